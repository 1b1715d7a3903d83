import { sql } from 'kysely';
import type { EffectName } from '#domain/order/effects.ts';
import { reviewAtHand, reviewSale } from './compliance-guards.queries.ts';
import type { Finding } from './compliance-port.ts';
import { openHold } from './hold.queries.ts';
import type { Act, Effect } from './order-engine.ts';
import { reviewedOrder } from './reviewed-order.ts';

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
  'report.ofac10d': async (act) => await tellEnd(act, 'Locked'),
} satisfies Partial<Record<EffectName, Effect>>;

async function open(act: Act, kind: 'Hold' | 'Stop'): Promise<void> {
  const answer = act.action === 'Pay' ? await reviewSale(act) : reviewAtHand(act);
  const hits = answer?.hits ?? [];
  const reason = act.input.reason ?? null;
  const reasons = [...hits.map(told), ...(reason === null ? [] : [reason])];
  const opened = await act.tx
    .insertInto('order_holds')
    .values({
      order_id: act.order.id,
      kind,
      check_type: gravest(hits),
      reasons: JSON.stringify(reasons),
      needs_two: answer?.needsTwo ?? false,
      is_aml: hits.some(({ isAml }) => isAml === true),
      opened_at: act.context.now,
      opened_by: act.context.user?.id ?? null,
    })
    // A stopped order can be held and a held one stopped, but neither twice.
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'kind']).where('closed_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (opened === undefined) return;
  const hold = { holdId: opened.id, kind, order: await reviewedOrder(act), answer, reason };
  await act.engine.compliance.holdOpened(act.tx, hold);
}

/** A hit of OFAC names the hold, whatever else was found. */
function gravest(hits: readonly Finding[]): Finding['check'] {
  return hits.find(({ check }) => check === 'Ofac')?.check ?? hits[0]?.check ?? 'Other';
}

function told({ role, key, reason }: Finding): string {
  return `${role === null ? '' : `${role}: `}${key} (${reason})`;
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
  const outcome = ends[action] ?? (to === 'Rejected' ? 'Rejected' : 'Released');
  await tellEnd(act, outcome);
  Object.assign(act.patch, { stopped_at: null, stop_reason: null });
}

/** Compliance keeps what it owes to the authorities for it. */
async function tellEnd({ tx, engine, order, context, data }: Act, outcome: string): Promise<void> {
  data['holdOutcome'] = outcome;
  const actorId = context.user?.id ?? null;
  await engine.compliance.holdClosed(tx, { orderId: order.id, outcome, actorId, at: context.now });
}
