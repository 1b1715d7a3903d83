import { sql } from 'kysely';
import type { CaseQueue } from '#domain/areas/compliance/cases.values.ts';
import { fieldProblem, Problem } from '#domain/kernel/problem.ts';
import type { Created } from '#domain/kernel/wire.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { transact, type Tx } from '#server/platform/http/transact.queries.ts';
import { refuseEnded, refuseUnclaimed } from './case-rules.ts';
import { deskStep, finishStep, lockCase } from './desk-step.queries.ts';
import { readOfficers } from './officers.queries.ts';
import { visibleCases } from './visible-cases.queries.ts';

export async function claimCase(context: OfficeContext, id: string): Promise<Created> {
  return await deskStep(context, { id }, async ({ tx, row }) => {
    refuseEnded(row);
    if (row.assignee_id !== null && row.assignee_id !== context.user.id) {
      throw new Problem('case-held', { name: await nameOf(tx, row.assignee_id) });
    }
    return { patch: claimed(context, context.user.id), kind: 'claimed' };
  });
}

/** The gravest that nobody has, the oldest of them; what others are taking in this moment is passed over. */
export async function claimNext(context: OfficeContext, queue: CaseQueue | undefined): Promise<Created> {
  return await transact(context, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select c.id::text as id from compliance_cases c
      where c.closed_at is null and c.outcome is null and c.assignee_id is null
        and c.info_requested_at is null and c.asked_action is null
        and ${queue === undefined ? sql`true` : sql`c.queue = ${queue}`} and ${visibleCases(context)}
      order by c.severity desc, c.sla_at, c.id
      limit 1 for no key update skip locked`.execute(tx);
    const id = rows[0]?.id;
    if (id === undefined) return { id: '0', version: 0 };
    const row = await lockCase(tx, context, id);
    return await finishStep(
      { tx, context, row },
      { patch: claimed(context, context.user.id), kind: 'claimed' },
    );
  });
}

export async function unclaimCase(context: OfficeContext, id: string): Promise<Created> {
  return await deskStep(context, { id }, async ({ row }) => {
    refuseUnclaimed(row, context.user.id);
    return await Promise.resolve({ patch: { assignee_id: null, claimed_at: null }, kind: 'unclaimed' });
  });
}

/** To another officer, also away from one who is not there. */
export async function assignCase(
  context: OfficeContext,
  id: string,
  { userId, note }: { userId: string; note: string },
): Promise<Created> {
  return await deskStep(context, { id }, async ({ tx, row }) => {
    refuseEnded(row);
    const officers = await readOfficers(tx);
    if (!officers.some((officer) => officer.id === userId)) throw fieldProblem('userId', 'not-found');
    const data = { from: row.assignee_id, to: userId, note };
    return { patch: claimed(context, userId), kind: 'assigned', data };
  });
}

function claimed({ now }: OfficeContext, userId: string) {
  return { assignee_id: userId, claimed_at: now };
}

async function nameOf(tx: Tx, userId: string): Promise<string> {
  const user = await tx
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return `${user.first_name} ${user.last_name}`.trim();
}
