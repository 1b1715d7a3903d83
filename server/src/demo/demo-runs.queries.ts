import { sql } from 'kysely';
import { closeRun } from '#server/services/money-transfer/courier-runs/close-run.queries.ts';
import { openRun } from '#server/services/money-transfer/courier-runs/open-run.queries.ts';
import { readRun } from '#server/services/money-transfer/courier-runs/read-runs.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { firstOrders } from './first-orders.ts';
import type { Scene } from './scene.ts';

/** Given along for change, minor units. */
const CHANGE = 5000n;
/** A note of five that nobody finds again. */
const SHORT = 500n;

/** The cash for an order that leaves for the door; of the last days only, the older ones were on paper. */
export async function handOutCash(scene: Scene, dispatcher: OfficeContext, courierId: string): Promise<void> {
  const { transfer, orderId } = scene;
  if (transfer.n >= firstOrders.length) return;
  const { payout_amount: payout, payout_currency: currency } = await dispatcher.services.db
    .selectFrom('money_transfers')
    .select(['payout_amount', 'payout_currency'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const floats = [{ currency: currency as 'USD', amount: String(BigInt(payout) + CHANGE) }];
  await openRun(dispatcher, { courierId, orderIds: [orderId], floats, note: '' });
}

/** What the courier brings back is counted; once it is short. */
export async function countCash(scene: Scene, dispatcher: OfficeContext): Promise<void> {
  const { db } = dispatcher.services;
  const { rows } = await sql<{ run_id: string }>`
    select run_id::text from courier_run_orders where order_id = ${scene.orderId} and is_open`.execute(db);
  const [open] = rows;
  if (open === undefined) return;
  const { cash, version } = await readRun(db, dispatcher, open.run_id);
  const isShort = scene.transfer.n === 0;
  const counts = cash.map(({ currency, expected }) => ({
    currency,
    amount: String(BigInt(expected) - (isShort ? SHORT : 0n)),
  }));
  const reason = isShort ? 'Five short; the courier pays it back on Friday' : '';
  await closeRun({ ...dispatcher, ifMatch: version }, open.run_id, { counts, reason });
}
