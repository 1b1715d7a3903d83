import { expect, it } from 'vitest';
import type { Created } from '#domain/kernel/wire.ts';
import type { MoneyWatch, WatchRow } from '#domain/services/money-transfer/money-watch.endpoints.ts';
import type { WatchRule } from '#domain/services/money-transfer/money-watch.ts';
import { authoriseCards } from '#server/engine/payments/authorise-cards.queries.ts';
import { paymentTasks } from '#server/engine/payments/payment-tasks.ts';
import { testPayments } from '#server/engine/payments/test-payments.ts';
import { orderTasks } from '#server/engine/orders/order-tasks.queries.ts';
import { bindOrders } from '#server/engine/orders/orders.routes.ts';
import { orderEngine } from '#server/orders.ts';
import type { Tasks } from '#server/platform/jobs/task.ts';
import { tellEndedPins } from '../pin-end.queries.ts';
import { bindTransferSettings } from '../settings/transfer-settings.routes.ts';
import {
  doTo,
  draftTransfer,
  inCash,
  openDrawer,
  type Person,
  transferWorld,
} from '../test-transfers.queries.ts';
import { bindTransfers } from '../transfers.routes.ts';
import { bindMoneyWatch } from './watch.routes.ts';

const shop = await testPayments([
  bindOrders(orderEngine),
  bindTransfers(orderEngine),
  bindTransferSettings,
  bindMoneyWatch,
]);
const { test, simulator } = shop;
const { owner } = test.database;
const world = await transferWorld(test);
const { seller, admin, payer } = world;
await openDrawer(test, seller);
await openDrawer(test, admin);
await owner.updateTable('cash_sessions').set({ opening_float: '10000000' }).execute();
const gateway = await owner
  .insertInto('payment_gateways')
  .values({
    office_id: world.office.id,
    name: 'Counter',
    channels: ['PaymentApi'],
    mid_number: '8788-291',
    security_key: test.services.secrets.seal('security-key'),
    service_key: test.services.secrets.seal('tokenization-key'),
    devices: '[]',
  })
  .returning('id')
  .executeTakeFirstOrThrow();
const person = async (role: 'CorporationAccounting' | 'CorporationCompliance'): Promise<Person> => ({
  office: world.office.id,
  token: (await test.insertUser({ roles: [role], offices: [world.office.id] })).token,
});
const accounting = await person('CorporationAccounting');
const compliance = await person('CorporationCompliance');
const tasks: Tasks = {
  ...orderTasks(orderEngine),
  ...paymentTasks,
  'notify-order': { maxAttempts: 1, run: async () => await Promise.resolve() },
};
const CARD_TOTAL = 10_500;

/** Moves the clock; everybody stays logged in. */
async function moveTo(moment: Date): Promise<void> {
  test.clock.now = moment;
  const expires_at = new Date(moment.getTime() + 86_400_000);
  await owner.updateTable('sessions').set({ expires_at, idle_expires_at: expires_at }).execute();
}

async function pass(minutes: number): Promise<void> {
  await moveTo(new Date(test.clock.now.getTime() + minutes * 60_000));
}

async function watch(as: Person = seller): Promise<MoneyWatch> {
  const { status, body } = await test.call<MoneyWatch>('GET', '/api/services/transfers/watch', as);
  expect(status).toBe(200);
  return body;
}

/** Where an order stands on the list. */
async function rulesOf(id: string, as: Person = seller): Promise<WatchRule[]> {
  const { lists } = await watch(as);
  return lists.filter(({ rows }) => rows.some(({ orderId }) => orderId === id)).map(({ rule }) => rule);
}

async function rowOf(rule: WatchRule, id: string, as: Person = seller): Promise<WatchRow | undefined> {
  const { lists } = await watch(as);
  return lists.find((list) => list.rule === rule)?.rows.find(({ orderId }) => orderId === id);
}

