import { sql } from 'kysely';
import type { EffectName } from '#domain/order/effects.ts';
import { screenOrder } from './compliance-guards.queries.ts';
import { openHold } from './hold.queries.ts';
import type { Act, Effect } from './order-engine.ts';

/** Days the law gives to report blocked property or a rejected transfer. */
const REPORT_BUSINESS_DAYS = 10;

/** Holds and stops: opened with their reasons, closed with how they ended. */
export const complianceEffects = {
  'hold.open': async (act) => await open(act, 'Hold'),
  'hold.close': async (act) => await close(act),
  'hold.closeIfOpen': async (act) => await close(act),
  'stop.set': async (act) => {
    Object.assign(act.patch, { stopped_at: act.context.now, stop_reason: act.input.reason ?? null });
    await open(act, 'Stop');
  },
  'stop.clear': async (act) => await close(act),
  'report.ofac10d': (act) => {
    act.data['report'] = { kind: 'ofac10d', businessDays: REPORT_BUSINESS_DAYS };
  },
} satisfies Partial<Record<EffectName, Effect>>;

async function open(act: Act, kind: 'Hold' | 'Stop'): Promise<void> {
  const { hits } = act.action === 'Pay' ? await screenOrder(act) : { hits: [] };
  const reasons = hits.map(({ role, entry, reason }) => `${role}: ${entry} (${reason})`);
  await act.tx
    .insertInto('order_holds')
    .values({
      order_id: act.order.id,
      kind,
      check_type: hits.some(({ check }) => check === 'Ofac') ? 'Ofac' : (hits[0]?.check ?? 'Other'),
      reasons: JSON.stringify([...reasons, ...(act.input.reason === undefined ? [] : [act.input.reason])]),
      opened_at: act.context.now,
      opened_by: act.context.user?.id ?? null,
    })
    // A stopped order can be held and a held one stopped, but neither twice.
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'kind']).where('closed_at', 'is', null).doNothing(),
    )
    .execute();
}

/** Whatever compliance had open ends with this action, and with it the mark that nobody may move on. */
async function close(act: Act): Promise<void> {
  const { tx, order, context, action, to } = act;
  if ((await openHold(act)) === undefined) return;
  const ends: Partial<Record<string, string>> = { Reject: 'Rejected', Cancel: 'Cancelled', Lock: 'Locked' };
  await tx
    .updateTable('order_holds')
    .set({
      closed_at: context.now,
      closed_by: context.user?.id ?? null,
      cleared_at: sql<Date>`coalesce(cleared_at, ${context.now})`,
      outcome: ends[action] ?? 'Released',
    })
    .where('order_id', '=', order.id)
    .where('closed_at', 'is', null)
    .execute();
  act.data['holdOutcome'] = ends[action] ?? (to === 'Rejected' ? 'Rejected' : 'Released');
  Object.assign(act.patch, { stopped_at: null, stop_reason: null });
}
