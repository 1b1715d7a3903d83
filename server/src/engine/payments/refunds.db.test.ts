import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { transact } from '#server/platform/http/transact.queries.ts';
import { refundTenders } from './refund-tenders.queries.ts';
import { testPayments } from './test-payments.ts';

const shop = await testPayments();
const { simulator, card, cash, pay, refund, rows, atGateway, test } = shop;

it('mixed tenders go back to where they came from: the card first, cash from the drawer', async () => {
  await shop.openDrawer(10_000);
  const order = await shop.order(20_000);
  await pay(order, [cash(8000), card('simulator-approve', 12_000)]);
  await shop.runJobs();
  const given = await refund(order, 15_000);
  expect(given).toMatchObject([
    { method: 'Card', amount: 12_000n, ledgerAccount: { kind: 'card' } },
    { method: 'Cash', amount: 3000n, ledgerAccount: { kind: 'fund' } },
  ]);
  await shop.runJobs();
  expect(await rows(order.id)).toMatchObject([
    { method: 'Card', gateway_state: 'Voided', refunded: '12000' },
    { method: 'Cash', refunded: '3000' },
    { action: 'Refund', method: 'Card', gateway_state: 'Refunded' },
    { action: 'Refund', method: 'Cash' },
  ]);
  expect(await atGateway(order.id)).toBe(0n);
  await expect(refund(order, 5001)).rejects.toMatchObject({
    code: 'refund-more-than-paid',
    params: { left: '50.00' },
  });
});

it('a part of a card waits for the settlement and is refunded then', async () => {
  const order = await shop.order(10_000);
  await pay(order, [card('simulator-approve', 10_000)]);
  await shop.runJobs();
  await refund(order, 2500);
  await shop.runJobs();
  expect((await rows(order.id))[1]).toMatchObject({ action: 'Refund', gateway_state: 'Refunding' });
  simulator.settle();
  await shop.recover(31);
  expect((await rows(order.id))[1]).toMatchObject({ gateway_state: 'Refunded' });
  expect(await atGateway(order.id)).toBe(7500n);
});

it('a card given back in parts that are all of it, before it was captured, is captured and refunded', async () => {
  const order = await shop.order(10_000);
  await pay(order, [card('simulator-approve', 10_000)]);
  await refund(order, 2500);
  await refund(order, 7500);
  await shop.runJobs();
  simulator.settle();
  await shop.recover(31);
  expect((await rows(order.id)).map(({ gateway_state: state }) => state)).toEqual([
    'Captured',
    'Refunded',
    'Refunded',
  ]);
  expect(await atGateway(order.id)).toBe(0n);
});

it('a refund whose answer is lost is given once', async () => {
  const order = await shop.order(10_000);
  await pay(order, [card('simulator-approve', 10_000)]);
  await shop.runJobs();
  simulator.settle();
  simulator.script('refund', 'timeout-after');
  await refund(order, 2500);
  await shop.runJobs();
  expect((await rows(order.id))[1]).toMatchObject({ gateway_state: 'Refunding' });
  await shop.recover(3);
  expect((await rows(order.id))[1]).toMatchObject({ gateway_state: 'Refunded' });
  expect(await atGateway(order.id)).toBe(7500n);
});

it('a refund that was lost is sent again only when it would have arrived by now', async () => {
  const order = await shop.order(10_000);
  await pay(order, [card('simulator-approve', 10_000)]);
  await shop.runJobs();
  simulator.settle();
  simulator.script('refund', 'timeout-before');
  const [given] = await refund(order, 2500);
  const sent = () => simulator.seen.filter((form) => form.get('orderid') === given?.paymentId).length;
  await shop.runJobs();
  await shop.recover(5);
  expect(sent()).toBe(1);
  await shop.recover(20);
  expect(sent()).toBe(2);
  expect((await rows(order.id))[1]).toMatchObject({ gateway_state: 'Refunded' });
  expect(await atGateway(order.id)).toBe(7500n);
});

it('refunds at the same moment never give back more than was taken', async () => {
  const order = await shop.order(10_000);
  await pay(order, [{ method: 'Zelle', amount: '10000', reference: 'Z-1', card: null }]);
  const results = await Promise.allSettled([1, 2, 3, 4].map(() => refund(order, 6000)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await rows(order.id))[0]).toMatchObject({ refunded: '6000' });
});

it('the database itself refuses more than was taken, also when nobody has looked before', async () => {
  const order = await shop.order(10_000);
  await pay(order, [{ method: 'Zelle', amount: '10000', reference: 'Z-2', card: null }]);
  const [paid] = await rows(order.id);
  const insert = (key: string, amount: number) =>
    sql`insert into payments (order_id, office_id, action, method, amount_mode, amount, refunds_payment_id, request_key, at, updated_at)
        values (${order.id}, ${shop.office.id}, 'Refund', 'Zelle', 'Partial', ${amount}, ${paid?.id}, ${key}, now(), now())`.execute(
      test.services.db,
    );
  const results = await Promise.allSettled([insert('a', 6000), insert('b', 6000)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(insert('c', 4001)).rejects.toThrow('payments_refunded_within');
  await insert('d', 4000);
  await expect(
    sql`update payments set amount = 1 where id = ${paid?.id}`.execute(test.services.db),
  ).rejects.toThrow('cannot become another one');
  await expect(
    sql`update payments set action = 'Draft' where id = ${paid?.id}`.execute(test.services.db),
  ).rejects.toThrow('does not go from');
});

it('a drawer gives no more cash than lies in it, also to two refunds at once', async () => {
  const other = await test.insertUser({ roles: ['Sale'], offices: [shop.office.id] });
  await shop.openDrawer(1000, other.id);
  const orders = [await shop.order(5000), await shop.order(5000)] as const;
  for (const order of orders) await pay(order, [cash(5000)]);
  const context = () => shop.request(undefined, other.id);
  await expect(refund(orders[0], 1001, context())).rejects.toMatchObject({ code: 'not-enough-cash' });
  const results = await Promise.allSettled(orders.map((order) => refund(order, 800, context())));
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

it('a refund without a drawer or by the engine leaves cash where it is', async () => {
  const order = await shop.order(5000);
  await pay(order, [cash(5000)]);
  const engine = { ...shop.request(), user: undefined, office: null };
  const tried = transact({ ...engine, idempotency: null }, (tx) =>
    refundTenders(tx, engine, { order, amount: 5000n }),
  );
  await expect(tried).rejects.toMatchObject({ code: 'cash-session-closed' });
});
