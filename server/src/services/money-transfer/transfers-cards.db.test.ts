import { expect, it } from 'vitest';
import type { Created } from '#domain/kernel/wire.ts';
import { bindOrders } from '#server/engine/orders/orders.routes.ts';
import { testPayments } from '#server/engine/payments/test-payments.ts';
import { orderEngine } from '#server/orders.ts';
import { bindTransferSettings } from './settings/transfer-settings.routes.ts';
import { draftTransfer, transferWorld } from './test-transfers.queries.ts';
import { bindTransfers } from './transfers.routes.ts';

const shop = await testPayments([bindOrders(orderEngine), bindTransfers(orderEngine), bindTransferSettings]);
const { test, simulator } = shop;
const world = await transferWorld(test);
const { seller } = world;
await test.database.owner.updateTable('payment_gateways').set({ office_id: world.office.id }).execute();
/** Without the tax on cash. */
const TOTAL = 10_500;

const byCard = (token: string) => ({
  action: 'Pay',
  payment: {
    amountMode: 'Full',
    total: { amountMinor: TOTAL, currency: 'USD' },
    tenders: [shop.card(token, TOTAL)],
  },
});

async function pay({ id, version }: Created, key: string, token = 'simulator-approve') {
  const { office } = seller;
  const options = { token: seller.token, office, version, key, body: byCard(token) };
  return await test.call<Created & { code?: string }>('POST', `/api/orders/${id}/actions`, options);
}

/** What the gateway holds or took for an order, US cents. */
async function live(orderId: string): Promise<bigint[]> {
  const ids = new Set((await shop.rows(orderId)).map(({ id }) => id));
  return simulator.transactions
    .filter((one) => ids.has(one.orderId) && one.condition.startsWith('pending'))
    .map(({ amount }) => amount);
}

it('a payment by card whose answer was lost is answered again under its key, and refused with another body', async () => {
  const draft = await draftTransfer(test, world);
  const first = await pay(draft, 'key-of-a-card-1');
  expect(first).toMatchObject({ status: 200, body: { version: 2 } });
  const again = await pay(draft, 'key-of-a-card-1');
  expect(again).toMatchObject({ status: 200, body: first.body });
  expect(again.headers['idempotency-replayed']).toBe('true');
  const other = await pay(draft, 'key-of-a-card-1', 'simulator-decline');
  expect(other).toMatchObject({ status: 422, body: { code: 'key-reused' } });
  await shop.runJobs();
  expect(await live(draft.id)).toEqual([10_500n]);
});

it('the same request twice at the same moment takes the card once', async () => {
  const draft = await draftTransfer(test, world);
  const answers = await Promise.all([1, 2, 3].map(async () => await pay(draft, 'key-of-a-card-2')));
  const statuses = answers.map(({ status }) => status);
  expect(statuses).toContain(200);
  for (const status of statuses) expect([200, 409, 412]).toContain(status);
  await shop.runJobs();
  expect(await live(draft.id)).toEqual([10_500n]);
  expect(await shop.rows(draft.id)).toMatchObject([{ action: 'Payment', gateway_state: 'Captured' }]);
});
