import type { Pool, PoolClient } from 'pg';
import { openPool } from '../db/pool.ts';

/** Where a process of its own connections finds the database; `role` as in `openPool`. */
export interface DatabaseAddress {
  readonly url: string;
  readonly role?: string;
}

/** "The database is starting": after it the worker waits and asks again, where other errors end it. */
const tryAgain = '57P03';
/** Ended by a shutdown, by a crash of another process, or refused meanwhile; broken connections have no code. */
const away = new Set(['57P01', '57P02', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE']);
const broken = /^Connection terminated|not queryable/;

/** Connections of the worker, which outlive a restart of the database: what failed for it is tried again. */
export function openJobsPool({ url, role }: DatabaseAddress, max: number): Pool {
  const pool = openPool(url, { max, role, applicationName: 'giro jobs', statementTimeoutMs: 600_000 });
  pool.on('connect', (client: PoolClient) => {
    client.query = retryable(client.query.bind(client) as Send) as typeof client.query;
  });
  pool.connect = retryable(pool.connect.bind(pool) as Send) as typeof pool.connect;
  return pool;
}

type Send = (...parts: unknown[]) => Promise<unknown>;

function retryable(send: Send): Send {
  return async (...parts) => {
    try {
      return await send(...parts);
    } catch (error) {
      throw isAway(error) ? Object.assign(error as Error, { code: tryAgain }) : error;
    }
  };
}

function isAway(error: unknown): boolean {
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string };
  return away.has(code) || broken.test(message);
}
