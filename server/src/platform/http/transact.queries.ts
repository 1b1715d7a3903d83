import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { Problem } from '#domain/kernel/problem.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { isStalePlan } from '../db/prepared-pool.ts';
import type { Tables } from '../db/tables.ts';
import type { RequestContext, SessionContext } from './context.ts';
import { dropLate, holdLate, writeLate } from './late-rows.queries.ts';

export type Tx = Transaction<Tables>;

/** Serialization failure and deadlock: the whole work is done again. */
const retryable = new Set(['40001', '40P01']);

/**
 * One write = one SQL transaction. Claims the request's idempotency key first: the same request gets its
 * first answer again, another body under the key is refused, a twin still running gets `key-running`.
 * Refusals roll back and leave no key.
 */
export async function transact<T>(context: RequestContext, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await context.services.db.transaction().execute((tx) => once(context, tx, work));
    } catch (error) {
      if (attempt >= 3 || !isRetryable(error)) throw error;
    }
  }
}

function isRetryable(error: unknown): boolean {
  return retryable.has((error as { code?: string }).code ?? '') || isStalePlan(error);
}

async function once<T>(context: RequestContext, tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  holdLate(tx);
  try {
    return await onceByKey(context, tx, work);
  } finally {
    dropLate(tx);
  }
}

async function onceByKey<T>(context: RequestContext, tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { idempotency } = context;
  if (idempotency === null) {
    const result = await work(tx);
    await writeLate(tx, null);
    return result;
  }
  const owner = ownerOf(context);
  const { requestHash: request_hash } = idempotency;
  const earlier = await claim(tx, owner, request_hash);
  if (earlier !== null) {
    idempotency.isReplayed = true;
    return earlier as T;
  }
  const answer = await work(tx);
  const { id: entity_id = '', version: entity_version = 0 } = (answer ?? {}) as Partial<Created>;
  await writeLate(tx, { ...owner, request_hash, status: 200, entity_id, entity_version });
  return answer;
}

interface KeyOwner {
  user_id: string;
  office_id: string;
  route: string;
  key: string;
}

function ownerOf(context: RequestContext): KeyOwner {
  const { user, office } = context as Partial<SessionContext>;
  return {
    user_id: user?.id ?? '0',
    office_id: office?.id ?? '0',
    route: context.endpoint,
    key: context.idempotency?.key ?? '',
  };
}

/** Whether a request was done before: `transact` will answer it again, so nothing that comes before is to be done twice. */
export async function isRepeated(context: RequestContext): Promise<boolean> {
  if (context.idempotency === null) return false;
  const found = await context.services.db
    .selectFrom('idempotency_keys')
    .select('key')
    .where((eb) => eb.and({ ...ownerOf(context) }))
    .executeTakeFirst();
  return found !== undefined;
}

async function claim(tx: Tx, owner: KeyOwner, requestHash: string): Promise<Created | null> {
  const name = Object.values(owner).join('\n');
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as free`.execute(tx);
  if (rows[0]?.free !== true) throw new Problem('key-running');
  const earlier = await tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'entity_id', 'entity_version'])
    .where((eb) => eb.and({ ...owner }))
    .executeTakeFirst();
  if (earlier === undefined) return null;
  if (earlier.request_hash !== requestHash) throw new Problem('key-reused');
  return { id: earlier.entity_id, version: earlier.entity_version };
}
