import { chown, copyFile, lstat, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { findPlace } from '#server/platform/db/cluster-place.ts';
import type { ClusterPlace } from '#server/platform/db/cluster-place.ts';
import { lockDataDir } from '#server/platform/db/data-dir-lock.ts';
import { quoteForShell, startEmbedded } from '#server/platform/db/embedded.ts';
import { stopOrphan } from '#server/platform/db/orphan.ts';
import { StartupError } from '#server/platform/startup-error.ts';

import { copyTree } from './copy-tree.ts';
import { readManifest } from './manifest.ts';
import type { Manifest } from './manifest.ts';

export type RestoreOptions = {
  dataDir: string;
  directory: string;
  log?: (line: string) => void;
  /** Puts an existing database aside; its own WAL then leads beyond the backup, to its last commit. */
  isReplacing?: boolean;
  /** Stops at this moment instead of the last commit. */
  until?: Date;
};

/** Puts a backup into a data directory and lets PostgreSQL replay the WAL up to the last commit that is known. */
export async function restore(options: RestoreOptions): Promise<void> {
  const { log = () => undefined, until } = options;
  const [dataDir, directory] = [resolve(options.dataDir), resolve(options.directory)];
  const manifest = await readManifest(directory);
  if (!manifest) throw new StartupError(`There is no finished backup in ${directory}.`);
  const place = await layOut({ ...options, dataDir, directory, log }, manifest);

  log('replaying the changes since the base of the backup');
  const database = await startEmbedded({
    dataDir,
    log,
    settings: {
      restore_command: `cp ${quoteForShell(replayDirectory(place))}/%f '%p'`,
      // Without a replica nobody reads during the replay: the database opens when it is done.
      hot_standby: 'off',
      ...(until && {
        recovery_target_time: until.toISOString().replace('T', ' ').replace('Z', '+00'),
        recovery_target_action: 'promote',
      }),
    },
  });
  await database.stop();
  await rm(replayDirectory(place), { recursive: true });
  log(`restored to ${dataDir}`);
}

type Task = Required<Pick<RestoreOptions, 'dataDir' | 'directory' | 'log'>> & RestoreOptions;

async function layOut(task: Task, manifest: Manifest): Promise<ClusterPlace> {
  const lock = await lockDataDir(task.dataDir);
  try {
    const aside = await putAside(task);
    const place = await findPlace(task.dataDir, task.log);
    task.log('copying the base of the backup');
    await copyTree(join(task.directory, manifest.base), `${place.data}.new`);
    await copyTree(join(task.directory, 'files'), task.dataDir);
    await collectWal(task, { place, aside, firstSegment: manifest.firstSegment });
    await writeFile(join(`${place.data}.new`, 'recovery.signal'), '', { mode: 0o600 });
    await handOver(place.home, place);
    await rename(`${place.data}.new`, place.data);
    return place;
  } finally {
    await lock.release();
  }
}

/** Nothing is ever overwritten: a database that is there moves to a name of its own. */
async function putAside({ dataDir, isReplacing, log }: Task): Promise<string | undefined> {
  const current = join(dataDir, 'postgres');
  const isThere = await lstat(current).then(
    () => true,
    () => false,
  );
  if (!isThere) return undefined;
  if (!isReplacing) {
    throw new StartupError(
      `${dataDir} already holds a database. Give another DATA_DIR, or --replace to put that database aside.`,
    );
  }
  await stopOrphan(join(current, 'data'), log);
  const aside = `${current}.replaced-${new Date().toISOString().replaceAll(/[^0-9]/g, '')}`;
  await rename(current, aside);
  log(`the database that was there is now ${aside}`);
  return aside;
}

/** Everything to replay in one directory: the backup's WAL, and what the old database wrote after it. */
async function collectWal(
  { directory }: Task,
  { place, aside, firstSegment }: { place: ClusterPlace; aside: string | undefined; firstSegment: string },
): Promise<void> {
  const target = replayDirectory(place);
  await mkdir(target, { recursive: true, mode: 0o700 });
  const archives = aside ? [join(aside, 'data/pg_wal'), join(aside, 'wal')] : [];
  // An archived segment is whole, so it takes the place of one of the same name.
  for (const archive of [...archives, join(directory, 'wal')]) {
    for (const name of await readdir(archive).catch(() => [])) {
      const isWanted = /^[0-9A-F]{24}$/.test(name) ? name >= firstSegment : name.endsWith('.history');
      if (isWanted) await copyFile(join(archive, name), join(target, name));
    }
  }
}

function replayDirectory(place: ClusterPlace): string {
  return join(place.home, 'replay');
}

/** As root: what we copied belongs to the user of the database. */
async function handOver(path: string, place: ClusterPlace): Promise<void> {
  if (!place.user) return;
  await chown(path, place.user.uid, place.user.gid);
  if (!(await stat(path)).isDirectory()) return;
  for (const name of await readdir(path)) await handOver(join(path, name), place);
}
