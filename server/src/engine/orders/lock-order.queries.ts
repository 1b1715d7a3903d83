import { sql } from 'kysely';
import { Problem } from '#domain/kernel/problem.ts';
import type { Change } from '#server/engine/activity/record-activity.queries.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import type { ActContext, OrderRow } from './order-engine.ts';
import { visibleOrders } from './visible-orders.queries.ts';

/**
 * The order, locked until the end of the transaction; 404 if the caller may not see it, 412 with what others changed
 * since if they saw an older version. The engine itself names no version.
 */
export async function lockOrder(tx: Tx, context: ActContext, orderId: string): Promise<OrderRow> {
  const order = await tx
    .selectFrom('orders as o')
    .selectAll('o')
    .where('o.id', '=', orderId)
    .where(sql<boolean>`${visibleOrders(context)}`)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (order === undefined) throw new Problem('not-found');
  if (context.ifMatch !== null && context.ifMatch !== order.version) {
    throw await versionOld(tx, order, context.ifMatch);
  }
  return order;
}

async function versionOld(tx: Tx, order: OrderRow, seen: number): Promise<Problem> {
  const since = await tx
    .selectFrom('order_events as e')
    .leftJoin('users as u', 'u.id', 'e.user_id')
    .select(['e.changes', 'e.action', 'e.at', 'u.first_name', 'u.last_name'])
    .where('e.order_id', '=', order.id)
    .where('e.version', '>', seen)
    .orderBy('e.version')
    .execute();
  const last = since.at(-1);
  const by = last?.first_name ? `${last.first_name} ${last.last_name ?? ''}` : 'Giro';
  const changes = since.flatMap((event) => event.changes as Change[]);
  const actions = since.map(({ action }) => action);
  return new Problem('version-old', { by }, { version: order.version, by, at: last?.at, actions, changes });
}
