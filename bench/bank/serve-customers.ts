import { randomInt } from 'node:crypto';
import type { ActionBody } from '#domain/order/order.schema.ts';
import type { Counter } from './open-counters.queries.ts';
import type { Outcome, Teller } from './teller.ts';

/** US cents of a sale; the form and the price list of the tests make it so. */
const total = 10_600;
const pay: ActionBody = {
  action: 'Pay',
  payment: {
    amountMode: 'Full',
    total: { amountMinor: total, currency: 'USD' },
    tenders: [{ method: 'Cash', amount: String(total), reference: '', card: null }],
  },
};

/** One customer after the other until the time is over: some change their mind before they pay, some after. */
export async function serveCustomers(teller: Teller, counter: Counter, isOver: () => boolean): Promise<void> {
  while (!isOver()) await serveOne(teller, counter);
}

async function serveOne(teller: Teller, counter: Counter): Promise<void> {
  const { seller } = counter;
  const draft = await teller.create(seller, counter.form());
  if (!draft.isDone) throw new Error(`A draft was refused: ${draft.code}`);
  if (randomInt(8) === 0) return void (await teller.act(seller, draft, { action: 'Discard' }));
  const paid = await teller.act(seller, draft, pay);
  if (!paid.isDone || randomInt(5) < 2) return;
  const cancelled = await cancel(teller, counter, paid);
  if (cancelled.isDone) await teller.act(counter.admin, cancelled, { action: 'Refund' });
}

/** The engine submits what is paid: then it is the admin who cancels, with the provider's word. */
async function cancel(teller: Teller, { seller, admin }: Counter, paid: Outcome): Promise<Outcome> {
  const early = await teller.act(seller, paid, { action: 'Cancel' });
  if (early.isDone) return early;
  const now = await teller.read(admin, paid.id);
  if (now === null) return early;
  return await teller.act(admin, now, {
    action: 'Cancel',
    providerStopped: true,
    reason: 'Changed their mind',
  });
}
