import { expect, it } from 'vitest';
import type { Created } from '#domain/kernel/wire.ts';
import { clearHolds } from '#server/compliance/cases/test-cleared.queries.ts';
import { moneyTransferModule } from './money-transfer.module.ts';
import type { OrderEngine, ProviderAnswer } from '#server/engine/orders/order-engine.ts';
import { orderTasks } from '#server/engine/orders/order-tasks.queries.ts';
import { orderEngine } from '#server/orders.ts';
import type { Tasks } from '#server/platform/jobs/task.ts';
import { testShop } from './test-shop.ts';
import { doTo, draftTransfer, inCash, noLetters, type Person } from './test-transfers.queries.ts';

const { test, world } = await testShop();
const { owner } = test.database;
const { seller, admin, payer } = world;
const officer = await test.insertUser({ roles: ['CorporationCompliance'], offices: [world.office.id] });
const compliance: Person = { office: world.office.id, token: officer.token };
const TOTAL = 10_600;

const tasks = { ...orderTasks(orderEngine), ...noLetters };

/** The same engine with a provider outside, whose answers a test decides. */
function tasksWith(answer: () => ProviderAnswer): Tasks {
  const carried = { ...moneyTransferModule, submit: async () => await Promise.resolve(answer()) };
  const engine: OrderEngine = { ...orderEngine, modules: { ...orderEngine.modules, MoneyTransfer: carried } };
  return { ...orderTasks(engine), ...noLetters };
}

async function read(id: string) {
  return await owner.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

async function paid(): Promise<Created> {
  const answer = await doTo(test, await draftTransfer(test, world), { as: seller, ...inCash(TOTAL) });
  expect(answer).toMatchObject({ status: 200 });
  return answer.body;
}

async function askToCancel(id: string, as: Person): Promise<void> {
  const { status } = await test.call('POST', `/api/orders/${id}/cancel-request`, as);
  expect(status).toBe(200);
}

/** Paid and on its way to the provider, which has not answered. */
async function submitting(): Promise<string> {
  const { id } = await paid();
  await orderTasks(orderEngine)['auto-submit']?.run(
    test.services,
    { orderId: id },
    { number: 1, isLast: true },
  );
  expect((await read(id)).status).toBe('Submitting');
  return id;
}

it('asked while it is being submitted, it is cancelled as soon as the answer is there, and nothing is kept', async () => {
  const id = await submitting();
  await askToCancel(id, admin);
  expect((await read(id)).status).toBe('Submitting');
  await test.runJobs(tasks);
  expect(await read(id)).toMatchObject({ status: 'Cancelled', paid: String(TOTAL) });
  const events = await owner
    .selectFrom('order_events')
    .select(['action', 'user_id'])
    .where('order_id', '=', id)
    .orderBy('version')
    .execute();
  expect(events.slice(-2)).toEqual([
    { action: 'Engine_submit', user_id: null },
    { action: 'Cancel', user_id: admin.id },
  ]);
});

it('an unknown answer changes nothing; it is cancelled after the real one', async () => {
  let answer: ProviderAnswer = { answer: 'unknown' };
  const id = await submitting();
  await askToCancel(id, admin);
  const outside = tasksWith(() => answer);
  const submit = async () =>
    await outside['submit-order']?.run(test.services, { orderId: id }, { number: 1, isLast: false });
  await submit();
  expect((await read(id)).status).toBe('Submitting');
  answer = { answer: 'refused' };
  await submit();
  expect((await read(id)).status).toBe('Rejected');
});

it('what a provider outside has already is not cancelled behind its back: it waits for a person', async () => {
  const id = await submitting();
  await askToCancel(id, admin);
  const outside = tasksWith(() => ({ answer: 'accepted', reference: 'P-1' }));
  await outside['submit-order']?.run(test.services, { orderId: id }, { number: 1, isLast: false });
  await outside['cancel-requested']?.run(test.services, { orderId: id }, { number: 1, isLast: false });
  const order = await read(id);
  expect(order.status).toBe('Submitted');
  expect(order.cancel_requested_at).not.toBeNull();
});

it('whoever may not cancel at the provider leaves it to somebody who may', async () => {
  const id = await submitting();
  await askToCancel(id, seller);
  await test.runJobs(tasks);
  const { status, version } = await read(id);
  expect(status).toBe('Submitted');
  const done = await doTo(test, { id, version }, { as: admin, action: 'Cancel', providerStopped: true });
  expect(done.status).toBe(200);
  expect((await read(id)).status).toBe('Cancelled');
});

it('what the provider has taken up is not taken away any more', async () => {
  const { id } = await paid();
  await test.runJobs(tasks);
  const { version } = await read(id);
  expect((await doTo(test, { id, version }, { as: payer, action: 'Approved' })).status).toBe(200);
  await askToCancel(id, admin);
  await test.runJobs(tasks);
  expect((await read(id)).status).toBe('Approved');
});

it('asked in a hold, compliance rejects; released instead, it is cancelled and never submitted', async () => {
  const rejected = await paid();
  expect((await doTo(test, rejected, { as: compliance, action: 'Hold', reason: 'a look' })).status).toBe(200);
  await askToCancel(rejected.id, seller);
  await test.runJobs(tasks);
  const held = await read(rejected.id);
  expect(held.status).toBe('Hold');
  const no = await doTo(test, held, { as: compliance, action: 'Reject', reason: 'the customer cancels' });
  expect(no.status).toBe(200);

  const freed = await paid();
  const hold = await doTo(test, freed, { as: compliance, action: 'Hold', reason: 'a look' });
  await askToCancel(freed.id, seller);
  await clearHolds(owner, { orderId: freed.id, officerId: officer.id, at: test.clock.now });
  const release = await doTo(test, hold.body, { as: compliance, action: 'Release', reason: 'nothing' });
  expect(release.status).toBe(200);
  await test.runJobs(tasks);
  expect((await read(freed.id)).status).toBe('Cancelled');
  const submits = await owner
    .selectFrom('order_events')
    .select('id')
    .where('order_id', '=', freed.id)
    .where('action', '=', 'Submitting')
    .execute();
  expect(submits).toEqual([]);
});

it('who asks in time gets the fee back, however long it waits; who asks later does not', async () => {
  const penalty = async (askedAfter: number): Promise<bigint | undefined> => {
    const { id } = await paid();
    await test.runJobs(tasks);
    const order = await read(id);
    const asked = new Date((order.purchased_at?.getTime() ?? 0) + askedAfter * 60_000);
    const act = {
      order: { ...order, cancel_requested_at: asked },
      context: { now: new Date(asked.getTime() + 86_400_000) },
    };
    return moneyTransferModule.penalty?.(act as never);
  };
  expect(await penalty(29)).toBe(0n);
  expect(await penalty(31)).toBe(500n);
});
