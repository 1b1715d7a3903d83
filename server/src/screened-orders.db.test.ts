import { beforeEach, describe, expect, it } from 'vitest';
import { decideHit } from '#server/compliance/screenings/decide-hit.queries.ts';
import { runAgain } from '#server/compliance/screenings/run-again.queries.ts';
import { listed, putOnList } from '#server/compliance/screenings/test-lists.queries.ts';
import { checkBeforeCards } from '#server/engine/orders/check-before-cards.queries.ts';
import type { OrderPaper } from '#domain/order/orders.endpoints.ts';
import { orderEngine } from '#server/orders.ts';
import { doTo, draftTransfer, inCash } from '#server/services/money-transfer/test-transfers.queries.ts';
import { jose, nobody, testScreenedOrders } from './test-screened-orders.ts';

const shop = await testScreenedOrders();
const { test, world, officer, tasks, listsChanged, pay, asSeller, statusOf, screeningsOf, hitsOf } = shop;
const { owner, app } = test.database;
const { seller, counter } = world;

beforeEach(() => putOnList(owner, [nobody]));

describe('before money is taken', () => {
  it('stores who was looked for, sender and receiver, when nothing was found', async () => {
    const { id, answer } = await pay();
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(await statusOf(id)).not.toBe('Hold');
    expect(await screeningsOf(id)).toMatchObject([
      {
        role: 'sender',
        subject_kind: 'customer',
        subject_id: world.customer,
        trigger: 'sale',
        result: 'clear',
      },
      { role: 'receiver', subject_kind: 'recipient', subject_id: world.recipient, result: 'clear' },
    ]);
  });

  it('holds for a listed receiver, with a case that rests on the screenings', async () => {
    await putOnList(owner, [nobody, jose]);
    const { id, answer } = await pay();
    expect(answer.status).toBe(200);
    expect(await statusOf(id)).toBe('Hold');
    const hold = await app
      .selectFrom('order_holds')
      .selectAll()
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(hold).toMatchObject({ check_type: 'Ofac', needs_two: true });
    const linked = await app
      .selectFrom('compliance_cases as c')
      .innerJoin('case_screenings as cs', 'cs.case_id', 'c.id')
      .select('cs.screening_id')
      .where('c.hold_id', '=', hold.id)
      .execute();
    expect(linked.map((row) => row.screening_id).toSorted()).toEqual(
      (await screeningsOf(id)).map((row) => row.id).toSorted(),
    );
  });

  it('holds for who else may take it, and only if the order names them', async () => {
    const altReceivers = [{ name: 'Fulgencio Arrechavaleta Izquierdo', ci: '61030912345', phone: '' }];
    await owner
      .updateTable('recipients')
      .set({ alt_receivers: JSON.stringify(altReceivers) })
      .where('id', '=', world.recipient)
      .execute();
    await putOnList(owner, [nobody, listed('901', 'ARRECHAVALETA IZQUIERDO, Fulgencio')]);
    const without = await pay();
    expect(await statusOf(without.id)).not.toBe('Hold');
    const named = await pay({ altReceiver: altReceivers[0]?.name ?? '' });
    expect(await statusOf(named.id)).toBe('Hold');
    expect(await hitsOf(named.id)).toMatchObject([{ role: 'altReceiver' }]);
  });

  it('writes nothing when it only looks ahead', async () => {
    await putOnList(owner, [nobody, jose]);
    const draft = await draftTransfer(test, world);
    const { body } = await test.call<OrderPaper>('GET', `/api/orders/${draft.id}`, seller);
    const before = await app.selectFrom('screenings').select('id').execute();
    await checkBeforeCards(orderEngine, asSeller(), {
      orderId: draft.id,
      input: inCash(body.money.total.amountMinor),
    });
    expect(await app.selectFrom('screenings').select('id').execute()).toHaveLength(before.length);
  });

  it.each([
    ['en', 'FINCIMEX Visa', 'it cannot be sold'],
    ['es', 'Tarjeta AIS', 'no se puede vender'],
  ] as const)('takes no money for a restricted card, in words of %s', async (language, bank, words) => {
    const card = { number: '4111111111111111', holderName: 'Jose Pena', bank };
    const { id, answer } = await pay({ method: 'BankCard', payoutCurrency: 'MLC', card }, language);
    expect(answer).toMatchObject({ status: 422, body: { details: { reason: 'restricted-card' } } });
    expect(JSON.stringify(answer.body)).toContain(words);
    expect(await statusOf(id)).toBe('Draft');
    expect(await owner.selectFrom('payments').select('id').where('order_id', '=', id).execute()).toEqual([]);
    const looked = await owner
      .selectFrom('screenings')
      .select(['role', 'trigger'])
      .where('order_id', '=', id)
      .orderBy('role')
      .execute();
    expect(looked, 'kept although nothing was sold').toMatchObject([
      { role: 'receiver', trigger: 'sale' },
      { role: 'sender', trigger: 'sale' },
      { role: 'thing', trigger: 'sale' },
    ]);
  });
});

