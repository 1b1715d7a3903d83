import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/platform/db/tables.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import {
  type Asking,
  decideApproval,
  type Decision,
  ledgerCall,
  requestApproval,
} from './approvals.queries.ts';

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

/** Asks for closing everything up to a day; one request at a time. */
export async function requestPeriodLock(tx: Tx, through: string, asking: Asking): Promise<string> {
  return await requestApproval(tx, { kind: 'PeriodLock', subject: through, journal: null }, asking);
}

/** Another person says yes, which closes the period, or no; who asked may only take it back. */
export async function decidePeriodLock(tx: Tx, decision: Decision): Promise<void> {
  await decideApproval(tx, decision);
  if (!decision.isGranted) return;
  await ledgerCall(tx, sql`select ledger.close_period(${decision.id}::bigint, ${decision.at}::timestamptz)`);
}
