import type { OrderRow } from '#server/engine/orders/order-engine.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';

/** The order of a case, locked: orders come before cases, as the engine locks them. */
export async function lockOrderOf(tx: Tx, caseId: string): Promise<OrderRow | undefined> {
  return await tx
    .selectFrom('orders as o')
    .innerJoin('compliance_cases as c', 'c.order_id', 'o.id')
    .selectAll('o')
    .where('c.id', '=', caseId)
    .forNoKeyUpdate('o')
    .executeTakeFirst();
}
