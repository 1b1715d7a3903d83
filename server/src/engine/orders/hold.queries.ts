import type { Selectable } from 'kysely';
import type { Tables } from '#server/platform/db/tables.ts';
import type { Act } from './order-engine.ts';

export type HoldRow = Selectable<Tables['order_holds']>;

/** The open hold or stop of the order, asked once per action. */
export async function openHold({ tx, order, memo }: Act): Promise<HoldRow | undefined> {
  if (!memo.has('hold')) {
    const row = await tx
      .selectFrom('order_holds')
      .selectAll()
      .where('order_id', '=', order.id)
      .where('closed_at', 'is', null)
      .orderBy('kind')
      .executeTakeFirst();
    memo.set('hold', row);
  }
  return memo.get('hold') as HoldRow | undefined;
}
