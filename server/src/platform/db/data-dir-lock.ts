import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { StartupError } from '../startup-error.ts';

export type DataDirLock = { release(): Promise<void> };

/**
 * Lets one program at a time work on a data directory. The lock is one of the operating system, taken through SQLite
 * because Node has no flock: it vanishes with its process, so nothing is left to clean up after a kill -9.
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  await makeDataDir(dataDir);
  const pidFile = join(dataDir, 'giro.pid');
  // The moment of patience is for a predecessor that is just ending.
  const database = new DatabaseSync(join(dataDir, '.lock'), { timeout: 3000 });
  try {
    database.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    database.close();
    const holder = await readFile(pidFile, 'utf8').catch(() => '');
    throw new StartupError(
      `Giro is already running on ${dataDir}${holder && ` (process ${holder.trim()})`}. Stop it, or choose another DATA_DIR.`,
      { cause: error },
    );
  }
  await writeFile(pidFile, `${process.pid}\n`);
  return {
    async release() {
      await rm(pidFile, { force: true });
      if (database.isOpen) database.close();
    },
  };
}

async function makeDataDir(dataDir: string): Promise<void> {
  try {
    // 0711 lets the database's own user through when root starts the program; everything inside is private by itself.
    await mkdir(dataDir, { recursive: true, mode: 0o711 });
    const probe = join(dataDir, `.probe-${process.pid}`);
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new StartupError(
      `DATA_DIR ${dataDir} cannot be written by this user: ${(error as Error).message}`,
      {
        cause: error,
      },
    );
  }
}
