import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Created } from '#domain/kernel/wire.ts';
import type { OrderPaper } from '#domain/order/orders.endpoints.ts';
import { leftovers } from '#domain/ledger/clearing.ts';
import type { TransferPaper } from '#domain/services/money-transfer/transfers.endpoints.ts';
import { clearHolds } from '#server/compliance/cases/test-cleared.queries.ts';
import { clearingOf } from '#server/engine/ledger/posted.queries.ts';
import { orderTasks } from '#server/engine/orders/order-tasks.queries.ts';
import { bindOrders } from '#server/engine/orders/orders.routes.ts';
import { orderEngine } from '#server/orders.ts';
import { testApp } from '#server/platform/http/test-app.ts';
import { bindTransferSettings } from './settings/transfer-settings.routes.ts';
import { bindTransfers } from './transfers.routes.ts';
import {
  doTo,
  draftTransfer,
  inCash,
  openDrawer,
  transferForm,
  transferWorld,
} from './test-transfers.queries.ts';

const test = await testApp([bindOrders(orderEngine), bindTransfers(orderEngine), bindTransferSettings]);
const world = await transferWorld(test);
const { seller, payer, counter, admin, courier } = world;
await openDrawer(test, seller);
await openDrawer(test, admin);
const tasks = {
  ...orderTasks(orderEngine),
  'notify-order': { maxAttempts: 1, run: async () => await Promise.resolve() },
};

async function paper(id: string, as: { token: string; office: string } = seller): Promise<OrderPaper> {
  const { body, status } = await test.call<OrderPaper>('GET', `/api/orders/${id}`, as);
  expect(status).toBe(200);
  return body;
}

