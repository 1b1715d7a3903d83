import { sql } from 'kysely';
import type { CaseEventKind } from '#domain/areas/compliance/cases.values.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { appendCaseEvent } from './append-case-event.queries.ts';
import { startClock } from './report-clock.queries.ts';
import { tellOfficers } from './tell-officers.queries.ts';

/** A hold or stop of an order that ended; a ClosedHold of the engine is one. */
export interface EndedHold {
  readonly orderId: string;
  /** Released, Rejected, Locked or Cancelled. */
  readonly outcome: string;
  readonly actorId: string | null;
  readonly at: Date;
}

const steps: Readonly<Record<string, CaseEventKind>> = {
  Released: 'released',
  Rejected: 'rejected',
  Cancelled: 'cancelled',
};

/**
 * What compliance had open about an order ends with it; a transfer rejected for OFAC is reported. Locked: the money is
 * blocked, the case stays until a licence.
 */
export async function closeCase(tx: Tx, { orderId, outcome, actorId, at }: EndedHold): Promise<void> {
  if (outcome === 'Locked') return await blockCase(tx, { orderId, actorId, at });
  const cases = await tx
    .selectFrom('compliance_cases')
    .select(['id', 'check_type'])
    .where('order_id', '=', orderId)
    .where('hold_id', 'is not', null)
    .where('closed_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  for (const { id, check_type } of cases) {
    await tx
      .updateTable('compliance_cases')
      .set((eb) => ({
        closed_at: at,
        closed_by: actorId,
        outcome,
        asked_action: null,
        asked_by: null,
        asked_at: null,
        info_requested_at: null,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute();
    const kind = steps[outcome] ?? 'closed';
    await appendCaseEvent(tx, id, { at, userId: actorId, kind, data: { outcome } });
    if (outcome === 'Rejected' && check_type === 'Ofac') {
      await startClock(tx, { kind: 'OFAC_REJECT', at, userId: actorId, caseId: id, orderId });
    }
    await tellOfficers(tx, { id, change: 'changed' });
  }
}

/** Property of a listed person left the order for an account of its own: reported, and again every year. */
async function blockCase(tx: Tx, { orderId, actorId, at }: Omit<EndedHold, 'outcome'>): Promise<void> {
  const open = await tx
    .updateTable('compliance_cases')
    .set((eb) => ({
      outcome: 'Locked',
      asked_action: null,
      asked_by: null,
      asked_at: null,
      info_requested_at: null,
      version: eb('version', '+', 1),
    }))
    .where('order_id', '=', orderId)
    .where('hold_id', 'is not', null)
    .where('closed_at', 'is', null)
    .returning('id')
    .execute();
  const [first] = open.toSorted((a, b) => Number(BigInt(a.id) - BigInt(b.id)));
  for (const { id } of open) {
    await appendCaseEvent(tx, id, { at, userId: actorId, kind: 'funds-blocked', data: {} });
    await tellOfficers(tx, { id, change: 'changed' });
  }
  await startClock(tx, { kind: 'OFAC_BLOCK', at, userId: actorId, caseId: first?.id ?? null, orderId });
  await tx
    .insertInto('report_clocks')
    .values(await annualClock(tx, at))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** One report a year for all that is blocked on 30 June. */
async function annualClock(tx: Tx, at: Date) {
  const { rows } = await sql<{ year: number }>`
    select extract(year from ${at}::timestamptz at time zone 'America/New_York' + interval '6 months')::int as year`.execute(
    tx,
  );
  const year = rows[0]?.year ?? at.getUTCFullYear();
  return { kind: 'OFAC_ANNUAL', started_on: `${year}-06-30`, due_on: `${year}-09-30` };
}
