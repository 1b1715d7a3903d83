import { expect, it } from 'vitest';
import { authoriseCards } from '#server/engine/payments/authorise-cards.queries.ts';
import { doTo, draftTransfer, type Person } from '../test-transfers.queries.ts';
import { CARD_TOTAL, testWatch } from './test-watch.ts';

const house = await testWatch();
const { shop, world, gateway, accounting, tasks, pass, rulesOf, rowOf, read, paymentsOf, paidByCard } = house;
const { test, simulator } = shop;
const { owner } = test.database;
const { seller, admin } = world;

it('a card that no order took shows until it is voided', async () => {
  const draft = await draftTransfer(test, world);
  const context = { ...shop.request(undefined, seller.id) };
  const asked = {
    ...context,
    office: { ...context.office, id: world.office.id },
  };
  const card = { channel: 'PaymentApi', gatewayId: gateway.id, token: 'simulator-approve' } as const;
  await authoriseCards(asked, {
    orderId: draft.id,
    amountMode: 'Full',
    tenders: [{ method: 'Card', amount: String(CARD_TOTAL), reference: '', card }],
  });
  expect(await rulesOf(draft.id)).toEqual([]);
  await pass(6);
  expect(await rowOf('authorisedUnused', draft.id)).toMatchObject({
    amount: String(CARD_TOTAL),
    payment: { state: 'Authorised', last4: '1111', isRefund: false },
  });
  await shop.recover(1);
  expect(await rulesOf(draft.id)).toEqual([]);
});

it('a captured card shows when it is not settled for days; what no order counts as paid shows at once', async () => {
  const paid = await paidByCard();
  await test.runJobs(tasks);
  expect((await paymentsOf(paid.id))[0]).toMatchObject({ gateway_state: 'Captured' });
  expect(await rulesOf(paid.id)).toEqual([]);
  await pass(3 * 1440 + 1);
  expect(await rulesOf(paid.id)).toContain('notSettled');
  simulator.settle();
  await tasks['settle-payments']?.run(test.services, {}, { number: 1, isLast: true });
  expect(await rulesOf(paid.id)).not.toContain('notSettled');

  // As if the order had lost it: this must never happen, so the test writes it.
  await owner.updateTable('orders').set({ paid: '0' }).where('id', '=', paid.id).execute();
  expect(await rulesOf(paid.id)).toContain('capturedUnpaid');
  await owner
    .updateTable('orders')
    .set({ paid: String(CARD_TOTAL) })
    .where('id', '=', paid.id)
    .execute();
});

it('a capture that failed is sent again by accounting, by nobody else, and once', async () => {
  const paid = await paidByCard();
  const [row] = await paymentsOf(paid.id);
  const atGateway = simulator.transactions.find(({ id }) => id === row?.gateway_txn);
  if (atGateway === undefined || row === undefined) throw new Error('the simulator has no such card');
  atGateway.condition = 'failed';
  await test.runJobs(tasks);
  const listed = await rowOf('paymentFailed', paid.id, accounting);
  expect(listed?.payment).toMatchObject({ id: row.id, state: 'Failed', isRefund: false });
  const retry = (as: Person, version = listed?.payment?.version ?? 0) =>
    test.call('POST', `/api/services/transfers/watch/payments/${row.id}/retry`, { ...as, version });
  expect((await retry(seller)).status).toBe(409);
  expect(await retry(accounting, 1)).toMatchObject({ status: 412 });
  atGateway.condition = 'pending';
  expect(await retry(accounting)).toMatchObject({ status: 200 });
  await test.runJobs(tasks);
  expect((await paymentsOf(paid.id))[0]).toMatchObject({ gateway_state: 'Captured' });
  expect(await rulesOf(paid.id)).not.toContain('paymentFailed');
  const again = await retry(accounting, (await paymentsOf(paid.id))[0]?.version);
  expect(again).toMatchObject({ status: 409, body: { code: 'not-in-this-status' } });
});

it('a refund that failed is sent again, and the card gets its money once', async () => {
  const paid = await paidByCard();
  await test.runJobs(tasks);
  simulator.settle();
  const cancelled = await doTo(test, await read(paid.id), {
    as: admin,
    action: 'Cancel',
    providerStopped: true,
    reason: 'x',
  });
  const refunded = await doTo(test, cancelled.body, { as: admin, action: 'Refund', reason: 'x' });
  expect(refunded).toMatchObject({ status: 200 });
  const [row] = await paymentsOf(paid.id);
  const atGateway = simulator.transactions.find(({ id }) => id === row?.gateway_txn);
  if (atGateway === undefined) throw new Error('the simulator has no such card');
  atGateway.condition = 'failed';
  await test.runJobs(tasks);
  const listed = await rowOf('paymentFailed', paid.id, accounting);
  expect(listed?.payment).toMatchObject({ state: 'Failed', isRefund: true });
  atGateway.condition = 'complete';
  const path = `/api/services/transfers/watch/payments/${listed?.payment?.id}/retry`;
  const answer = await test.call('POST', path, { ...accounting, version: listed?.payment?.version });
  expect(answer).toMatchObject({ status: 200 });
  await test.runJobs(tasks);
  expect((await paymentsOf(paid.id))[1]).toMatchObject({ gateway_state: 'Refunded' });
  expect(atGateway.refunded).toBe(BigInt(CARD_TOTAL));
});
