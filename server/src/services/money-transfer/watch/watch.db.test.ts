import { expect, it } from 'vitest';
import { tellEndedPins } from '../pin-end.queries.ts';
import { doTo } from '../test-transfers.queries.ts';
import { testWatch } from './test-watch.ts';

const house = await testWatch();
const { world, accounting, compliance, tasks, moveTo, pass, watch, rulesOf, rowOf, read } = house;
const { paidInCash, submitted } = house;
const { test } = house.shop;
const { owner } = test.database;
const { seller, admin, payer } = world;

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
