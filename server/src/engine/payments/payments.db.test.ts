import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { transact } from '#server/platform/http/transact.queries.ts';
import { authoriseCards } from './authorise-cards.queries.ts';
import { paymentTasks } from './payment-tasks.ts';
import { takeTenders } from './take-tenders.queries.ts';
import { testDevice, testPayments } from './test-payments.ts';

const shop = await testPayments();
const { simulator, card, cash, pay, rows, atGateway, test } = shop;

it('a card is authorised, then the order takes it, then it is captured', async () => {
  const order = await shop.order(22_600);
  const taken = await pay(order, [card('simulator-approve', 22_600)]);
  expect(taken).toMatchObject([
    { method: 'Card', amount: 22_600n, ledgerAccount: { kind: 'card', mid: '8788-290' } },
  ]);
  expect(await rows(order.id)).toMatchObject([
    { action: 'Payment', gateway_state: 'Authorised', last4: '1111' },
  ]);
  await shop.runJobs();
  const [row] = await rows(order.id);
  expect(row).toMatchObject({ gateway_state: 'Captured', brand: 'visa', avs: 'Y', cvv: 'M' });
  expect(simulator.transactions.find(({ id }) => id === row?.gateway_txn)).toMatchObject({
    orderId: row?.id,
    condition: 'pendingsettlement',
    amount: 22_600n,
  });
});

it('a declined card is dismissed and nothing is taken', async () => {
  const order = await shop.order(5000);
  await expect(pay(order, [card('simulator-decline', 5000)])).rejects.toMatchObject({
    code: 'card-declined',
  });
  expect(await rows(order.id)).toMatchObject([
    { action: 'Dismiss', gateway_state: 'Declined', gateway_text: 'DECLINE' },
  ]);
});

it('after a declined card no further one is asked', async () => {
  const order = await shop.order(9000);
  const tenders = [card('simulator-decline', 4000), card('simulator-approve', 5000)];
  await expect(pay(order, tenders)).rejects.toMatchObject({ code: 'card-declined' });
  await shop.recover(11);
  expect(await rows(order.id)).toMatchObject([{ action: 'Dismiss' }, { action: 'Dismiss' }]);
  expect(await atGateway(order.id)).toBe(0n);
});

it('the row is committed before the call, and its id is the orderid', async () => {
  const order = await shop.order(5000);
  const asked = authoriseCards(shop.request(), {
    orderId: order.id,
    amountMode: 'Full',
    tenders: [card('simulator-timeout-before', 5000)],
  });
  await expect.poll(async () => (await rows(order.id)).map(({ action }) => action)).toEqual(['Draft']);
  const [row] = await rows(order.id);
  await expect.poll(() => simulator.seen.some((form) => form.get('orderid') === row?.id)).toBe(true);
  expect(await asked).toMatchObject([{ outcome: 'unknown' }]);
});

it('a lost call is asked about, not repeated, and dismissed when it can no longer turn up', async () => {
  const order = await shop.order(5000);
  await expect(pay(order, [card('simulator-timeout-before', 5000)])).rejects.toMatchObject({
    code: 'card-unknown',
  });
  const [{ id } = { id: '' }] = await rows(order.id);
  await shop.recover(3);
  expect(await rows(order.id)).toMatchObject([{ action: 'Draft', gateway_state: 'Asking' }]);
  await shop.recover(9);
  expect(await rows(order.id)).toMatchObject([{ action: 'Dismiss' }]);
  const calls = simulator.seen.filter((form) => form.get('orderid') === id);
  expect(calls.map((form) => form.get('type'))).toEqual(['auth']);
});

it('a lost answer is found by asking: the sale goes on with the one authorisation there is', async () => {
  const order = await shop.order(5000);
  await pay(order, [card('simulator-timeout-after', 5000)]);
  await shop.runJobs();
  expect(await rows(order.id)).toMatchObject([
    { action: 'Payment', gateway_state: 'Captured', last4: '1111' },
  ]);
  expect(await atGateway(order.id)).toBe(5000n);
});

it('an answer that is none counts as no answer', async () => {
  const order = await shop.order(5000);
  await expect(pay(order, [card('simulator-garbage', 5000)])).rejects.toMatchObject({ code: 'card-unknown' });
  expect(await rows(order.id)).toMatchObject([{ action: 'Draft', gateway_state: 'Asking' }]);
});

