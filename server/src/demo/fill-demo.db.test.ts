import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { formatFilter } from '#domain/kernel/filter.ts';
import { parseOrderNumber } from '#domain/order/order-number.ts';
import { countTotals } from '#server/engine/explorer/count-totals.queries.ts';
import { checkInvariants } from '#server/engine/ledger/invariants.queries.ts';
import { startSimulator } from '#server/engine/payments/simulator/simulator.ts';
import type { TestApp } from '#server/platform/http/test-app.ts';
import { testApp } from '#server/platform/http/test-app.ts';
import { transfersSource } from '#server/services/money-transfer/transfers-source.queries.ts';
import { readDemoHouse } from './demo-house.queries.ts';
import { demoParties } from './demo-parties.ts';
import { demoTimeline } from './demo-timeline.ts';
import { demoTasks, resumeDemo, startDemo } from './fill-demo.queries.ts';
import { firstOrders } from './first-orders.ts';
import { loadDemo } from './load-demo.queries.ts';
import { fillLarge } from './fill-large.queries.ts';
import { playEvents } from './play-events.queries.ts';

const demoOrders = firstOrders.length + 25;
const simulator = await startSimulator();
afterAll(() => simulator.stop());

async function loadedDemo(): Promise<TestApp> {
  const test = await testApp([], { isDemo: true, config: { demoOrders } });
  const { gateway } = test.services.config;
  Object.assign(test.services.config, { gateway: { ...gateway, url: simulator.url } });
  await loadDemo(test.services);
  await startDemo(test.services);
  return test;
}

const test = await loadedDemo();
const { owner: db } = test.database;

async function statuses(): Promise<string[]> {
  const rows = await db.selectFrom('orders').select('status').distinct().orderBy('status').execute();
  return rows.map(({ status }) => status);
}

async function storyOf({ database }: TestApp): Promise<unknown[]> {
  const { rows } = await sql`
    select o.created_at, o.sender_name, o.receiver_name, o.total, o.paid, f.code as office,
      (select array_agg(e.action || ' ' || e.to_status || ' ' || e.at order by e.version) from order_events e
        where e.order_id = o.id) as events,
      (select array_agg(p.method || ' ' || p.action || ' ' || p.amount || ' ' || p.gateway_state order by p.id)
        from payments p where p.order_id = o.id) as payments
    from orders o join offices f on f.id = o.office_id where o.service = 'MoneyTransfer' order by o.created_at, o.sender_name`.execute(
    database.owner,
  );
  return rows;
}

it('has transfers in many states from the first minute', async () => {
  expect(await db.selectFrom('customers').select('id').execute()).toHaveLength(30);
  expect(await statuses()).toEqual(
    expect.arrayContaining([
      'Approved',
      'Delivered',
      'Deposited',
      'Draft',
      'Hold',
      'Purchased',
      'Refunded',
      'Submitted',
    ]),
  );
});

it('goes on in the background where it was killed, and nothing happens twice', async () => {
  const loadedAt = test.clock.now;
  const book = { parties: demoParties(30, '2026-11-20'), loadedAt, count: demoOrders };
  let slices = 0;
  const killed = playEvents(test.services, book, {
    events: demoTimeline(book),
    isOver: () => {
      slices += 1;
      if (slices > 8) throw new Error('killed');
      return false;
    },
  });
  await expect(killed).rejects.toThrow('killed');
  await test.runJobs();
  await resumeDemo(test.services);
  await test.runJobs(demoTasks);
  const story = await storyOf(test);
  expect(story).toHaveLength(demoOrders);
  await resumeDemo(test.services);
  await test.runJobs(demoTasks);
  expect(await storyOf(test)).toEqual(story);
  const twin = await loadedDemo();
  await twin.runJobs();
  await resumeDemo(twin.services);
  await twin.runJobs(demoTasks);
  expect(await storyOf(twin)).toEqual(story);
});

it('numbers what came later higher, although it was made first', async () => {
  const orders = await db
    .selectFrom('orders as o')
    .innerJoin('offices as f', 'f.id', 'o.office_id')
    .select(['f.code', 'o.number', 'o.created_at'])
    .where('o.service', '=', 'MoneyTransfer')
    .execute();
  const newest = new Date(test.clock.now.getTime() - 3 * 86_400_000);
  for (const [code, own] of Map.groupBy(orders, (order) => order.code)) {
    const sequence = ({ number }: { number: string }) => Number(parseOrderNumber(number)?.sequence);
    const [before, after] = [true, false].map((isOld) =>
      own.filter((order) => order.created_at < newest === isOld).map((order) => sequence(order)),
    );
    expect(Math.max(0, ...(before ?? [])), code).toBeLessThan(Math.min(Infinity, ...(after ?? [])));
  }
  const next = await db
    .selectFrom('order_sequences')
    .select('last_number')
    .where('service', '=', 'MoneyTransfer')
    .execute();
  expect(next.every(({ last_number: last }) => Number(last) >= 1100)).toBe(true);
});

