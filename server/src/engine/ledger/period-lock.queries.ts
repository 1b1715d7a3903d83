import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/platform/db/tables.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { asLedgerProblem } from './ledger-problem.ts';

export interface PeriodLock {
  /** The last day of the closed period, `yyyy-MM-dd`; null while nothing is closed. */
  readonly closedThrough: string | null;
  readonly lockedAt: Date | null;
}

export async function readPeriodLock(db: Kysely<Tables>): Promise<PeriodLock> {
  const last = await db
    .selectFrom('ledger.period_lock')
    .select(['closed_through', 'locked_at'])
    .orderBy('closed_through', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { closedThrough: last?.closed_through ?? null, lockedAt: last?.locked_at ?? null };
}

/** What two persons decide together. Person and moment of who asks. */
interface Asking {
  readonly reason: string;
  readonly by: string;
  readonly at: Date;
}

/** Asks for closing everything up to a day; one request at a time. */
export async function requestPeriodLock(
  tx: Tx,
  through: string,
  { reason, by, at }: Asking,
): Promise<string> {
  return await requestApproval(
    tx,
    sql`'PeriodLock', ${through}, null, ${reason}, ${by}::bigint, ${at}::timestamptz`,
  );
}

/** Another person says yes, which closes the period, or no; who asked may only take it back. */
export async function decidePeriodLock(
  tx: Tx,
  { id, isGranted, by, at }: { id: string; isGranted: boolean; by: string; at: Date },
): Promise<void> {
  await decideApproval(tx, { id, isGranted, by, at });
  if (isGranted) await ledgerCall(tx, sql`select ledger.close_period(${id}::bigint, ${at}::timestamptz)`);
}

export async function decideApproval(
  tx: Tx,
  { id, isGranted, by, at }: { id: string; isGranted: boolean; by: string; at: Date },
): Promise<void> {
  await ledgerCall(
    tx,
    sql`select ledger.decide_approval(${id}::bigint, ${isGranted}::boolean, ${by}::bigint, ${at}::timestamptz)`,
  );
}

export async function requestApproval(tx: Tx, values: ReturnType<typeof sql>): Promise<string> {
  const [row] = await ledgerCall<{ id: string }>(tx, sql`select ledger.request_approval(${values}) as id`);
  return row?.id ?? '';
}

export async function ledgerCall<Row>(tx: Tx, statement: ReturnType<typeof sql>): Promise<Row[]> {
  try {
    return (await statement.execute(tx)).rows as Row[];
  } catch (error) {
    throw asLedgerProblem(error);
  }
}