it('an authorisation that turns up late is voided by the recovery', async () => {
  const order = await shop.order(5000);
  await expect(pay(order, [card('simulator-late', 5000)])).rejects.toMatchObject({ code: 'card-unknown' });
  await expect.poll(() => atGateway(order.id)).toBe(5000n);
  await shop.recover(3);
  expect(await rows(order.id)).toMatchObject([{ action: 'Dismiss', gateway_state: 'Voided' }]);
  expect(await atGateway(order.id)).toBe(0n);
});

it('what a gateway took twice is let go once', async () => {
  const order = await shop.order(5000);
  await pay(order, [card('simulator-twice', 5000)]);
  await shop.runJobs();
  expect(await atGateway(order.id)).toBe(10_000n);
  await paymentTasks['settle-payments']?.run(test.services, {}, { number: 1, isLast: true });
  expect(await atGateway(order.id)).toBe(5000n);
});

it('an account that cannot be reached any more keeps no other payment from being settled', async () => {
  const { owner } = test.database;
  const gone = await shop.order(5000);
  await pay(gone, [card('simulator-approve', 5000)]);
  const order = await shop.order(6000);
  await pay(order, [card('simulator-approve', 6000)]);
  await shop.runJobs();
  const {
    security_key: _,
    id,
    ...rest
  } = await owner
    .selectFrom('payment_gateways')
    .selectAll()
    .where('id', '=', shop.gatewayId)
    .executeTakeFirstOrThrow();
  const keyless = await owner
    .insertInto('payment_gateways')
    .values({ ...rest, devices: JSON.stringify(rest.devices), name: 'Closed', mid_number: '1-1' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`alter table payments disable trigger payments_guard`.execute(owner);
  await owner
    .updateTable('payments')
    .set({ gateway_id: keyless.id })
    .where('order_id', '=', gone.id)
    .execute();
  await sql`alter table payments enable always trigger payments_guard`.execute(owner);
  simulator.settle();
  await paymentTasks['settle-payments']?.run(test.services, {}, { number: 1, isLast: true });
  expect((await rows(order.id))[0]?.settled_at).not.toBeNull();
  expect((await rows(gone.id))[0]?.settled_at).toBeNull();
  expect(id).toBe(shop.gatewayId);
});

it('an order that refuses after the authorisation voids it', async () => {
  const order = await shop.order(5000);
  await expect(pay(order, [card('simulator-approve', 5000)], { isRefused: true })).rejects.toThrow('refuses');
  expect(await rows(order.id)).toMatchObject([{ action: 'Draft', gateway_state: 'Voiding' }]);
  await shop.runJobs();
  expect(await rows(order.id)).toMatchObject([{ action: 'Dismiss', gateway_state: 'Voided' }]);
  expect(await atGateway(order.id)).toBe(0n);
});

it('a draft that its process left behind is voided after two minutes and can be taken by no order then', async () => {
  const order = await shop.order(5000);
  const tenders = [card('simulator-approve', 5000)];
  const context = shop.request();
  const authorised = await authoriseCards(context, { orderId: order.id, amountMode: 'Full', tenders });
  await shop.recover(1);
  expect(await rows(order.id)).toMatchObject([{ gateway_state: 'Authorised' }]);
  await shop.recover(2);
  expect(await rows(order.id)).toMatchObject([{ action: 'Dismiss', gateway_state: 'Voided' }]);
  const late = transact({ ...context, idempotency: null }, (tx) =>
    takeTenders(tx, context, { order, amountMode: 'Full', tenders, authorised }),
  );
  await expect(late).rejects.toMatchObject({ code: 'payment-not-authorised' });
});

it('the same request asks the gateway once', async () => {
  const order = await shop.order(5000);
  const cards = {
    orderId: order.id,
    amountMode: 'Full' as const,
    tenders: [card('simulator-approve', 5000)],
  };
  const first = await authoriseCards(shop.request('key-of-one-sale'), cards);
  const second = await authoriseCards(shop.request('key-of-one-sale'), cards);
  expect(second).toEqual(first);
  expect(await atGateway(order.id)).toBe(5000n);
  const other = authoriseCards(shop.request('key-of-one-sale'), {
    ...cards,
    tenders: [card('simulator-approve', 4000)],
  });
  await expect(other).rejects.toMatchObject({ code: 'key-reused' });
});

it('a capture whose answer is lost is asked about and done once', async () => {
  const order = await shop.order(5000);
  await pay(order, [card('simulator-approve', 5000)]);
  simulator.script('capture', 'timeout-after');
  await shop.runJobs();
  expect(await rows(order.id)).toMatchObject([{ gateway_state: 'Captured' }]);

  const second = await shop.order(6000);
  await pay(second, [card('simulator-approve', 6000)]);
  simulator.script('capture', 'timeout-before');
  await shop.runJobs();
  expect(await rows(second.id)).toMatchObject([{ gateway_state: 'Authorised' }]);
  await shop.recover(3);
  expect(await rows(second.id)).toMatchObject([{ gateway_state: 'Captured' }]);
});

it('a capture that is refused stays visible as failed', async () => {
  const order = await shop.order(5000);
  await pay(order, [card('simulator-approve', 5000)]);
  simulator.script('capture', 'decline');
  await shop.runJobs();
  expect(await rows(order.id)).toMatchObject([{ action: 'Payment', gateway_state: 'Failed' }]);
});

it('a terminal is asked until the customer is done', async () => {
  const order = await shop.order(7000);
  const terminal = {
    ...card('', 7000),
    card: { channel: 'DeviceCloud', gatewayId: shop.gatewayId, poiDeviceId: testDevice } as const,
  };
  await pay(order, [terminal]);
  expect(await rows(order.id)).toMatchObject([{ channel: 'DeviceCloud', gateway_state: 'Authorised' }]);
  const calls = await test.database.owner
    .selectFrom('gateway_calls')
    .select('kind')
    .where('payment_id', '=', (await rows(order.id))[0]?.id ?? '')
    .orderBy('id')
    .execute();
  expect(calls.filter(({ kind }) => kind === 'poll').length).toBeGreaterThan(1);
});

it('a card that the office may not use is refused at its field', async () => {
  const order = await shop.order(5000);
  const other = {
    ...card('simulator-approve', 5000),
    card: { channel: 'PaymentApi', gatewayId: '999', token: 'token-of-9' } as const,
  };
  await expect(pay(order, [other])).rejects.toMatchObject({
    code: 'field-refused',
    details: { fields: [{ path: 'payment.tenders.0.card', code: 'gateway-not-usable' }] },
  });
});

it('cash needs an open drawer; a check does not', async () => {
  const order = await shop.order(5000);
  await expect(pay(order, [cash(5000)])).rejects.toMatchObject({ code: 'cash-session-closed' });
  const check = { method: 'Check', amount: '5000', reference: '1042', card: null } as const;
  expect(await pay(order, [check])).toMatchObject([{ method: 'Check', ledgerAccount: { kind: 'fund' } }]);
});

it('tenders that do not make up the price are refused at the field', async () => {
  const order = await shop.order(5000);
  const check = { method: 'Check', amount: '4000', reference: '', card: null } as const;
  await expect(pay(order, [check])).rejects.toMatchObject({
    details: {
      fields: [
        { path: 'payment.tenders.0.reference', code: 'reference-missing' },
        { path: 'payment.tenders.0.amount', code: 'tenders-too-little', params: { left: '10.00' } },
      ],
    },
  });
  expect(await rows(order.id)).toEqual([]);
});

it('holds no card number, key or token anywhere in the database', async () => {
  const typed = new URLSearchParams({ ccnumber: '5499 7400 0000 0057', ccexp: '12/30', cvv: '123' });
  const answer = await fetch(`${simulator.url}/token/create`, { method: 'POST', body: typed });
  const { token } = (await answer.json()) as { token: string };
  const order = await shop.order(5000);
  await pay(order, [card(token, 5000)]);
  expect(await rows(order.id)).toMatchObject([{ brand: 'mastercard', last4: '0057' }]);
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(test.database.owner);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows: hits } = await sql<{ text: string }>`
      select t::text as text from ${sql.raw(name)} t
      where t::text ~ '(4111|4000|5499)[ -]?\d{4}' or t::text ~ 'security-key-that|simulator-[a-z]'
        or t::text like ${`%${token}%`}`.execute(test.database.owner);
    found.push(...hits.map(({ text }) => `${name}: ${text}`));
  }
  expect(found).toEqual([]);
});
