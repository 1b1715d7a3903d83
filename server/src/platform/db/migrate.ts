import pg from 'pg';

import { StartupError } from '../startup-error.ts';
import { MIGRATIONS_DIRECTORY, readMigrations } from './migration-files.ts';
import type { Migration } from './migration-files.ts';
import { ensureAppRole } from './roles.ts';
import { syncTransitions } from './sync-transitions.queries.ts';

// Any number does, as long as every version of the program asks for the same one.
const ADVISORY_LOCK = '7205759403792793601';
const OLDEST_POSTGRES = 15;
const INSUFFICIENT_PRIVILEGE = '42501';

export type MigrateOptions = { log?: (line: string) => void; directory?: string };

type AppliedMigration = { name: string; checksum: string };

/**
 * Brings the database to the state of the SQL files: in order, forward only, each once and in one transaction together
 * with its record. Processes that start at the same moment wait for each other.
 */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<{ applied: string[] }> {
  const { log = () => undefined, directory = MIGRATIONS_DIRECTORY } = options;
  const migrations = await readMigrations(directory);
  const client = await connect(url);
  try {
    await assertVersion(client);
    await lock(client, log);
    await ensureAppRole(client);
    await createRecords(client);
    const pending = findPending(migrations, await readApplied(client));
    for (const migration of pending) {
      log(`migrating ${migration.name}`);
      await apply(client, migration);
    }
    await syncTransitions(client);
    return { applied: pending.map((migration) => migration.name) };
  } catch (error) {
    throw isForbidden(error) ? new StartupError(describeForbidden(client, error), { cause: error }) : error;
  } finally {
    await client.end();
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'giro migrate' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    const { hostname, port, pathname } = new URL(url);
    const where = `${hostname}:${port || 5432}${pathname}`;
    throw new StartupError(`The database at ${where} cannot be used: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

async function assertVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string }>(
    "select current_setting('server_version') as version",
  );
  const version = rows[0]?.version ?? '';
  if (Number.parseInt(version, 10) < OLDEST_POSTGRES) {
    throw new StartupError(`The database is PostgreSQL ${version}; ${OLDEST_POSTGRES} or later is needed.`);
  }
}

async function lock(client: pg.Client, log: (line: string) => void): Promise<void> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as locked', [ADVISORY_LOCK]);
  if (rows[0]?.locked === true) return;
  log('waiting for another process that is migrating this database');
  await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
}

function isForbidden(error: unknown): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError && error.code === INSUFFICIENT_PRIVILEGE;
}

function describeForbidden({ user }: pg.Client, { message }: pg.DatabaseError): string {
  return `The user ${user} may not migrate this database: ${message}. Give the address of its owner as MIGRATE_URL.`;
}

async function createRecords(client: pg.Client): Promise<void> {
  const { rows } = await client.query("select to_regclass('public.schema_migration') is not null as exists");
  if (rows[0]?.exists === true) return;
  await client.query(`
    create table public.schema_migration (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`);
}

async function readApplied(client: pg.Client): Promise<AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>(
    'select name, checksum from public.schema_migration order by name',
  );
  return rows;
}

/** Compares files and records; whatever does not fit stops the start before anything is changed. */
function findPending(migrations: Migration[], applied: AppliedMigration[]): Migration[] {
  const files = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const record of applied) {
    const file = files.get(record.name);
    if (!file) {
      throw new StartupError(
        `The database is newer than this program: it has the migration ${record.name}, which is not here. Start the newer version.`,
      );
    }
    if (file.checksum !== record.checksum) {
      throw new StartupError(
        `The migration ${record.name} was changed after it ran on this database. Restore the file and write a new migration instead.`,
      );
    }
  }
  const pending = migrations.slice(applied.length);
  const last = applied.at(-1);
  const late = pending[0];
  if (last && late && migrations[applied.length - 1]?.name !== last.name) {
    throw new StartupError(
      `A migration was inserted before ${last.name}, which already ran. Give it a higher number.`,
    );
  }
  return pending;
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = '30s'`);
    await client.query(migration.sql);
    await client.query('insert into public.schema_migration (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw new StartupError(describeFailure(migration, error), { cause: error });
  }
}

function describeFailure(migration: Migration, error: unknown): string {
  if (!(error instanceof pg.DatabaseError)) {
    return `The migration ${migration.name} failed and was rolled back: ${String(error)}`;
  }
  const line = error.position
    ? `:${migration.sql.slice(0, Number(error.position) - 1).split('\n').length}`
    : '';
  const hint = error.detail ? ` (${error.detail})` : '';
  return `The migration ${migration.name}${line} failed and was rolled back: ${error.message}${hint}`;
}
