import { expect, it } from 'vitest';
import type { OrderPaper } from '#domain/order/orders.endpoints.ts';
import type { TransferInput } from '#domain/services/money-transfer/transfer.schema.ts';
import { bindOrders } from '#server/engine/orders/orders.routes.ts';
import { orderEngine } from '#server/orders.ts';
import { testApp } from '#server/platform/http/test-app.ts';
import { bindTransferSettings } from './settings/transfer-settings.routes.ts';
import { doTo, draftTransfer, inCash, openDrawer, transferWorld } from './test-transfers.queries.ts';
import { bindTransfers } from './transfers.routes.ts';

const test = await testApp([bindOrders(orderEngine), bindTransfers(orderEngine), bindTransferSettings]);
const world = await transferWorld(test);
const { seller } = world;
const { owner } = test.database;
await openDrawer(test, seller);

async function draft(changes: Partial<TransferInput> = {}) {
  const created = await draftTransfer(test, world, changes);
  const { money } = (await test.call<OrderPaper>('GET', `/api/orders/${created.id}`, seller)).body;
  return { created, total: money.total.amountMinor };
}

async function sell(changes: Partial<TransferInput> = {}) {
  const { created, total } = await draft(changes);
  const answer = await doTo(test, created, { as: seller, ...inCash(total) });
  const { status } = await owner
    .selectFrom('orders')
    .select('status')
    .where('id', '=', created.id)
    .executeTakeFirstOrThrow();
  return { id: created.id, answer, status };
}

it('an ordinary sale goes through, and its keys and facts are kept for those after it', async () => {
  const { id, answer, status } = await sell();
  expect([answer.status, status]).toEqual([200, 'Purchased']);
  const keys = await owner
    .selectFrom('order_keys')
    .select(['dim', 'amount'])
    .where('order_id', '=', id)
    .execute();
  expect(new Set(keys.map(({ dim }) => dim))).toEqual(
    new Set(['sender', 'receiver', 'phone', 'id', 'seller', 'office']),
  );
  expect(new Set(keys.map(({ amount }) => amount))).toEqual(new Set(['10000']));
  const { facts } = await owner
    .selectFrom('order_facts')
    .selectAll()
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(facts).toMatchObject({
    met: { id: true, occupation: false },
    certification: { isSigned: true, class: 'Family' },
  });
  // The carné is a hash, the document too.
  const known = await owner
    .selectFrom('order_keys')
    .select('key')
    .where('dim', 'in', ['receiver', 'id'])
    .execute();
  expect(JSON.stringify(known)).not.toMatch(/55010112345|P620040800000/);
});