async function now(id: string): Promise<Created & { status: string }> {
  return await test.database.owner
    .selectFrom('orders')
    .select(['id', 'version', 'status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Draft, paid in cash, taken to the provider by the engine. */
async function submitted(changes: Parameters<typeof draftTransfer>[2] = {}): Promise<Created> {
  const draft = await draftTransfer(test, world, changes);
  const { money } = await paper(draft.id);
  const paid = await doTo(test, draft, { as: seller, ...inCash(money.total.amountMinor) });
  expect(paid.status).toBe(200);
  await test.runJobs(tasks);
  const order = await now(draft.id);
  expect(order.status).toBe('Submitted');
  return order;
}

async function booked(id: string): Promise<string[]> {
  const { rows } = await sql<{ kind: string; account: string; amount: string }>`
    select j.kind, a.code as account, e.amount::text from ledger.journal j
    join ledger.entry e on e.journal_id = j.id join ledger.account a on a.id = e.account_id
    where j.order_id = ${id} order by j.id, e.line_no`.execute(test.database.owner);
  return rows.map(({ kind, account, amount }) => `${kind} ${account} ${amount}`);
}

async function expectClosed(id: string): Promise<void> {
  const { status } = await now(id);
  expect(leftovers(status, await clearingOf(test.database.owner, id))).toEqual([]);
  const holds = await sql`select * from ledger.fund_hold where order_id = ${id}`.execute(test.database.owner);
  expect(holds.rows).toEqual([]);
}

describe('a transfer for the counter', () => {
  it('is quoted, paid, submitted, handed over against document and PIN, and every cent is in the books', async () => {
    const order = await submitted();
    const { office, provider } = world;
    const ready = await doTo(test, order, { as: payer, action: 'ReadyForPickup' });
    expect(ready.status).toBe(200);

    const { body: seen } = await test.call<TransferPaper>(
      'GET',
      `/api/services/transfers/${order.id}`,
      seller,
    );
    const pin = seen.pin?.digits ?? '';
    expect(pin).toMatch(/^\d{4,6}$/);
    const { body: atCounter } = await test.call<TransferPaper>(
      'GET',
      `/api/services/transfers/${order.id}`,
      counter,
    );
    expect(atCounter.pin?.digits).toBeNull();

    const recipientId = { type: 'CarnetDeIdentidad', number: '55010112345', name: 'José Peña Rodríguez' };
    const wrongPin = await doTo(test, ready.body, {
      as: counter,
      action: 'Delivery',
      recipientId,
      pin: '0000' === pin ? '1111' : '0000',
    });
    expect(wrongPin).toMatchObject({
      status: 422,
      body: { code: 'guard-failed', details: { reason: 'pinOk' } },
    });
    const wrongPerson = await doTo(test, ready.body, {
      as: counter,
      action: 'Delivery',
      recipientId: { ...recipientId, number: '55010112346' },
      pin,
    });
    expect(wrongPerson).toMatchObject({ status: 422, body: { details: { reason: 'recipientIdOk' } } });
    const done = await doTo(test, ready.body, { as: counter, action: 'Delivery', recipientId, pin });
    expect(done.status).toBe(200);
    expect((await now(order.id)).status).toBe('Delivered');
    expect(await booked(order.id)).toEqual([
      `pay fund.sale.${office.id} 10600`,
      'pay customer_funds -10000',
      'pay deferred_revenue -500',
      'pay tax_clear -100',
      'commission.accrue expense.commission.MoneyTransfer 125',
      `commission.accrue commission.payable.office.${office.id} -125`,
      'providerPost customer_funds 10000',
      'providerPost cost.provider.MoneyTransfer 200',
      `providerPost fund.provider.${provider.id} -10200`,
      'revenue deferred_revenue 500',
      'revenue revenue.fee.MoneyTransfer -500',
      'revenue tax_clear 100',
      'revenue tax.excise.us -100',
    ]);
    await expectClosed(order.id);
  });

  it('shows the provider no price of ours and the other office nothing at all', async () => {
    const order = await submitted();
    const atProvider = await paper(order.id, payer);
    expect(atProvider.payments).toEqual([]);
    expect(atProvider.money.commission).toBeNull();
    const stranger = await test.insertOffice({ service_types: ['MoneyTransfer'] });
    const { token } = await test.insertUser({ roles: ['Sale'], offices: [stranger.id] });
    const { status } = await test.call('GET', `/api/orders/${order.id}`, { token, office: stranger.id });
    expect(status).toBe(404);
  });
});

describe('a transfer for the door', () => {
  it('goes out again after an attempt in vain, and is handed over with a photo as proof', async () => {
    const order = await submitted({ method: 'HomeCash' });
    const out = await doTo(test, order, { as: payer, action: 'OutForDelivery', courierId: courier.id });
    expect(out.status).toBe(200);
    const vain = {
      action: 'OutForDeliveryDismiss',
      dismissReason: 'Absent',
      reason: 'Nobody at home',
    } as const;
    const dismissed = await doTo(test, out.body, { as: courier, ...vain });
    expect(dismissed.status).toBe(200);
    const again = await doTo(test, dismissed.body, { as: payer, action: 'OutForDelivery' });
    const { id: photo } = await test.database.owner
      .insertInto('files')
      .values({ sha256: 'x', name: 'door.jpg', mime: 'image/jpeg', size: 1, created_by: courier.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    const recipientId = { type: 'CarnetDeIdentidad', number: '550101 12345', name: 'José Peña' };
    const bare = await doTo(test, again.body, { as: courier, action: 'Delivery', recipientId });
    expect(bare).toMatchObject({ status: 422, body: { details: { reason: 'proofOfDelivery' } } });
    const proof = { receivedBy: 'José Peña', signatureFileId: null, photoFileIds: [photo] };
    const done = await doTo(test, again.body, { as: courier, action: 'Delivery', recipientId, proof });
    expect(done.status).toBe(200);
    const { body } = await test.call<TransferPaper>('GET', `/api/services/transfers/${order.id}`, payer);
    expect(body.attempts).toMatchObject([{ result: 'Absent', note: 'Nobody at home' }]);
    expect(body.evidence).toMatchObject({ receivedBy: 'José Peña', photoFileIds: [photo] });
    await expectClosed(order.id);
  });
});

describe('somebody else of the household', () => {
  it('may take it at the door if the order names them, and the provider sees what they pay out only', async () => {
    const other = { name: 'Rosa Peña Díaz', ci: '60020254321', phone: '' };
    await test.database.owner
      .updateTable('recipients')
      .set({ alt_receivers: JSON.stringify([other]) })
      .where('id', '=', world.recipient)
      .execute();
    const named = await submitted({ method: 'HomeCash', altReceiver: other.name });
    const unnamed = await submitted({ method: 'HomeCash' });
    const proof = { receivedBy: other.name, signatureFileId: null, photoFileIds: [] as string[] };
    const { id: photo } = await test.database.owner
      .insertInto('files')
      .values({ sha256: 'y', name: 'door.jpg', mime: 'image/jpeg', size: 1, created_by: courier.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    const recipientId = { type: 'CarnetDeIdentidad', number: other.ci, name: other.name };
    const hand = async (order: Created) => {
      const out = await doTo(test, order, { as: payer, action: 'OutForDelivery' });
      const as = courier;
      return await doTo(test, out.body, {
        as,
        action: 'Delivery',
        recipientId,
        proof: { ...proof, photoFileIds: [photo] },
      });
    };
    expect((await hand(unnamed)).status).toBe(422);
    expect((await hand(named)).status).toBe(200);
    const { body } = await test.call<{ rows: { total: string | null; net: string }[] }>(
      'GET',
      '/api/services/transfers',
      payer,
    );
    expect(body.rows[0]).toMatchObject({ total: null, net: '10000' });
  });
});

describe('money back', () => {
  it('is given back whole within thirty minutes, tax and fee too', async () => {
    const order = await submitted();
    const refused = await doTo(test, order, { as: admin, action: 'Cancel' });
    expect(refused).toMatchObject({ status: 422, body: { details: { reason: 'providerStopAck' } } });
    const cancelled = await doTo(test, order, { as: admin, action: 'Cancel', providerStopped: true });
    expect(cancelled.status).toBe(200);
    const drawer = await test.database.owner.selectFrom('cash_sessions').selectAll().execute();
    expect(drawer).toHaveLength(2);
    const refund = await doTo(test, cancelled.body, { as: admin, action: 'Refund' });
    // The cash lies in the seller's drawer, not in the admin's.
    expect(refund).toMatchObject({ status: 409, body: { code: 'not-enough-cash' } });
    await test.database.owner
      .insertInto('cash_movements')
      .values({
        cash_session_id: drawer.find(({ user_id }) => user_id === admin.id)?.id ?? '',
        kind: 'CashIn',
        amount: '50000',
        reason: 'From the safe',
        by: admin.id,
        at: test.clock.now,
      })
      .execute();
    const paidBack = await doTo(test, cancelled.body, { as: admin, action: 'Refund' });
    expect(paidBack.status).toBe(200);
    const { status, money, payments } = await paper(order.id, admin);
    expect(status).toBe('Refunded');
    expect(money.paid.amountMinor).toBe(0);
    expect(payments.map(({ action, amount }) => `${action} ${amount.amountMinor}`)).toEqual([
      'Payment 10600',
      'Refund 10600',
    ]);
    await expectClosed(order.id);
  });

  it('keeps our fee when the provider had begun and half an hour is over', async () => {
    const order = await submitted();
    test.clock.advance(31);
    const cancelled = await doTo(test, order, { as: payer, action: 'Cancel' });
    expect(cancelled.status).toBe(200);
    expect((await booked(order.id)).filter((line) => line.startsWith('refundDue'))).toEqual([
      'refundDue customer_funds 10000',
      'refundDue deferred_revenue 500',
      'refundDue tax_clear 100',
      'refundDue penalty_rev -500',
      'refundDue refunds_payable -10100',
    ]);
  });

  it('needs a second person above the limit, who is not the first', async () => {
    const order = await submitted({ amount: '60000' });
    const cancelled = await doTo(test, order, { as: admin, action: 'Cancel', providerStopped: true });
    const alone = await doTo(test, cancelled.body, { as: admin, action: 'Refund' });
    expect(alone).toMatchObject({ status: 422, body: { details: { reason: 'dualControlAboveLimit' } } });
    const ask = { ...admin, body: { action: 'Refund', reason: 'Customer changed her mind' } };
    const asked = await test.call('POST', `/api/orders/${order.id}/approvals`, ask);
    expect(asked.status).toBe(200);
    const own = await doTo(test, cancelled.body, { as: admin, action: 'Refund' });
    expect(own.status).toBe(422);
    const other = await test.insertUser({ roles: ['Admin'], offices: [world.office.id] });
    const second = { id: other.id, token: other.token, office: world.office.id };
    await openDrawer(test, second);
    await test.database.owner
      .updateTable('cash_sessions')
      .set({ opening_float: '100000' })
      .where('user_id', '=', other.id)
      .execute();
    const done = await doTo(test, cancelled.body, { as: second, action: 'Refund' });
    expect(done.status).toBe(200);
    await expectClosed(order.id);
  });
});

describe('what is refused', () => {
  it('sells nothing that the fund of the office does not cover, before any money is taken', async () => {
    await test.database.owner
      .updateTable('offices')
      .set({ credit_model: 'Prepay' })
      .where('id', '=', world.office.id)
      .execute();
    const draft = await draftTransfer(test, world);
    const { money } = await paper(draft.id);
    const paid = await doTo(test, draft, { as: seller, ...inCash(money.total.amountMinor) });
    expect(paid).toMatchObject({ status: 422, body: { details: { reason: 'fundAvailable' } } });
    expect((await paper(draft.id)).payments).toEqual([]);
    await test.database.owner
      .updateTable('offices')
      .set({ credit_model: 'NoLimit' })
      .where('id', '=', world.office.id)
      .execute();
    expect((await doTo(test, draft, { as: seller, ...inCash(money.total.amountMinor) })).status).toBe(200);
  });

  it('takes no price that the screen did not show, and none that is too old', async () => {
    const draft = await draftTransfer(test, world);
    const other = await doTo(test, draft, { as: seller, ...inCash(10_000) });
    expect(other).toMatchObject({ status: 422, body: { details: { reason: 'quoteFresh' } } });
    const { money } = await paper(draft.id);
    test.clock.advance(24 * 60);
    const late = await doTo(test, draft, { as: seller, ...inCash(money.total.amountMinor) });
    expect(late).toMatchObject({ status: 401 });
    test.clock.advance(-24 * 60 + 55);
    const stale = await doTo(test, draft, { as: seller, ...inCash(money.total.amountMinor) });
    expect(stale).toMatchObject({ status: 422, body: { details: { reason: 'quoteFresh' } } });
    const fresh = await doTo(test, draft, { as: seller, action: 'Recalculate' });
    expect(fresh.status).toBe(200);
    expect((await doTo(test, fresh.body, { as: seller, ...inCash(money.total.amountMinor) })).status).toBe(
      200,
    );
  });

  it('takes no money without the declaration of the sender', async () => {
    const draft = await draftTransfer(test, world, { isDeclared: false });
    const { money } = await paper(draft.id);
    const paid = await doTo(test, draft, { as: seller, ...inCash(money.total.amountMinor) });
    expect(paid).toMatchObject({
      status: 422,
      body: { details: { fields: [{ path: 'isDeclared', code: 'declaration-missing' }] } },
    });
  });

  it('says at the field that a receiver at the counter needs a document', async () => {
    await test.database.owner
      .updateTable('recipients')
      .set({ ci: '' })
      .where('id', '=', world.recipient)
      .execute();
    const body = transferForm(world);
    const answer = await test.call('POST', '/api/services/transfers', { ...seller, body });
    expect(answer).toMatchObject({
      status: 422,
      body: { details: { fields: [{ path: 'recipientId', code: 'recipient-document-missing' }] } },
    });
    await test.database.owner
      .updateTable('recipients')
      .set({ ci: '55010112345' })
      .where('id', '=', world.recipient)
      .execute();
  });

  it('holds a sale to a blocked name, and lets compliance release it', async () => {
    await test.database.owner
      .insertInto('block_list')
      .values({ full_name: 'JOSE PENA RODRIGUEZ', reason: 'Fraud', birth_date: null })
      .execute();
    const draft = await draftTransfer(test, world);
    const { money } = await paper(draft.id);
    const paid = await doTo(test, draft, { as: seller, ...inCash(money.total.amountMinor) });
    expect(paid.status).toBe(200);
    expect((await now(draft.id)).status).toBe('Hold');
    const officer = await test.insertUser({ roles: ['CorporationCompliance'], offices: [world.office.id] });
    const as = { token: officer.token, office: world.office.id };
    expect((await paper(draft.id, as)).hold).toMatchObject({ kind: 'Hold' });
    const early = await doTo(test, paid.body, { as, action: 'Release' });
    expect(early).toMatchObject({ status: 422, body: { details: { reason: 'complianceCleared' } } });
    const cleared = { orderId: draft.id, officerId: officer.id, at: test.clock.now };
    await clearHolds(test.database.owner, cleared);
    const released = await doTo(test, paid.body, { as, action: 'Release' });
    expect(released.status).toBe(200);
    await test.runJobs(tasks);
    expect((await now(draft.id)).status).toBe('Submitted');
  });
});

describe('what a form begins with', () => {
  it('offers what a customer sent before, each recipient and method once, and drafts never', async () => {
    const path = `/api/services/transfers/earlier?customerId=${world.customer}`;
    for (const amount of ['12300', '45600']) {
      const draft = await draftTransfer(test, world, { amount });
      const { money } = await paper(draft.id);
      await doTo(test, draft, { as: seller, ...inCash(money.total.amountMinor) });
    }
    await draftTransfer(test, world, { amount: '99900' });
    const { body } = await test.call<{ rows: { amount: string; method: string; recipientId: string }[] }>(
      'GET',
      path,
      seller,
    );
    const pickups = body.rows.filter(({ method }) => method === 'OfficePickup');
    expect(pickups).toMatchObject([{ amount: '45600', recipientId: world.recipient, province: 'La Habana' }]);
    const other = await test.insertOffice({ office_type: 'Regular', service_types: ['MoneyTransfer'] });
    const stranger = await test.insertUser({ roles: ['Sale'], offices: [other.id] });
    const theirs = await test.call('GET', path, { token: stranger.token, office: other.id });
    expect(theirs).toMatchObject({ status: 200, body: { rows: [] } });
  });

  it('tells who was slower what others saved, in the words of the form', async () => {
    const draft = await draftTransfer(test, world);
    const put = (changes: Parameters<typeof transferForm>[1], version: number) =>
      test.call('PUT', `/api/services/transfers/${draft.id}`, {
        ...seller,
        version,
        body: transferForm(world, changes),
      });
    expect((await put({ amount: '20000', message: 'Para mamá' }, draft.version)).status).toBe(200);
    const late = await put({ amount: '30000' }, draft.version);
    expect(late.status).toBe(412);
    const { changes } = (late.body as { details: { changes: unknown[] } }).details;
    expect(changes).toContainEqual({ field: 'amount', before: '10000', after: '20000' });
    expect(changes).toContainEqual({ field: 'message', before: '', after: 'Para mamá' });
  });
});

describe('the database itself', () => {
  it('refuses a status without its event, and an event along no row', async () => {
    const { id } = await draftTransfer(test, world);
    const update = test.database.owner
      .updateTable('orders')
      .set({ status: 'Delivered', version: 2 })
      .where('id', '=', id)
      .execute();
    await expect(update).rejects.toMatchObject({ code: 'OR001' });
    const event = test.database.owner
      .insertInto('order_events')
      .values({
        order_id: id,
        version: 2,
        service: 'MoneyTransfer',
        action: 'Delivery',
        from_status: 'Draft',
        to_status: 'Delivered',
        at: test.clock.now,
        changes: '[]',
        data: '{}',
      })
      .execute();
    await expect(event).rejects.toMatchObject({ code: '23503' });
  });
});

describe('limits over a period', () => {
  it('count what the same sender sent, also in another office, and let go what came to nothing', async () => {
    const { token } = await test.insertUser({ roles: ['CorporationAccounting'], offices: [world.office.id] });
    const limit = {
      period: 'Day',
      per: 'Sender',
      method: null,
      payoutCurrency: null,
      officeId: null,
      min: null,
      max: '45000',
      count: null,
    };
    const { rows } = await sql<{ sum: string }>`
      select coalesce(sum(principal), 0)::text as sum from orders where customer_id = ${world.customer}
        and purchased_at is not null and status not in ('Cancelled', 'Rejected', 'Refunded', 'Discarded')`.execute(
      test.database.owner,
    );
    const max = String(BigInt(rows[0]?.sum ?? '0') + 15_000n);
    const body = {
      reason: 'test',
      validFrom: null,
      validTo: null,
      changes: [{ action: 'Set', value: { ...limit, max } }],
    };
    const revision = await test.call<{ revisions: { limits: number } }>('GET', '/api/settings/transfers', {
      token,
      office: world.office.id,
    });
    const version = revision.body.revisions.limits;
    const set = await test.call('PUT', '/api/settings/transfers/limits', {
      token,
      office: world.office.id,
      version,
      body,
    });
    expect(set.status).toBe(200);
    const sell = async () => {
      const draft = await draftTransfer(test, world);
      const { money } = await paper(draft.id);
      return await doTo(test, draft, { as: seller, ...inCash(money.total.amountMinor) });
    };
    const [one, two] = await Promise.all([sell(), sell()]);
    expect([one.status, two.status].toSorted()).toEqual([200, 422]);
    const refused = one.status === 422 ? one : two;
    expect(refused.body).toMatchObject({ details: { reason: 'limitsOk' } });
  });
});
