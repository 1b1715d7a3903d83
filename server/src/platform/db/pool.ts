import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

import { keepPlans } from './prepared-pool.ts';
import type { Tables } from './tables.ts';

const DATE_OID = 1082;
const DATE_ARRAY_OID = 1182;

export type PoolOptions = {
  /** Connections of this process; the server side allows 100. */
  max?: number;
  /** Role taken on by every connection, so that an owner's address still works with the rights of the application. */
  role?: string;
  statementTimeoutMs?: number;
  applicationName?: string;
  onError?: (error: Error) => void;
};

/**
 * Opens a pool: `int8` and `numeric` arrive as strings, `date` as 'yyyy-MM-dd', `timestamptz` as Date.
 * Statements, lock waits and forgotten transactions end by themselves.
 */
export function openPool(url: string, options: PoolOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    application_name: options.applicationName ?? 'giro',
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: options.statementTimeoutMs ?? 30_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 60_000,
    options: options.role ? `-c role=${options.role}` : undefined,
    keepAlive: true,
    types: typeParsers(),
  });
  // An idle connection that the server closed (restart, failover) is replaced at the next query. One that is in use tells
  // it by itself, and whoever uses it learns it from the next statement; unheard, it would end the program.
  const onError = options.onError ?? ((): void => undefined);
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

/** Opens the typed query builder on an address or on a pool that is already open; `destroy()` closes it. */
export function openDatabase(source: string | pg.Pool, options: PoolOptions = {}): Kysely<Tables> {
  const pool = typeof source === 'string' ? openPool(source, options) : source;
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: keepPlans(pool) }) });
}

function typeParsers(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides();
  types.setTypeParser(DATE_OID, (text) => text);
  types.setTypeParser(DATE_ARRAY_OID, (text) => (text === '{}' ? [] : text.slice(1, -1).split(',')));
  return types;
}
