import type { EffectName } from '#domain/order/effects.ts';
import { quoteToWire } from '#domain/order/quote.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { services, type OrderType } from '#domain/services/services.ts';
import { type Change, recordActivity } from '#server/engine/activity/record-activity.queries.ts';
import { type Write, writeTogether } from '#server/platform/db/together.queries.ts';
import { publish } from '#server/platform/events/publish.queries.ts';
import { postEffects } from './post-effects.queries.ts';
import { enqueue } from '#server/platform/jobs/enqueue.queries.ts';
import { isCancelDue, queueCancel } from './cancel-due.queries.ts';
import { keepEvidence } from './keep-evidence.queries.ts';
import { type Act, moduleOf } from './order-engine.ts';
import { quoteColumns } from './quote-columns.ts';

/** Stores what an action did: price, journals, the event, the order's new version, and whom to tell. */
export async function finishAct(act: Act, effects: readonly EffectName[]): Promise<Created> {
  const { quote, version } = act;
  if (quote !== null) Object.assign(act.patch, quoteColumns(quote, version));
  await postEffects(act, effects);
  await spendApproval(act);
  await keepEvidence(act);
  await writeTogether(act.tx, [newQuote(act), newEvent(act, effects), newVersion(act)]);
  await log(act, effects);
  await tell(act);
  return { id: act.order.id, version: act.version };
}

/** The request that a second person approved by doing it is used up. */
async function spendApproval({ tx, context, memo }: Act): Promise<void> {
  const id = memo.get('approval') as string | undefined;
  if (id === undefined) return;
  await tx
    .updateTable('order_approvals')
    .set({ used_at: context.now, used_by: context.user?.id ?? null })
    .where('id', '=', id)
    .execute();
}

/** A new price becomes the one that counts; the earlier ones stay readable. */
function newQuote({ tx, context, order, version, quote }: Act): Write | null {
  if (quote === null) return null;
  const at = context.now;
  const wire = JSON.stringify(quoteToWire(quote));
  return tx
    .insertInto('order_quotes')
    .values({ order_id: order.id, version, quote: wire, valid_until: new Date(quote.validUntil), at });
}

function newEvent(act: Act, effects: readonly EffectName[]): Write {
  const { tx, context, order, action, input, version, to } = act;
  const from = version === 1 ? 'None' : order.status;
  const { undoes, ...data } = act.data as { undoes?: string };
  return tx.insertInto('order_events').values({
    order_id: order.id,
    version,
    service: order.service,
    action,
    from_status: from,
    to_status: to ?? order.status,
    at: context.now,
    user_id: context.user?.id ?? null,
    office_id: context.office?.id ?? null,
    reason: input.reason ?? null,
    changes: JSON.stringify([
      ...statusChange(from, to ?? order.status),
      ...moneyChanges(act),
      ...act.changes,
    ]),
    data: JSON.stringify(data),
    effects: [...effects],
    undoes: undoes ?? null,
    request_id: context.requestId,
  });
}

/** The same in the log of all areas, which tells of people rather than of orders. */
async function log(act: Act, effects: readonly EffectName[]): Promise<void> {
  const { tx, context, order, action, input, version, to } = act;
  const isReview = effects.some((name) => /^(hold|stop)\.|Funds$/.test(name));
  const from = version === 1 ? 'None' : order.status;
  await recordActivity(tx, context, {
    scope: 'orders',
    action: version === 1 ? 'created' : action,
    entity: 'order',
    entityId: order.id,
    entityVersion: version,
    label: order.number,
    changes: statusChange(from, to ?? order.status),
    // Why compliance holds or frees something is not for the log that an office reads.
    ...(input.reason !== undefined && !isReview && { reason: input.reason }),
  });
}

function newVersion(act: Act): Write | null {
  const { tx, context, order, action, version, to, patch } = act;
  if (version === 1) return null; // stands there already
  const status = to ?? order.status;
  const isMove = status !== order.status;
  const previous = action === 'Undo' ? null : order.status;
  const { ends } = moduleOf(act.engine, order.service).service.lifecycle;
  return tx
    .updateTable('orders')
    .set({
      ...(patch as object),
      status,
      version,
      updated_at: context.now,
      ...(isMove && { previous_status: previous, ...moments(act, status, ends) }),
    })
    .where('id', '=', order.id);
}

const noCancelRequest = {
  cancel_requested_at: null,
  cancel_requested_by: null,
  cancel_requested_office: null,
};

/** When it was first paid, last submitted, and finished; a way back clears what is no longer so. */
function moments({ context, order }: Act, status: string, ends: readonly string[]) {
  const isUnpaid = status === 'Draft' || status === 'Reserved';
  return {
    finished_at: ends.includes(status) ? context.now : null,
    ...(isUnpaid && { purchased_at: null, ...noCancelRequest }),
    ...(status === 'Purchased' || status === 'Hold'
      ? { purchased_at: order.purchased_at ?? context.now }
      : {}),
    ...(status === 'Submitting' || status === 'Submitted'
      ? { submitted_at: order.submitted_at ?? context.now }
      : {}),
  };
}

function statusChange(before: string, after: string): Change[] {
  return before === after ? [] : [{ field: 'status', before, after }];
}

const money = ['total', 'paid', 'fee', 'tax', 'discount', 'principal', 'provider_office_id'] as const;

function moneyChanges({ order, patch, version }: Act): Change[] {
  if (version === 1) return [];
  return money
    .filter((field) => patch[field] !== undefined && patch[field] !== order[field])
    .map((field) => ({ field, before: order[field], after: patch[field] }));
}

/** Ids only, to the offices that work on it, under the name of the service's explorer. */
async function tell(act: Act): Promise<void> {
  const { tx, order, version, patch } = act;
  const { segment } = services[order.service as OrderType];
  const provider = patch.provider_office_id ?? order.provider_office_id;
  const officeIds = [order.office_id, ...(provider === null ? [] : [provider])];
  const change = version === 1 ? 'created' : 'changed';
  await publish(tx, { topic: segment, id: order.id, change, officeIds });
  // Rows tell customers of what went well; that it came to nothing is told here, for every service alike.
  if (cameToNothing(act)) await enqueue(tx, 'notify-order', { orderId: order.id, version, whom: 'customer' });
  if (isCancelDue(order, act.to)) await queueCancel(tx, order.id);
  else if (isToBeSubmitted(act)) await enqueue(tx, 'auto-submit', { orderId: order.id });
}

function cameToNothing({ order, to }: Act): boolean {
  return to !== order.status && (to === 'Cancelled' || to === 'Rejected');
}

/** Money has just come in, or compliance let it go, and the lifecycle lets the engine take it to the provider. */
function isToBeSubmitted({ engine, order, to }: Act): boolean {
  if (to === order.status || (to !== 'Purchased' && to !== 'Released')) return false;
  const { rows } = moduleOf(engine, order.service).service.lifecycle;
  return rows.some(({ from, action }) => from === to && action === 'Submitting');
}
