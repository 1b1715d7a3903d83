import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Created } from '#domain/kernel/wire.ts';
import type { OrderPaper } from '#domain/order/orders.endpoints.ts';
import { orderEngine } from '#server/orders.ts';
import type { Act } from '#server/engine/orders/order-engine.ts';
import { orderTasks } from '#server/engine/orders/order-tasks.queries.ts';
import { moneyTransferModule } from './money-transfer.module.ts';
import { testShop } from './test-shop.ts';
import { doTo, draftTransfer, inCash, noLetters, openDrawer } from './test-transfers.queries.ts';

const { test, world } = await testShop();
const { owner } = test.database;
const { seller, admin, office } = world;
const head = await test.insertOffice({
  office_type: 'Regular',
  is_head_office: true,
  service_types: ['MoneyTransfer'],
});
const chief = { ...(await corporation('CorporationAdmin')), office: head.id };
const accountant = { ...(await corporation('CorporationAccounting')), office: head.id };
const TOTAL = 10_600;
const tasks = {
  ...orderTasks(orderEngine),
  ...noLetters,
};
const testCard = { number: '9204129976918160', holderName: 'José Peña', bank: 'BPA' };

async function corporation(role: 'CorporationAdmin' | 'CorporationAccounting') {
  return await test.insertUser({ roles: [role], offices: [head.id] });
}

async function paid(): Promise<Created> {
  const answer = await doTo(test, await draftTransfer(test, world), { as: seller, ...inCash(TOTAL) });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}

/** Sums of the accounts that an order moved, debits positive. */
async function books(orderId: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ code: string; sum: string }>`
    select a.code, sum(e.amount)::text as sum from ledger.entry e join ledger.journal j on j.id = e.journal_id
    join ledger.account a on a.id = e.account_id where j.order_id = ${orderId}
    group by a.code having sum(e.amount) <> 0 order by a.code`.execute(owner);
  return Object.fromEntries(rows.map(({ code, sum }) => [code, Number(sum)]));
}

async function payments(orderId: string) {
  return await owner
    .selectFrom('payments')
    .select(['action', 'amount', 'refunded', 'cash_session_id'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}

describe('a draft that waited', () => {
  const change = async (values: object) =>
    await owner.updateTable('offices').set(values).where('id', '=', office.id).execute();

  it.each([
    ['put on hold', { hold_reason: 'Audit' }, { hold_reason: null }],
    [
      'out of its licence',
      {
        licences: JSON.stringify([
          { kind: 'MoneyTransmitterAgent', number: 'X', expires: '2026-11-19', blocksSales: true },
        ]),
      },
      { licences: '[]' },
    ],
    ['without the service', { service_types: [] }, { service_types: ['MoneyTransfer'] }],
  ])('is not paid at an office that is %s since', async (_, since, back) => {
    const draft = await draftTransfer(test, world);
    await change(since);
    const answer = await doTo(test, draft, { as: seller, ...inCash(TOTAL) });
    await change(back);
    expect(answer.status).toBe(422);
    expect(await payments(draft.id)).toEqual([]);
  });

  it('is not paid by a customer who was blocked since, also not in part', async () => {
    const draft = await draftTransfer(test, world);
    const block = async (block_reason: string | null) =>
      await owner.updateTable('customers').set({ block_reason }).where('id', '=', world.customer).execute();
    await block('Fraud');
    const answers = [
      await doTo(test, draft, { as: seller, ...inCash(TOTAL) }),
      await doTo(test, draft, { as: seller, ...inPart(5000, 'Initial') }),
    ];
    await block(null);
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 422, body: { details: { reason: 'customerOk' } } });
    }
    expect(await payments(draft.id)).toEqual([]);
  });
});

function inPart(cents: number, amountMode: 'Initial' | 'Partial') {
  return {
    action: 'Pay' as const,
    payment: {
      amountMode,
      total: { amountMinor: TOTAL, currency: 'USD' as const },
      tenders: [{ method: 'Cash' as const, amount: String(cents), reference: '', card: null }],
    },
  };
}

