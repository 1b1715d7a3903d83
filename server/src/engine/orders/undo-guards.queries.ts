import { type Selectable, sql } from 'kysely';
import { isCorporationAdmin } from '#domain/access/role-rules.ts';
import { system } from '#domain/order/actors.ts';
import type { EffectName } from '#domain/order/effects.ts';
import type { GuardName } from '#domain/order/guards.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { doerOf } from './doer.ts';
import type { Act, Guard } from './order-engine.ts';

type EventRow = Selectable<Tables['order_events']>;

/** Whoever did it has this long to notice; the corporation the rest of the day. */
const WINDOW_MINUTES = 15;
const CORPORATION_HOURS = 24;

/** Which step an undo takes back, and whether that can still be done. */
export const undoGuards = {
  undoWindow: async (act) => {
    const last = await lastStep(act);
    if (last === undefined) return false;
    const doer = doerOf(act.context);
    const hours = doer !== system && isCorporationAdmin(doer) ? CORPORATION_HOURS : WINDOW_MINUTES / 60;
    const isInTime = act.context.now.getTime() - last.at.getTime() <= hours * 3_600_000;
    return isInTime && (await isInOpenPeriod(act, last.version));
  },
  noLaterEffect: async (act) => {
    const last = await lastStep(act);
    if (last === undefined) return false;
    const later = await act.tx
      .selectFrom('order_events')
      .select('effects')
      .where('order_id', '=', act.order.id)
      .where('version', '>', last.version)
      .execute();
    return !later.some(({ effects }) => effects.some(leavesTraces));
  },
} satisfies Partial<Record<GuardName, Guard>>;

/** The last step that changed the status; undefined if it was taken back already. */
export async function lastStep({ tx, order, memo }: Act): Promise<EventRow | undefined> {
  if (!memo.has('lastStep')) {
    const row = await tx
      .selectFrom('order_events')
      .selectAll()
      .where('order_id', '=', order.id)
      .whereRef('from_status', '<>', 'to_status')
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst();
    memo.set('lastStep', row?.action === 'Undo' ? undefined : row);
  }
  return memo.get('lastStep') as EventRow | undefined;
}

/** What a step posted in a period that is closed since stays as it is. */
async function isInOpenPeriod({ tx, order }: Act, version: number): Promise<boolean> {
  const { rows } = await sql`
    select from ledger.journal where order_id = ${order.id} and idem like ${`order:${order.id}:${version}:%`}
      and effective_on <= (select max(closed_through) from ledger.period_lock) limit 1`.execute(tx);
  return rows.length === 0;
}

function leavesTraces(effect: string): boolean {
  return (effect satisfies string as EffectName).startsWith('ledger.') || effect.startsWith('inv.');
}
