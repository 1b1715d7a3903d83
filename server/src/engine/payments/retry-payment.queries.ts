import { sql } from 'kysely';
import { isCorporation } from '#domain/access/role-rules.ts';
import { Problem } from '#domain/kernel/problem.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { services, type OrderType } from '#domain/services/services.ts';
import { recordActivity } from '#server/engine/activity/record-activity.queries.ts';
import { visibleOrders } from '#server/engine/orders/visible-orders.queries.ts';
import { checkVersion } from '#server/engine/versions/check-version.queries.ts';
import { publish } from '#server/platform/events/publish.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { transact } from '#server/platform/http/transact.queries.ts';
import { enqueue } from '#server/platform/jobs/enqueue.queries.ts';
import { lateMs } from './claim-payment.queries.ts';

/** Sends a capture or refund that the gateway refused once more; of an order of the own office, or of any. */
export async function retryPayment(context: OfficeContext, id: string): Promise<Created> {
  return await transact(context, async (tx) => {
    const payment = await lockPayment(tx, context, id);
    await checkVersion(tx, context, { entity: 'payment', id, version: payment.version });
    if (payment.gateway_state !== 'Failed') {
      throw new Problem('not-in-this-status', { status: payment.gateway_state });
    }
    const isRefund = payment.refunds_payment_id !== null;
    const version = payment.version + 1;
    await tx
      .updateTable('payments')
      .set({
        gateway_state: isRefund ? 'Refunding' : 'Authorised',
        // A refund that did go through is found before another one is made; it would have turned up by now.
        gateway_asked_at: isRefund ? new Date(context.now.getTime() - lateMs) : null,
        claimed_at: null,
        version,
        updated_at: context.now,
      })
      .where('id', '=', id)
      .execute();
    await enqueue(tx, isRefund ? 'refund-payments' : 'capture-payments', { paymentIds: [id] });
    await recordActivity(tx, context, {
      scope: 'orders',
      action: 'payment-retried',
      entity: 'order',
      entityId: payment.order_id,
      label: payment.number,
    });
    await publish(tx, {
      topic: services[payment.service as OrderType].segment,
      id: payment.order_id,
      change: 'changed',
      officeIds: [payment.sold_by],
    });
    return { id, version };
  });
}

async function lockPayment(tx: Tx, context: OfficeContext, id: string) {
  const isOwn = isCorporation({ ...context.user, office: context.office })
    ? sql`true`
    : sql`o.office_id = ${context.office.id}`;
  const found = await tx
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .selectAll('p')
    .select(['o.number', 'o.service', 'o.office_id as sold_by'])
    .where('p.id', '=', id)
    .where(sql<boolean>`${visibleOrders(context)} and ${isOwn}`)
    .forNoKeyUpdate('p')
    .executeTakeFirst();
  if (found === undefined) throw new Problem('not-found');
  return found;
}