describe('computed again', () => {
  const set = async (kind: 'commissions' | 'providers', value: object) => {
    const body = { reason: 'test', validFrom: null, validTo: null, changes: [{ action: 'Set', value }] };
    const path = `/api/settings/transfers/${kind}`;
    const { token, office: at } = accountant;
    const { rows } = await sql<{ version: number }>`
      select count(*)::int as version from transfer_changes where kind = ${kind}`.execute(owner);
    const version = rows[0]?.version ?? 0;
    test.clock.advance(1);
    expect(await test.call('PUT', path, { token, office: at, version, body })).toMatchObject({ status: 200 });
    test.clock.advance(1);
  };
  const valueOf = async (kind: string) => {
    const { rows } = await sql<{ value: object }>`
      select value from transfer_settings where kind = ${kind} and action = 'Set'
      order by id desc limit 1`.execute(owner);
    return rows[0]?.value ?? {};
  };

  it('a commission is that of the day of the sale: the difference is posted, and nothing the second time', async () => {
    const draft = await draftTransfer(test, world);
    const all = { officeId: null, officeGroup: null, method: null, min: null, max: null };
    await set('commissions', { ...all, basis: 'PurchasePercent', of: 'Fee', value: '3000' });
    const { body: order } = await doTo(test, draft, { as: seller, ...inCash(TOTAL) });
    const payable = `commission.payable.office.${office.id}`;
    const expense = 'expense.commission.MoneyTransfer';
    expect(await books(order.id)).toMatchObject({ [payable]: -125, [expense]: 125 });
    const first = await doTo(test, order, { as: accountant, action: 'RecalculateCommission' });
    expect(first.status).toBe(200);
    expect(await books(order.id)).toMatchObject({ [payable]: -150, [expense]: 150 });
    const second = await doTo(test, first.body, { as: accountant, action: 'RecalculateCommission' });
    expect(second.status).toBe(200);
    const { rows } = await sql<{ kind: string; n: number }>`
      select kind, count(*)::int as n from ledger.journal where order_id = ${order.id} group by 1 order by 1`.execute(
      owner,
    );
    expect(rows).toEqual([
      { kind: 'commission.accrue', n: 1 },
      { kind: 'commission.delta', n: 1 },
      { kind: 'pay', n: 1 },
    ]);
    expect(
      await owner.selectFrom('orders').select('commission').where('id', '=', order.id).executeTakeFirst(),
    ).toEqual({ commission: '150' });
    const { body: cancelled } = await doTo(test, second.body, { as: seller, action: 'Cancel' });
    expect(await books(cancelled.id)).not.toHaveProperty(expense);
  });

  it('the cost of a provider too, once it was paid out', async () => {
    const draft = await draftTransfer(test, world, {
      method: 'BankCard',
      payoutCurrency: 'MLC',
      card: testCard,
    });
    const before = await valueOf('providers');
    await set('providers', { ...before, costFixed: '275', costPoints: 0 });
    const { body: paper } = await test.call<OrderPaper>('GET', `/api/orders/${draft.id}`, chief);
    const total = paper.money.total.amountMinor;
    await doTo(test, draft, { as: seller, ...inCash(total) });
    await test.runJobs(tasks);
    const { version } = await owner
      .selectFrom('orders')
      .select('version')
      .where('id', '=', draft.id)
      .executeTakeFirstOrThrow();
    const done = await doTo(test, { id: draft.id, version }, { as: world.payer, action: 'Deposit' });
    expect(done).toMatchObject({ status: 200 });
    expect(await books(draft.id)).toMatchObject({ 'cost.provider.MoneyTransfer': 200 });
    const again = await doTo(test, done.body, { as: accountant, action: 'RecalculateProviderCost' });
    expect(again).toMatchObject({ status: 200 });
    expect(await books(draft.id)).toMatchObject({ 'cost.provider.MoneyTransfer': 275 });
  });
});

async function drawerOf({ id, office: at }: { id: string; office: string }, float: number): Promise<void> {
  await openDrawer(test, { id, token: '', office: at });
  await putInto(id, float);
}

async function putInto(userId: string, float: number): Promise<void> {
  await owner
    .updateTable('cash_sessions')
    .set({ opening_float: String(float) })
    .where('user_id', '=', userId)
    .execute();
}

