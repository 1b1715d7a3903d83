import { sql } from 'kysely';
import type { CloseInput, MovementInput } from '#domain/areas/cash/cash.schema.ts';
import type { CashCount } from '#domain/areas/cash/denominations.ts';
import { worthOf } from '#domain/areas/cash/denominations.ts';
import { fieldProblem, Problem } from '#domain/kernel/problem.ts';
import type { Created } from '#domain/kernel/wire.ts';
import type { Change } from '#server/engine/activity/record-activity.queries.ts';
import { recordActivity } from '#server/engine/activity/record-activity.queries.ts';
import { expectedCash } from '#server/engine/payments/open-cash-session.queries.ts';
import { checkVersion } from '#server/engine/versions/check-version.queries.ts';
import { publish } from '#server/platform/events/publish.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { transact } from '#server/platform/http/transact.queries.ts';
import type { CashSession } from './cash-session.queries.ts';
import { isDrawerAdmin, today } from './cash-session.queries.ts';
import { postCashDifference } from './post-cash-difference.ts';

export async function openSession(context: OfficeContext, count: CashCount): Promise<Created> {
  return await transact(context, async (tx) => {
    const float = worthOf(count);
    const opened = await tx
      .insertInto('cash_sessions')
      .values({
        office_id: context.office.id,
        user_id: context.user.id,
        business_day: today(context),
        opening_float: float,
        opening_count: JSON.stringify(count),
        opened_at: context.now,
        updated_at: context.now,
      })
      .onConflict((conflict) =>
        // As a literal: a kept plan cannot tell from a parameter that the partial index fits.
        conflict.columns(['office_id', 'user_id']).where('status', '=', sql.lit('Open')).doNothing(),
      )
      .returningAll()
      .executeTakeFirst();
    if (opened === undefined) throw new Problem('cash-session-open');
    await tell(tx, context, { session: opened, action: 'opened', changes: [changeOf('float', null, float)] });
    return { id: opened.id, version: 1 };
  });
}

export async function moveCash(context: OfficeContext, id: string, input: MovementInput): Promise<Created> {
  return await transact(context, async (tx) => {
    const session = await lockSession(tx, context, id);
    if (session.status !== 'Open') throw new Problem('cash-session-closed');
    if (session.user_id !== context.user.id) throw new Problem('not-your-role');
    const held = await expectedCash(tx, id);
    if (input.kind === 'CashOut' && BigInt(input.amount) > held) {
      throw fieldProblem('amount', 'not-enough-cash', { left: dollars(held) });
    }
    await tx
      .insertInto('cash_movements')
      .values({ ...input, cash_session_id: id, by: context.user.id, at: context.now })
      .execute();
    const after = await bump(tx, session, { updated_at: context.now });
    const action = input.kind === 'CashIn' ? 'cash-in' : 'cash-out';
    const changes = [changeOf('amount', null, BigInt(input.amount))];
    await tell(tx, context, { session: after, action, changes, reason: input.reason });
    return { id, version: after.version };
  });
}

export async function closeSession(context: OfficeContext, id: string, input: CloseInput): Promise<Created> {
  return await transact(context, async (tx) => {
    const session = await lockSession(tx, context, id);
    await checkVersion(tx, context, { entity: 'cash-session', id, version: session.version });
    if (session.status !== 'Open') throw new Problem('cash-session-closed');
    const [expected, counted] = [await expectedCash(tx, id), worthOf(input.count)];
    const difference = counted - expected;
    if (difference !== 0n && input.note === '') throw fieldProblem('note', 'reason-missing');
    const after = await bump(tx, session, {
      updated_at: context.now,
      status: 'Closed',
      expected: String(expected),
      counted: String(counted),
      closing_count: JSON.stringify(input.count),
      closing_note: input.note,
      closed_at: context.now,
      closed_by: context.user.id,
      posted_difference: String(difference),
    });
    const amount = difference - BigInt(session.posted_difference);
    const { version } = after;
    if (amount !== 0n) await postCashDifference(tx, context, { sessionId: id, version, amount });
    const changes = [
      changeOf('expected', null, expected),
      changeOf('counted', null, counted),
      changeOf('difference', null, difference),
    ];
    await tell(tx, context, { session: after, action: 'closed', changes, reason: input.note || undefined });
    return { id, version };
  });
}

/** On the day it was closed, by the admin of the office, while its seller has no other one open. */
export async function reopenSession(context: OfficeContext, id: string, reason: string): Promise<Created> {
  return await transact(context, async (tx) => {
    if (!isDrawerAdmin(context)) throw new Problem('not-your-role');
    const session = await lockSession(tx, context, id);
    await checkVersion(tx, context, { entity: 'cash-session', id, version: session.version });
    if (session.status !== 'Closed') throw new Problem('cash-session-open');
    if (session.business_day !== today(context)) throw new Problem('session-not-today');
    await refuseSecond(tx, session);
    const after = await bump(tx, session, { updated_at: context.now, status: 'Open' });
    await tell(tx, context, { session: after, action: 'reopened', reason });
    return { id, version: after.version };
  });
}

async function refuseSecond(tx: Tx, { office_id, user_id }: CashSession): Promise<void> {
  const open = await tx
    .selectFrom('cash_sessions')
    .select('id')
    .where('office_id', '=', office_id)
    .where('user_id', '=', user_id)
    .where('status', '=', 'Open')
    .executeTakeFirst();
  if (open !== undefined) throw new Problem('cash-session-open');
}

/** Nobody takes or gives cash in it until the end of the transaction. */
async function lockSession(tx: Tx, context: OfficeContext, id: string): Promise<CashSession> {
  const session = await tx
    .selectFrom('cash_sessions')
    .selectAll()
    .where('id', '=', id)
    .where('office_id', '=', context.office.id)
    .forUpdate()
    .executeTakeFirst();
  if (session === undefined) throw new Problem('not-found');
  if (session.user_id !== context.user.id && !isDrawerAdmin(context)) throw new Problem('not-found');
  return session;
}

type Patch = Partial<
  Pick<
    CashSession,
    | 'updated_at'
    | 'status'
    | 'expected'
    | 'counted'
    | 'closing_note'
    | 'closed_at'
    | 'closed_by'
    | 'posted_difference'
  >
> & { closing_count?: string };

async function bump(tx: Tx, session: CashSession, patch: Patch): Promise<CashSession> {
  return await tx
    .updateTable('cash_sessions')
    .set({ ...patch, version: session.version + 1 })
    .where('id', '=', session.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

function changeOf(field: string, before: bigint | null, after: bigint): Change {
  return { field, before: before === null ? null : String(before), after: String(after) };
}

async function tell(
  tx: Tx,
  context: OfficeContext,
  entry: { session: CashSession; action: string; changes?: Change[]; reason?: string },
): Promise<void> {
  const { session, ...rest } = entry;
  await recordActivity(tx, context, {
    scope: 'orders',
    entity: 'cash-session',
    entityId: session.id,
    entityVersion: session.version,
    label: `${context.office.code} ${session.business_day}`,
    ...rest,
  });
  const change = entry.action === 'opened' ? 'created' : 'changed';
  await publish(tx, { topic: 'cash-sessions', id: session.id, change, officeIds: [session.office_id] });
}

function dollars(cents: bigint): string {
  return `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
}
