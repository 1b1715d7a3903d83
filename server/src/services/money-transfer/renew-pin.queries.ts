import { Problem } from '#domain/kernel/problem.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { recordActivity } from '#server/engine/activity/record-activity.queries.ts';
import { openAct } from '#server/engine/orders/act.queries.ts';
import { lockOrder } from '#server/engine/orders/lock-order.queries.ts';
import type { OrderEngine } from '#server/engine/orders/order-engine.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { transact } from '#server/platform/http/transact.queries.ts';
import { issuePin } from './transfer-effects.queries.ts';
import { transferOf } from './transfer-row.queries.ts';

/** A new PIN for the sender who lost theirs, or after too many wrong ones. The order keeps its version. */
export async function renewPin(engine: OrderEngine, context: OfficeContext, id: string): Promise<Created> {
  return await transact(context, async (tx) => {
    const order = await lockOrder(tx, context, id);
    const act = openAct({ engine, tx, context, order, input: { action: 'Edit' } });
    const { pin } = await transferOf(act);
    if (pin === null || order.status !== 'ReadyForPickup') throw new Problem('pin-not-issued');
    await issuePin(act);
    const { number: label, version } = order;
    await recordActivity(tx, context, {
      scope: 'orders',
      action: 'pin-renewed',
      entity: 'order',
      entityId: id,
      label,
    });
    return { id, version };
  });
}
