import { describe, expect, it } from 'vitest';
import type { BulkPreview, BulkRun } from '#domain/kernel/bulk.ts';
import type { Created } from '#domain/kernel/wire.ts';
import type { OrderPaper } from '#domain/order/orders.endpoints.ts';
import type { RunSheet } from '#domain/services/money-transfer/transfers.endpoints.ts';
import { bindBulk } from '#server/engine/bulk/bulk.routes.ts';
import { createBulkTask } from '#server/engine/bulk/bulk-task.queries.ts';
import { bindOrders } from '#server/engine/orders/orders.routes.ts';
import { orderTasks } from '#server/engine/orders/order-tasks.queries.ts';
import { testApp } from '#server/platform/http/test-app.ts';
import { orderEngine } from '#server/orders.ts';
import { bindTransferSettings } from './settings/transfer-settings.routes.ts';
import {
  doTo,
  draftTransfer,
  inCash,
  noLetters,
  openDrawer,
  transferWorld,
  type Person,
} from './test-transfers.queries.ts';
import { transfersBulk } from './transfers-bulk.queries.ts';
import { bindTransfers } from './transfers.routes.ts';

const test = await testApp([
  bindOrders(orderEngine),
  bindTransfers(orderEngine),
  bindTransferSettings,
  bindBulk,
]);
const world = await transferWorld(test);
const { seller, payer, courier } = world;
await openDrawer(test, seller);
const tasks = {
  ...orderTasks(orderEngine),
  ...noLetters,
};
const job = createBulkTask([transfersBulk(orderEngine)]);
const path = '/api/services/transfers/bulk';

/** Sold, and with the provider. */
async function submitted(method: 'HomeCash' | 'OfficePickup'): Promise<Created> {
  const draft = await draftTransfer(test, world, { method });
  const { money } = await paper(draft.id);
  const paid = await doTo(test, draft, { as: seller, ...inCash(money.total.amountMinor) });
  await doTo(test, paid.body, { as: seller, action: 'Submit' });
  await test.runJobs(tasks);
  const { version } = await paper(draft.id);
  return { id: draft.id, version };
}

async function paper(id: string, as: Person = seller): Promise<OrderPaper> {
  return (await test.call<OrderPaper>('GET', `/api/orders/${id}`, as)).body;
}

async function runBulk(as: Person, body: object): Promise<BulkRun> {
  const { status, body: run } = await test.call<Created>('POST', path, { ...as, body });
  expect(status).toBe(200);
  await job.run(test.services, { runId: run.id }, { number: 1, isLast: false });
  return (await test.call<BulkRun>('GET', `/api/bulk/${run.id}`, { ...as, query: { limit: '200' } })).body;
}

describe('many transfers at once', () => {
  it('the dry run says of each what would happen and why not, and changes nothing', async () => {
    const [home, pickup] = [await submitted('HomeCash'), await submitted('OfficePickup')];
    const selection = { ids: [home.id, pickup.id] };
    const body = { action: 'ReadyForPickup', selection };
    const { body: dry } = await test.call<BulkPreview>('POST', `${path}/dry-run`, { ...payer, body });
    expect(dry.verdicts).toEqual({ Changed: 1, Unchanged: 0, Refused: 1 });
    expect(dry.rows.find(({ id }) => id === home.id)).toMatchObject({
      verdict: 'Refused',
      message: 'This is not for pick-up.',
    });
    expect((await paper(pickup.id)).status).toBe('Submitted');
  });

  it('each goes through the engine by itself: event, version, and a refusal that stops no other', async () => {
    const [home, pickup] = [await submitted('HomeCash'), await submitted('OfficePickup')];
    const selection = { ids: [home.id, pickup.id] };
    const approved = await runBulk(payer, { action: 'Approved', selection });
    expect(approved).toMatchObject({ status: 'Done', counts: { Changed: 2, Refused: 0 } });
    const out = await runBulk(payer, { action: 'OutForDelivery', selection, courierId: courier.id });
    expect(out.counts).toMatchObject({ Changed: 1, Refused: 1 });
    const after = await paper(home.id);
    expect(after).toMatchObject({ status: 'OutForDelivery', version: home.version + 2 });
    expect((await paper(pickup.id)).status).toBe('Approved');

    const { body: sheet } = await test.call<RunSheet>('GET', '/api/services/transfers/run-sheet', courier);
    const run = sheet.runs.find((each) => each.courier?.id === courier.id);
    expect(run?.orders.map(({ id }) => id)).toEqual([home.id]);
    expect(run?.totals).toEqual([{ currency: 'USD', amount: run?.orders[0]?.payout }]);
  });

  it('a courier that nobody knows is refused for every row', async () => {
    const home = await submitted('HomeCash');
    const selection = { ids: [home.id] };
    const run = await runBulk(payer, { action: 'OutForDelivery', selection, courierId: seller.id });
    expect(run.counts).toMatchObject({ Changed: 0, Refused: 1 });
    expect((await paper(home.id)).status).toBe('Submitted');
  });

  it('a draft that was paid in part is not thrown away, which the dry run says too', async () => {
    const draft = await draftTransfer(test, world);
    const { money } = await paper(draft.id);
    const { payment } = inCash(money.total.amountMinor);
    const tenders = [{ method: 'Cash', amount: '4000', reference: '', card: null }] as const;
    const part = { ...payment, amountMode: 'Initial', tenders: [...tenders] } as typeof payment;
    await doTo(test, draft, { as: seller, action: 'Pay', payment: part });
    const body = { action: 'Discard', selection: { ids: [draft.id] } };
    const { body: dry } = await test.call<BulkPreview>('POST', `${path}/dry-run`, { ...seller, body });
    expect(dry.rows).toMatchObject([{ verdict: 'Refused', message: expect.stringContaining('Paid: 40.00') }]);
    expect((await runBulk(seller, body)).counts).toMatchObject({ Changed: 0, Refused: 1 });
  });

  it('who sells does not approve', async () => {
    const home = await submitted('HomeCash');
    const body = { action: 'Approved', selection: { ids: [home.id] } };
    const { body: dry } = await test.call<BulkPreview>('POST', `${path}/dry-run`, { ...seller, body });
    expect(dry.verdicts).toMatchObject({ Changed: 0, Refused: 1 });
  });

  it('what others carry is not told to another provider', async () => {
    const other = await test.insertOffice({ office_type: 'Provider', service_types: ['MoneyTransfer'] });
    const { token } = await test.insertUser({ roles: ['Admin'], offices: [other.id] });
    const as = { token, office: other.id };
    const { body } = await test.call<RunSheet>('GET', '/api/services/transfers/run-sheet', as);
    expect(body.runs).toEqual([]);
  });
});