describe('a false alarm', () => {
  async function decided(scope: 'all' | 'order' = 'all') {
    await putOnList(owner, [nobody, listed('902', 'PENA RODRIGUEZ, Jose Ernesto')]);
    const { id } = await pay();
    expect(await statusOf(id)).toBe('Hold');
    const [hit] = await hitsOf(id);
    expect(hit?.status).toBe('alert');
    await app.transaction().execute((tx) =>
      decideHit(tx, {
        hitId: hit?.id ?? '',
        decision: 'false-positive',
        reasonCode: 'OtherName',
        note: 'Our customer has no second given name',
        decidedBy: officer.id,
        secondBy: counter.id,
        now: test.clock.now,
        scope,
      }),
    );
    return id;
  }

  it('is remembered at the next sale, and asks again when the entry changes, with what changed', async () => {
    await decided();
    const next = await pay();
    expect(await statusOf(next.id)).not.toBe('Hold');
    expect(await hitsOf(next.id)).toMatchObject([{ status: 'remembered', reopened: null }]);
    await putOnList(owner, [
      nobody,
      listed('902', 'PENA RODRIGUEZ, Jose Ernesto', { births: [{ year: 1955 }] }),
    ]);
    const later = await pay();
    expect(await statusOf(later.id)).toBe('Hold');
    expect(await hitsOf(later.id)).toMatchObject([
      { status: 'alert', reopened: [{ what: 'entry', field: 'births', before: [], after: ['1955'] }] },
    ]);
  });

  it('counts for its own order only when it was decided so', async () => {
    await decided('order');
    const next = await pay();
    expect(await statusOf(next.id)).toBe('Hold');
  });
});

describe('after the sale', () => {
  it('stops an order on its way when a party is listed, opens its case, and pays nothing out meanwhile', async () => {
    const { id } = await pay();
    await test.runJobs(tasks);
    expect(await statusOf(id)).toBe('Submitted');
    await putOnList(owner, [nobody, jose]);
    const order = await owner.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const { payer } = world;
    const early = await doTo(test, { id, version: order.version }, { as: payer, action: 'ReadyForPickup' });
    const ready = early.status === 200 ? early.body.version : order.version;
    const { pin } = await owner
      .selectFrom('money_transfers')
      .select('pin')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    const late = await doTo(
      test,
      { id, version: ready },
      {
        as: counter,
        action: 'Delivery',
        pin: test.services.secrets.open(pin as Buffer),
        recipientId: { type: 'CarnetDeIdentidad', number: '55010112345', name: 'José Peña' },
      },
    );
    expect(late).toMatchObject({ status: 422, body: { details: { reason: 'screeningFresh' } } });
    await listsChanged();
    const stopped = await owner
      .selectFrom('orders')
      .select(['status', 'stopped_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(stopped.stopped_at).not.toBeNull();
    const cases = await app
      .selectFrom('compliance_cases')
      .select(['queue', 'hold_id'])
      .where('order_id', '=', id)
      .execute();
    expect(cases).toMatchObject([{ queue: 'ofac', hold_id: expect.any(String) }]);
    const again = await screeningsOf(id);
    await listsChanged();
    expect(await screeningsOf(id)).toHaveLength(again.length);
  });
});

describe('old lists', () => {
  it('let nothing above the limit leave, and small amounts go', async () => {
    await owner
      .updateTable('list_sources')
      .set({ fresh_at: new Date('2026-11-10T00:00:00Z') })
      .execute();
    const large = await pay({ amount: '60000' });
    const small = await pay();
    await test.runJobs(tasks);
    expect(await statusOf(small.id)).toBe('Submitted');
    expect(await statusOf(large.id)).toBe('Purchased');
    await owner
      .insertInto('configuration')
      .values({
        key: 'ListStaleness',
        version: 1,
        value: JSON.stringify({ hours: 48, payOutAbove: 50_000, isBlockOn: false }),
        changed_at: test.clock.now,
      })
      .execute();
    await tasks['submit-due']?.run(test.services, {}, { number: 1, isLast: false });
    await test.runJobs(tasks);
    expect(await statusOf(large.id)).toBe('Submitted');
  });
});

it('comes to the same hits and scores whenever a stored screening is run again', async () => {
  const all = await app.selectFrom('screenings').select('id').execute();
  expect(all.length).toBeGreaterThan(15);
  for (const { id } of all) {
    expect(await runAgain(app, test.services, id), id).toMatchObject({ isSame: true });
  }
});
