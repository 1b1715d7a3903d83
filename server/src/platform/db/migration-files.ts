import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { StartupError } from '../startup-error.ts';

export type Migration = { name: string; sql: string; checksum: string };

export const MIGRATIONS_DIRECTORY = join(import.meta.dirname, 'migrations');

const FILE_NAME = /^(\d{4})_[a-z0-9_]+\.sql$/;
// A file that commits could be interrupted half done and never run again.
const ENDS_TRANSACTION = /(^|;)\s*(commit|rollback)\s*(;|$)/im;

/** Reads all migrations in the order of their numbers; the checksum does not depend on the line ends of a checkout. */
export async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  assertNames(names);
  return Promise.all(
    names.map(async (name) => {
      const sql = (await readFile(join(directory, name), 'utf8')).replaceAll('\r\n', '\n');
      if (ENDS_TRANSACTION.test(sql)) {
        throw new StartupError(
          `The migration ${name} ends its own transaction: leave out commit and rollback.`,
        );
      }
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** One value for the whole set of migrations: the key of a prepared template database. */
export function hashMigrations(migrations: Migration[]): string {
  const hash = createHash('sha256');
  for (const migration of migrations) hash.update(`${migration.name} ${migration.checksum}\n`);
  return hash.digest('hex').slice(0, 16);
}

function assertNames(names: string[]): void {
  const seen = new Map<string, string>();
  for (const name of names) {
    const number = FILE_NAME.exec(name)?.[1];
    if (!number) throw new StartupError(`The migration ${name} is not named like 0001_what_it_does.sql.`);
    const twin = seen.get(number);
    if (twin) throw new StartupError(`Two migrations have the number ${number}: ${twin} and ${name}.`);
    seen.set(number, name);
  }
}
