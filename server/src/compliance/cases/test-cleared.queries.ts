import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/db/tables.ts';

/** For tests of others: an officer went through the checks of whatever holds an order, and cleared it. */
export async function clearHolds(
  db: Kysely<Tables>,
  { orderId, officerId, at }: { orderId: string; officerId: string; at: Date },
): Promise<void> {
  await db
    .updateTable('order_holds')
    .set({ cleared_at: at, cleared_by: officerId })
    .where('order_id', '=', orderId)
    .where('closed_at', 'is', null)
    .execute();
}