it('has couriers out with cash, and runs that were counted', async () => {
  const runs = await db.selectFrom('courier_runs').select(['status', 'reason']).execute();
  expect(runs.filter(({ status }) => status === 'Open').length).toBeGreaterThan(0);
  expect(runs.filter(({ status }) => status === 'Closed').length).toBeGreaterThan(1);
  expect(runs.filter(({ reason }) => reason !== null)).toHaveLength(1);
});

it('keeps the books, and tells nobody of the past', async () => {
  const report = await checkInvariants(db);
  expect(report.filter(({ isOk }) => !isOk)).toEqual([]);
  expect(report.find(({ check }) => check === 'journalsSumToZero')?.examined).toBeGreaterThan(100);
  expect(await db.selectFrom('mails').select('id').execute()).toEqual([]);
  expect(await db.selectFrom('outbox').select('id').where('kind', '=', 'job').execute()).toEqual([]);
});

it('pays into the funds as offices do: with a slip, approved by somebody else, the newest still waiting', async () => {
  const { rows } = await sql<{
    status: string;
    makers: number;
    same: number;
    without: number;
    count: number;
  }>`
    select o.status, count(*)::int as count, count(distinct o.agent_id)::int as makers,
      count(*) filter (where m.slip_file_id is null)::int as without,
      count(*) filter (where exists (select from order_events e
        where e.order_id = o.id and e.action = 'Approved' and e.user_id = o.agent_id))::int as same
    from orders o join fund_moves m on m.order_id = o.id group by 1 order by 1`.execute(db);
  expect(rows.map(({ status }) => status)).toEqual(['Deposited', 'Submitted']);
  expect(rows[0]).toMatchObject({ same: 0, without: 0 });
  expect(rows[0]?.makers).toBeGreaterThan(2);
  expect(rows[0]?.count).toBeGreaterThan(40);
});

it('took money by several tenders in drawers that were counted, and cards through the gateway', async () => {
  const methods = await db.selectFrom('payments').select('method').distinct().execute();
  expect(methods.map(({ method }) => method)).toEqual(expect.arrayContaining(['Card', 'Cash', 'Zelle']));
  const cards = await db
    .selectFrom('payments')
    .select('gateway_state')
    .where('method', '=', 'Card')
    .execute();
  expect(cards.map(({ gateway_state: state }) => state)).not.toContain('Asking');
  const drawers = await db.selectFrom('cash_sessions').select(['status', 'business_day']).execute();
  expect(drawers.filter(({ status, business_day: day }) => status === 'Open' && day < '2026-11-20')).toEqual(
    [],
  );
  expect(drawers.length).toBeGreaterThan(10);
});

it('becomes large by copies whose books and histories hold', async () => {
  const before = Number((await countOrders()).count);
  await fillLarge(test.database.ownerUrl, { orders: 300, say: () => undefined });
  await fillLarge(test.database.ownerUrl, { orders: 100, say: () => undefined });
  expect(Number((await countOrders()).count)).toBe(before + 400);
  const report = await checkInvariants(db);
  expect(report.filter(({ isOk }) => !isOk)).toEqual([]);
  expect(report.find(({ check }) => check === 'finishedOrdersAreCleared')?.examined).toBeGreaterThan(300);
  const { number } = await db
    .selectFrom('orders')
    .select('number')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(parseOrderNumber(number)).not.toBeNull();
  const { rows } = await sql<{ enabled: string }>`
    select tgenabled::text as enabled from pg_trigger where tgname = 'orders_insert_has_event'`.execute(db);
  expect(rows).toEqual([{ enabled: 'A' }]);
});

async function countOrders() {
  return await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
}

it('finds transfers by parts of names, numbers and people, as many as there are', async () => {
  const house = await readDemoHouse(test.services);
  const context = house.as('admin', 'GHO', { at: test.clock.now, key: 'test' });
  const asked = [
    ['sender', 'contains', 'RODRÍGUEZ', sql`fold(o.sender_name) like '%rodriguez%'`],
    ['receiver', 'starts', 'maría', sql`fold(o.receiver_name) like 'maria%'`],
    ['agent', 'contains', 'herrera', sql`u.last_name = 'Herrera'`],
    ['office', 'is', 'ken', sql`f.code = 'KEN'`],
    ['territory', 'in', 'La Habana', sql`o.territory = 'La Habana'`],
    ['sender', 'contains', '%', sql`false`],
  ] as const;
  for (const [column, operator, value, condition] of asked) {
    const filter = [formatFilter({ column, operator, values: [value] })];
    const { count } = await countTotals(transfersSource, context, { q: '', filter });
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from orders o join users u on u.id = o.agent_id join offices f on f.id = o.office_id
      where o.service = 'MoneyTransfer' and ${condition}`.execute(db);
    expect(`${column} ${count}`).toBe(`${column} ${rows[0]?.count}`);
    if (value !== '%') expect(count).toBeGreaterThan(0);
  }
});
