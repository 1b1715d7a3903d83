import type { Selectable } from 'kysely';
import type { Act } from '#server/engine/orders/order-engine.ts';
import type { Tables } from '#server/platform/db/tables.ts';

export type TransferRow = Selectable<Tables['money_transfers']>;

/** The transfer's own part of the order of an action, read once. */
export async function transferOf(act: Act): Promise<TransferRow> {
  const known = act.memo.get('transfer') as TransferRow | undefined;
  if (known !== undefined) return known;
  const row = await act.tx
    .selectFrom('money_transfers')
    .selectAll()
    .where('order_id', '=', act.order.id)
    .executeTakeFirstOrThrow();
  act.memo.set('transfer', row);
  return row;
}
