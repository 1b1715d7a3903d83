import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Created } from '#domain/kernel/wire.ts';
import { leftovers } from '#domain/ledger/clearing.ts';
import type { ActionBody } from '#domain/order/order.schema.ts';
import { clearingOf } from '#server/engine/ledger/posted.queries.ts';
import { orderTasks } from '#server/engine/orders/order-tasks.queries.ts';
import { orderEngine } from '#server/orders.ts';
import { testShop } from './test-shop.ts';
import { doTo, draftTransfer, inCash, noLetters, type Person } from './test-transfers.queries.ts';

const { test, world } = await testShop();
const { owner } = test.database;
const { seller, admin, payer, office } = world;
await owner.updateTable('cash_sessions').set({ opening_float: '10000000' }).execute();
const tasks = {
  ...orderTasks(orderEngine),
  ...noLetters,
};
const TOTAL = 10_600;

type Try = ActionBody & { as: Person };

/** All at the same moment on the version they all saw. Losers get 409, 412 or 422; nobody an error of ours. */
async function race(order: Created, tries: readonly Try[]): Promise<number[]> {
  const answers = await Promise.all(tries.map(async (one) => await doTo(test, order, one)));
  const statuses = answers.map(({ status }) => status);
  for (const status of statuses) expect([200, 409, 412, 422]).toContain(status);
  return statuses;
}

const wins = (statuses: readonly number[]): number => statuses.filter((status) => status === 200).length;

async function read(id: string) {
  return await owner.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Payments, order and books tell the same, and a resting order keeps nothing. */
async function expectSound(id: string): Promise<void> {
  const order = await read(id);
  const { rows } = await sql<{ fund: string; payments: string }>`
    select coalesce((select sum(e.amount) from ledger.entry e join ledger.journal j on j.id = e.journal_id
        join ledger.account a on a.id = e.account_id
        where j.order_id = ${id} and a.code = ${`fund.sale.${office.id}`}), 0)::text as fund,
      coalesce((select sum(case action when 'Payment' then amount when 'Refund' then -amount else 0 end)
        from payments where order_id = ${id}), 0)::text as payments`.execute(owner);
  expect(rows[0]).toEqual({ fund: order.paid, payments: order.paid });
  expect(leftovers(order.status, await clearingOf(owner, id))).toEqual([]);
  const events = await owner
    .selectFrom('order_events')
    .select('version')
    .where('order_id', '=', id)
    .execute();
  expect(events).toHaveLength(order.version);
}

async function paid(): Promise<Created> {
  const draft = await draftTransfer(test, world);
  const answer = await doTo(test, draft, { as: seller, ...inCash(TOTAL) });
  expect(answer.status).toBe(200);
  return answer.body;
}

it('two payments at once: one is taken', async () => {
  const draft = await draftTransfer(test, world);
  const pay = inCash(TOTAL);
  expect(
    wins(
      await race(draft, [
        { as: seller, ...pay },
        { as: admin, ...pay },
        { as: seller, ...pay },
      ]),
    ),
  ).toBe(1);
  await expectSound(draft.id);
});

it('a payment and a discard at once: the draft is either paid or gone', async () => {
  for (let round = 0; round < 4; round += 1) {
    const draft = await draftTransfer(test, world);
    const statuses = await race(draft, [
      { as: seller, ...inCash(TOTAL) },
      { as: admin, action: 'Discard' },
    ]);
    expect(wins(statuses)).toBe(1);
    expect(['Purchased', 'Discarded']).toContain((await read(draft.id)).status);
    await expectSound(draft.id);
  }
});

it('a cancellation and a submission at once: the order is either', async () => {
  for (let round = 0; round < 4; round += 1) {
    const order = await paid();
    const statuses = await race(order, [
      { as: seller, action: 'Cancel' },
      { as: admin, action: 'Submit' },
    ]);
    expect(wins(statuses)).toBe(1);
    expect(['Cancelled', 'Submitting']).toContain((await read(order.id)).status);
    await expectSound(order.id);
  }
});

it('refunds at once: the money goes back once', async () => {
  const order = await paid();
  const cancelled = await doTo(test, order, { as: seller, action: 'Cancel' });
  const refund = { as: admin, action: 'Refund' } as const;
  expect(wins(await race(cancelled.body, [refund, refund, refund, refund]))).toBe(1);
  expect((await read(order.id)).paid).toBe('0');
  await expectSound(order.id);
});

it('the same request twice under one key is done once and answered twice', async () => {
  const draft = await draftTransfer(test, world);
  const { token, office: at } = seller;
  const send = async () =>
    await test.call<Created>('POST', `/api/orders/${draft.id}/actions`, {
      token,
      office: at,
      version: 1,
      key: 'the-same-key-1',
      body: inCash(TOTAL),
    });
  const first = await send();
  const second = await send();
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.body).toEqual(first.body);
  expect(second.headers['idempotency-replayed']).toBe('true');
  await expectSound(draft.id);
});

it('sales on the last cents of a prepaid fund: as many as it covers, and no more', async () => {
  await test.runJobs(tasks);
  const { rows } = await sql<{ balance: string }>`
    select b.balance::text from ledger.balance b join ledger.account a on a.id = b.account_id
    where a.code = ${`fund.sale.${office.id}`}`.execute(owner);
  const debt = -BigInt(rows[0]?.balance ?? '0');
  await sql`select ledger.post('2026-11-20', ${test.clock.now}, ${JSON.stringify([
    {
      idem: 'fund:test:1:fund.payment',
      kind: 'fund.payment',
      txnType: 'Payment',
      scope: 'Sale',
      officeId: office.id,
      orderId: null,
      actorId: null,
      lines: [
        { account: 'corp.bank.main', currency: 'USD', amount: String(debt + BigInt(TOTAL * 3)) },
        { account: `fund.sale.${office.id}`, currency: 'USD', amount: String(-(debt + BigInt(TOTAL * 3))) },
      ],
    },
  ])}::jsonb, '[]'::jsonb, '{}'::bigint[])`.execute(owner);
  await owner.updateTable('offices').set({ credit_model: 'Prepay' }).where('id', '=', office.id).execute();
  const drafts = await Promise.all(Array.from({ length: 8 }, async () => await draftTransfer(test, world)));
  const answers = await Promise.all(
    drafts.map(async (draft) => await doTo(test, draft, { as: seller, ...inCash(TOTAL) })),
  );
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([200, 200, 200, 422, 422, 422, 422, 422]);
  for (const { id } of drafts) await expectSound(id);
  await owner.updateTable('offices').set({ credit_model: 'NoLimit' }).where('id', '=', office.id).execute();
});

it('two hands at the provider: it is handed out once', async () => {
  const order = await paid();
  await test.runJobs(tasks);
  const { version } = await read(order.id);
  const seen = { id: order.id, version };
  const statuses = await race(seen, [
    { as: payer, action: 'ReadyForPickup' },
    { as: payer, action: 'Reject', reason: 'No cash' },
    { as: payer, action: 'Approved' },
  ]);
  expect(wins(statuses)).toBe(1);
  await expectSound(order.id);
});