describe('cash', () => {
  it('of a part goes back out of the drawer that is open now, not out of one that was counted', async () => {
    await putInto(admin.id, 20_000);
    const other = await test.insertUser({ roles: ['Sale'], offices: [office.id] });
    await drawerOf({ id: other.id, office: office.id }, 0);
    const draft = await draftTransfer(test, world);
    const taker = { token: other.token, office: office.id };
    const part = await doTo(test, draft, { as: taker, ...inPart(5000, 'Initial') });
    expect(part.status).toBe(200);
    await owner
      .updateTable('cash_sessions')
      .set({ status: 'Closed', counted: '5000', expected: '5000', closed_at: test.clock.now })
      .where('user_id', '=', other.id)
      .execute();
    expect((await doTo(test, part.body, { as: admin, action: 'Unpay' })).status).toBe(200);
    const mine = await owner
      .selectFrom('cash_sessions')
      .select('id')
      .where('user_id', '=', admin.id)
      .executeTakeFirstOrThrow();
    expect(await payments(draft.id)).toMatchObject([
      { action: 'Payment', amount: '5000', refunded: '5000' },
      { action: 'Refund', amount: '5000', cash_session_id: mine.id },
    ]);
    expect(await books(draft.id)).toEqual({});
    const { paid: left } = await owner
      .selectFrom('orders')
      .select('paid')
      .where('id', '=', draft.id)
      .executeTakeFirstOrThrow();
    expect(left).toBe('0');
  });

  it('of a drawer that is being counted does not go back behind the count', async () => {
    const counting = await test.insertUser({ roles: ['Sale'], offices: [office.id] });
    await drawerOf({ id: counting.id, office: office.id }, 0);
    const as = { token: counting.token, office: office.id };
    const order = await doTo(test, await draftTransfer(test, world), { as, ...inCash(TOTAL) });
    const unpaid = await owner.transaction().execute(async (tx) => {
      const ofUser = tx.updateTable('cash_sessions').where('user_id', '=', counting.id);
      await ofUser.set({ counted: String(TOTAL), expected: String(TOTAL) }).execute();
      const asked = doTo(test, order.body, { as: admin, action: 'Unpay' });
      const first = await Promise.race([asked, pause(500, 'waits')]);
      await ofUser.set({ status: 'Closed', closed_at: test.clock.now }).execute();
      return { asked, first };
    });
    expect(unpaid.first).toBe('waits');
    expect(await unpaid.asked).toMatchObject({ status: 422, body: { details: { reason: 'sameSession' } } });
    expect(await payments(order.body.id)).toMatchObject([{ action: 'Payment' }]);
  });

  it('is owed by the office in whose drawer it lies, whichever office sold', async () => {
    await drawerOf({ id: chief.id, office: head.id }, 20_000);
    const [sold, atHead] = [`fund.sale.${office.id}`, `fund.sale.${head.id}`];
    const taken = await doTo(test, await draftTransfer(test, world), { as: chief, ...inCash(TOTAL) });
    expect(taken).toMatchObject({ status: 200 });
    const after = await books(taken.body.id);
    expect(after).toMatchObject({ [atHead]: TOTAL });
    expect(after).not.toHaveProperty(sold);

    const { body: cancelled } = await doTo(test, await paid(), { as: seller, action: 'Cancel' });
    expect(await doTo(test, cancelled, { as: chief, action: 'Refund' })).toMatchObject({ status: 200 });
    expect(await books(cancelled.id)).toEqual({ [sold]: TOTAL, [atHead]: -TOTAL });
  });
});

it('an order that breaks keeps no other one from being submitted', async () => {
  const [bad, good] = [await paid(), await paid()];
  const guards = {
    ...moneyTransferModule.guards,
    autoSubmitDue: ({ order }: Act) => {
      if (order.id === bad.id) throw new Error('broken');
      return true;
    },
  };
  const modules = { ...orderEngine.modules, MoneyTransfer: { ...moneyTransferModule, guards } };
  const sweep = orderTasks({ ...orderEngine, modules })['submit-due'];
  await sweep?.run(test.services, {}, { number: 1, isLast: true });
  const found = await owner
    .selectFrom('orders')
    .select(['id', 'status'])
    .where('id', 'in', [bad.id, good.id])
    .orderBy('id')
    .execute();
  expect(found).toEqual([
    { id: bad.id, status: 'Purchased' },
    { id: good.id, status: 'Submitting' },
  ]);
});
