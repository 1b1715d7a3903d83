import { expect, it } from 'vitest';
import type { Created } from '#domain/kernel/wire.ts';
import type { CourierRun } from '#domain/services/money-transfer/courier-runs.endpoints.ts';
import { orderTasks } from '#server/engine/orders/order-tasks.queries.ts';
import { bindOrders } from '#server/engine/orders/orders.routes.ts';
import { orderEngine } from '#server/orders.ts';
import { testApp } from '#server/platform/http/test-app.ts';
import { bindTransferSettings } from '../settings/transfer-settings.routes.ts';
import {
  doTo,
  draftTransfer,
  inCash,
  noLetters,
  openDrawer,
  transferWorld,
} from '../test-transfers.queries.ts';
import { bindTransfers } from '../transfers.routes.ts';
import { bindCourierRuns } from './courier-runs.routes.ts';

const test = await testApp([
  bindOrders(orderEngine),
  bindTransfers(orderEngine),
  bindTransferSettings,
  bindCourierRuns,
]);
const { owner } = test.database;
const world = await transferWorld(test);
const { seller, payer, courier } = world;
await openDrawer(test, seller);
const tasks = {
  ...orderTasks(orderEngine),
  ...noLetters,
};
const path = '/api/services/transfers/runs';

async function now(id: string): Promise<Created> {
  return await owner
    .selectFrom('orders')
    .select(['id', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Paid, submitted, and in the bag of the courier. */
async function out(amount = '10000', courierId = courier.id): Promise<Created> {
  const draft = await draftTransfer(test, world, { method: 'HomeCash', amount });
  const { total } = await owner
    .selectFrom('orders')
    .select('total')
    .where('id', '=', draft.id)
    .executeTakeFirstOrThrow();
  expect(await doTo(test, draft, { as: seller, ...inCash(Number(total)) })).toMatchObject({ status: 200 });
  await test.runJobs(tasks);
  const sent = await doTo(test, await now(draft.id), { as: payer, action: 'OutForDelivery', courierId });
  expect(sent).toMatchObject({ status: 200 });
  return sent.body;
}

const handOut = (orders: readonly Created[], usd: string, courierId = courier.id) =>
  test.call<Created>('POST', path, {
    ...payer,
    body: {
      courierId,
      orderIds: orders.map(({ id }) => id),
      floats: [{ currency: 'USD', amount: usd }],
    },
  });

const close = (run: Created, usd: string, options: { reason?: string; as?: typeof payer } = {}) =>
  test.call<Created>('POST', `${path}/${run.id}/close`, {
    ...(options.as ?? payer),
    version: run.version,
    body: { counts: [{ currency: 'USD', amount: usd }], reason: options.reason ?? '' },
  });

async function read(id: string, as = payer): Promise<CourierRun> {
  const { status, body } = await test.call<CourierRun>('GET', `${path}/${id}`, as);
  expect(status).toBe(200);
  return body;
}

async function dismiss(order: Created): Promise<Created> {
  const done = await doTo(test, order, {
    as: courier,
    action: 'OutForDeliveryDismiss',
    dismissReason: 'Absent',
    reason: 'nobody opened',
  });
  expect(done).toMatchObject({ status: 200 });
  return done.body;
}

async function deliver(order: Created): Promise<void> {
  const photo = await owner
    .insertInto('files')
    .values({
      sha256: 'a'.repeat(64),
      name: 'photo.jpg',
      mime: 'image/jpeg',
      size: '1',
      created_by: courier.id,
      created_at: test.clock.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const done = await doTo(test, order, {
    as: courier,
    action: 'Delivery',
    recipientId: { type: 'CarnetDeIdentidad', number: '55010112345', name: 'José Peña Rodríguez' },
    proof: { receivedBy: 'José Peña', signatureFileId: null, photoFileIds: [photo.id] },
  });
  expect(done).toMatchObject({ status: 200 });
}

it('a courier takes orders and cash along, and what is delivered is paid out of it', async () => {
  const [first, second] = [await out(), await out('20000')];
  const opened = await handOut([first, second], '35000');
  expect(opened).toMatchObject({ status: 200 });
  const run = await read(opened.body.id);
  expect(run).toMatchObject({
    status: 'Open',
    courier: { id: courier.id },
    mayClose: true,
    cash: [{ currency: 'USD', float: '35000', paidOut: '0', expected: '35000', counted: null }],
  });
  expect(run.orders.map(({ outcome }) => outcome)).toEqual(['Out', 'Out']);

  expect(await close(opened.body, '35000')).toMatchObject({ status: 409, body: { code: 'run-still-out' } });
  await deliver(first);
  const back = await dismiss(second);
  const after = await read(opened.body.id);
  expect(after.cash).toMatchObject([{ paidOut: '10000', expected: '25000' }]);
  expect(after.orders.map(({ id, outcome }) => [id, outcome])).toEqual([
    [first.id, 'Delivered'],
    [second.id, 'Returned'],
  ]);

  // It goes out again in another run; the first one keeps what became of it there.
  const again = await doTo(test, back, { as: payer, action: 'OutForDelivery', courierId: courier.id });
  expect((await read(opened.body.id)).orders[1]).toMatchObject({ outcome: 'Returned' });
  expect(await handOut([again.body], '20000')).toMatchObject({
    status: 409,
    body: { code: 'run-order-taken' },
  });

  const wanting = await close(opened.body, '24900');
  expect(wanting).toMatchObject({ status: 422, body: { details: { fields: [{ path: 'reason' }] } } });
  expect(await close(opened.body, '24900', { reason: 'a torn note' })).toMatchObject({ status: 200 });
  expect(await read(opened.body.id)).toMatchObject({
    status: 'Closed',
    reason: 'a torn note',
    mayClose: false,
    cash: [{ expected: '25000', counted: '24900', difference: '-100' }],
  });
  expect(await close({ ...opened.body, version: 2 }, '24900')).toMatchObject({ status: 409 });
  expect(await handOut([again.body], '20000')).toMatchObject({ status: 200 });
});

it('only what is out with this courier goes along, with cash enough to pay it', async () => {
  const order = await out();
  const other = await test.insertUser({ roles: ['Delivery'], offices: [world.provider.id] });
  expect(await handOut([order], '10000', other.id)).toMatchObject({
    status: 409,
    body: { code: 'run-order-not-out' },
  });
  const short = await handOut([order], '9999');
  expect(short).toMatchObject({ status: 422, body: { details: { fields: [{ path: 'floats.0.amount' }] } } });
  expect(await handOut([order], '10000')).toMatchObject({ status: 200 });
});

it('two hand-outs of one order at the same moment make one run', async () => {
  const order = await out();
  const tries = await Promise.all([1, 2, 3].map(async () => await handOut([order], '10000')));
  expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
});

it('a courier sees their own runs only and counts none; nobody counts what they carried themselves', async () => {
  const own = await handOut([await out()], '10000');
  const carried = await out('10000', payer.id);
  const ofAdmin = await handOut([carried], '10000', payer.id);
  await dismissBy(carried);
  expect(await close(ofAdmin.body, '10000')).toMatchObject({ status: 409, body: { code: 'another-person' } });
  const seen = await test.call<{ runs: CourierRun[]; mayOpen: boolean }>('GET', path, courier);
  expect(seen.body.mayOpen).toBe(false);
  expect(new Set(seen.body.runs.map((run) => run.courier.id))).toEqual(new Set([courier.id]));
  expect((await test.call('GET', `${path}/${ofAdmin.body.id}`, courier)).status).toBe(404);
  expect(await close(own.body, '10000', { as: courier })).toMatchObject({ body: { code: 'not-your-role' } });
  expect((await test.call('GET', path, seller)).status).toBe(409);
});

async function dismissBy(order: Created): Promise<void> {
  const done = await doTo(test, order, {
    as: payer,
    action: 'OutForDeliveryDismiss',
    dismissReason: 'Absent',
    reason: 'absent',
  });
  expect(done).toMatchObject({ status: 200 });
}
