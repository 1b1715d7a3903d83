import { randomBytes } from 'node:crypto';
import { chmod, chown, lstat, mkdir, realpath, rmdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';

import { StartupError } from '../startup-error.ts';
import { SYSTEM_HOME, provideBinaries } from './postgres-binaries.ts';
import { canUse, findPostgresUser, ownerOf } from './postgres-user.ts';
import type { PostgresUser } from './postgres-user.ts';

/** Where a cluster lives and as whom it runs. */
export type ClusterPlace = {
  home: string;
  data: string;
  /** Finished WAL segments are copied here once this directory exists, that is after the first backup. */
  wal: string;
  logFile: string;
  bin: string;
  user: PostgresUser | undefined;
};

/** Finds or makes the place of the cluster of a data directory. */
export async function findPlace(dataDir: string, log: (line: string) => void): Promise<ClusterPlace> {
  const pointer = join(dataDir, 'postgres');
  const existing = await realpath(pointer).catch(() => undefined);
  const user = existing ? await ownerOf(existing) : findPostgresUser();
  const home = existing ?? (await makeHome(pointer, user, log));
  return { ...placeOf(home), bin: await provideBinaries(user, log), user };
}

export function placeOf(home: string): Pick<ClusterPlace, 'home' | 'data' | 'wal' | 'logFile'> {
  return { home, data: join(home, 'data'), wal: join(home, 'wal'), logFile: join(home, 'postgres.log') };
}

async function makeHome(
  pointer: string,
  user: PostgresUser | undefined,
  log: (line: string) => void,
): Promise<string> {
  await refuseDeadPointer(pointer);
  await makeOwned(pointer, user);
  if (!user || canUse(user, pointer, '-w')) return realpath(pointer);
  // The data directory is closed to that user (root's home, a private clone): a link leads to a directory of his own.
  await rmdir(pointer);
  await mkdir(SYSTEM_HOME, { recursive: true, mode: 0o755 });
  await chmod(SYSTEM_HOME, 0o755);
  const home = join(SYSTEM_HOME, randomBytes(6).toString('hex'));
  await makeOwned(home, user);
  await symlink(home, pointer);
  log(`the database lives in ${home}: its user cannot enter ${pointer}`);
  return home;
}

async function makeOwned(path: string, user: PostgresUser | undefined): Promise<void> {
  await mkdir(path, { mode: 0o700 });
  if (user) await chown(path, user.uid, user.gid);
}

async function refuseDeadPointer(pointer: string): Promise<void> {
  const found = await lstat(pointer).catch(() => undefined);
  if (found?.isSymbolicLink()) {
    throw new StartupError(
      `${pointer} leads to a directory that no longer exists. Remove the link to begin with an empty database.`,
    );
  }
}
