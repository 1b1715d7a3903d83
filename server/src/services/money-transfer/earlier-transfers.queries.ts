import { sql } from 'kysely';
import type { EarlierTransfer } from '#domain/services/money-transfer/transfers.endpoints.ts';
import { visibleOrders } from '#server/engine/orders/visible-orders.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { transferFormOf } from './transfer-form-of.ts';

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
    const { customerId: _, message, altReceiver, isDeclared, ...form } = transferFormOf(order, transfer);
    const { id, number, total, receiver_name: receiver } = order;
    found.set(kind, { ...form, id, number, total, receiver, createdAt: order.created_at.toISOString() });
    if (found.size === OFFERED) break;
  }
  return { rows: [...found.values()] };
}