async function read(id: string) {
  return await owner.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

async function paymentsOf(orderId: string) {
  return await owner
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}

async function paidInCash(): Promise<Created> {
  const answer = await doTo(test, await draftTransfer(test, world), { as: seller, ...inCash(10_600) });
  expect(answer).toMatchObject({ status: 200 });
  return answer.body;
}

async function submitted(): Promise<Created> {
  const { id } = await paidInCash();
  await test.runJobs(tasks);
  return await read(id);
}

async function paidByCard(): Promise<Created> {
  const card = { channel: 'PaymentApi', gatewayId: gateway.id, token: 'simulator-approve' } as const;
  const answer = await doTo(test, await draftTransfer(test, world), {
    as: seller,
    action: 'Pay',
    payment: {
      amountMode: 'Full',
      total: { amountMinor: CARD_TOTAL, currency: 'USD' },
      tenders: [{ method: 'Card', amount: String(CARD_TOTAL), reference: '', card }],
    },
  });
  expect(answer).toMatchObject({ status: 200 });
  return answer.body;
}

it('the queue of a provider is counted by status and by how long it waits', async () => {
  const before = (await watch(payer)).queues[0]?.statuses.find(({ status }) => status === 'Submitted');
  await submitted();
  const [queue] = (await watch(payer)).queues;
  expect(queue?.provider.id).toBe(world.provider.id);
  const fresh = queue?.statuses.find(({ status }) => status === 'Submitted');
  expect(fresh).toMatchObject({ count: (before?.count ?? 0) + 1, over: [0, 0, 0] });
  await pass(25 * 60);
  const late = (await watch(payer)).queues[0]?.statuses.find(({ status }) => status === 'Submitted');
  expect(late?.over).toEqual([fresh?.count, fresh?.count, 0]);
});

it('an order whose provider does not answer shows after ten minutes', async () => {
  const { id } = await paidInCash();
  await tasks['auto-submit']?.run(test.services, { orderId: id }, { number: 1, isLast: true });
  await pass(10);
  expect(await rulesOf(id)).toEqual([]);
  await pass(1);
  expect(await rulesOf(id)).toEqual(['submittingLong']);
  await test.runJobs(tasks);
  expect(await rulesOf(id)).toEqual([]);
});

it('a request to cancel in a hold shows its clock to compliance, and that it is theirs to reject', async () => {
  const paid = await paidInCash();
  const held = await doTo(test, paid, { as: compliance, action: 'Hold', reason: 'a look' });
  await pass(5);
  await test.call('POST', `/api/orders/${paid.id}/cancel-request`, seller);
  const row = await rowOf('cancelRequested', paid.id, compliance);
  const { purchased_at } = await read(paid.id);
  expect(row).toMatchObject({
    status: 'Hold',
    cancelWay: 'Reject',
    since: test.clock.now.toISOString(),
    freeUntil: new Date((purchased_at?.getTime() ?? 0) + 30 * 60_000).toISOString(),
  });
  await doTo(test, held.body, { as: compliance, action: 'Reject', reason: 'the customer cancels' });
  expect(await rulesOf(paid.id)).toEqual(['refundDue']);
});

it('a refund that is due shows with what the books owe, until it is paid', async () => {
  const order = await submitted();
  await pass(31);
  const cancelled = await doTo(test, order, {
    as: admin,
    action: 'Cancel',
    providerStopped: true,
    reason: 'late',
  });
  expect(cancelled).toMatchObject({ status: 200 });
  // After half an hour our fee stays with us.
  expect(await rowOf('refundDue', order.id)).toMatchObject({ amount: '10100', currency: 'USD' });
  const refunded = await doTo(test, cancelled.body, { as: admin, action: 'Refund', reason: 'paid back' });
  expect(refunded).toMatchObject({ status: 200 });
  expect(await rulesOf(order.id)).toEqual([]);
});

it('a PIN that ran out is told once, moves nothing, and a new one takes it off the list', async () => {
  const order = await submitted();
  const ready = await doTo(test, order, { as: payer, action: 'ReadyForPickup' });
  const { pin_expires_at } = await owner
    .selectFrom('money_transfers')
    .select('pin_expires_at')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  const told = async () =>
    await owner
      .selectFrom('activity')
      .select('id')
      .where('action', '=', 'pin-expired')
      .where('entity_id', '=', order.id)
      .execute();
  const tell = async () => await tellEndedPins.run(test.services, {}, { number: 1, isLast: true });
  await tell();
  expect(await told()).toHaveLength(0);
  expect(await rulesOf(order.id)).not.toContain('pinExpired');

  await moveTo(new Date((pin_expires_at?.getTime() ?? 0) + 60_000));
  await tell();
  await tell();
  expect(await told()).toHaveLength(1);
  expect(await rowOf('pinExpired', order.id)).toMatchObject({ amount: '10000', status: 'ReadyForPickup' });
  expect((await read(order.id)).version).toBe(ready.body.version);
  const renewed = await test.call('POST', `/api/services/transfers/${order.id}/pin`, {
    ...seller,
    version: ready.body.version,
  });
  expect(renewed).toMatchObject({ status: 200 });
  expect(await rulesOf(order.id)).not.toContain('pinExpired');
});

it('what was not paid out by the day the sender was told shows the last day of a claim', async () => {
  const order = await submitted();
  const { available_on } = await owner
    .selectFrom('money_transfers')
    .select('available_on')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  expect(await rulesOf(order.id)).toEqual([]);
  // Still that day in New York.
  await moveTo(new Date(`${available_on}T23:00:00Z`));
  expect(await rulesOf(order.id)).toEqual([]);
  await pass(24 * 60);
  const row = await rowOf('lateDelivery', order.id, payer);
  const last = new Date(`${available_on}T00:00:00Z`);
  last.setUTCDate(last.getUTCDate() + 180);
  expect(row?.claimUntil).toBe(last.toISOString().slice(0, 10));
});

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

it('offices see their own; a provider nothing of cards; the corporation everything', async () => {
  const order = await submitted();
  await test.call('POST', `/api/orders/${order.id}/cancel-request`, seller);
  const stranger = await test.insertOffice({ service_types: ['MoneyTransfer'] });
  const { token } = await test.insertUser({ roles: ['Sale'], offices: [stranger.id] });
  const theirs = await watch({ token, office: stranger.id });
  expect(theirs.lists.every(({ count, rows }) => count === 0 && rows.length === 0)).toBe(true);
  expect(theirs.queues).toEqual([]);
  const atProvider = await watch(payer);
  expect(atProvider.lists.map(({ rule }) => rule)).toEqual([
    'cancelRequested',
    'refundDue',
    'submittingLong',
    'lateDelivery',
    'pinExpired',
  ]);
  expect(atProvider.mayRetry).toBe(false);
  expect(await rulesOf(order.id, accounting)).toContain('cancelRequested');
  expect((await watch(accounting)).mayRetry).toBe(true);
});
