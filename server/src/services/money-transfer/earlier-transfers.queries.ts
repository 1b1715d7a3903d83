import { sql } from 'kysely';
import type { EarlierTransfer } from '#domain/services/money-transfer/transfers.endpoints.ts';
import { visibleOrders } from '#server/engine/orders/visible-orders.queries.ts';
import type { OrderRow } from '#server/engine/orders/order-engine.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { transferFormOf } from './transfer-form-of.ts';
import type { TransferRow } from './transfer-row.queries.ts';

/** How many are looked through, and how many are offered. */
const LAST = 30;
const OFFERED = 3;

/** The last transfers of a customer that the caller may see; those that differ in the amount only are one. */
export async function readEarlierTransfers(
  context: OfficeContext,
  customerId: string,
): Promise<{ rows: EarlierTransfer[] }> {
  const { db } = context.services;
  const orders = await db
    .selectFrom('orders as o')
    .selectAll('o')
    .where('o.customer_id', '=', customerId)
    .where('o.service', '=', 'MoneyTransfer')
    .where('o.purchased_at', 'is not', null)
    .where(sql<boolean>`${visibleOrders(context)}`)
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(LAST)
    .execute();
  if (orders.length === 0) return { rows: [] };
  const transfers = await db
    .selectFrom('money_transfers')
    .selectAll()
    .where(
      'order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .execute();
  const own = new Map(transfers.map((transfer) => [transfer.order_id, transfer]));
  const found = new Map<string, EarlierTransfer>();
  for (const order of orders) {
    const transfer = own.get(order.id);
    if (transfer === undefined || order.recipient_id === null) continue;
    const kind = [order.recipient_id, transfer.method, transfer.payout_currency].join(' ');
    if (found.has(kind)) continue;
    found.set(kind, earlierOf(order, transfer));
    if (found.size === OFFERED) break;
  }
  return { rows: [...found.values()] };
}

/** What is said anew each time is left out: the declaration, the message, who else may receive. */
function earlierOf(order: OrderRow, transfer: TransferRow): EarlierTransfer {
  const form = transferFormOf(order, transfer);
  return {
    id: order.id,
    number: order.number,
    createdAt: order.created_at.toISOString(),
    receiver: order.receiver_name,
    total: order.total,
    recipientId: form.recipientId,
    remittanceClass: form.remittanceClass,
    purpose: form.purpose,
    relationship: form.relationship,
    sourceOfFunds: form.sourceOfFunds,
    method: form.method,
    payoutCurrency: form.payoutCurrency,
    province: form.province,
    municipality: form.municipality,
    mode: form.mode,
    amount: form.amount,
    isExpress: form.isExpress,
    deliveryWindow: form.deliveryWindow,
  };
}
