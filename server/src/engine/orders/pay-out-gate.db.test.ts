import { describe, expect, test as it } from 'vitest';
import type { GuardName } from '#domain/order/guards.ts';
import type { OrderAction } from '#domain/order/action.ts';
import { orderTypes, type OrderType, services } from '#domain/services/services.ts';
import { testApp } from '#server/platform/http/test-app.ts';
import { complianceGuards } from './compliance-guards.queries.ts';
import type { Compliance, Reviewed } from './compliance-port.ts';
import type { OrderEngine, OrderRow } from './order-engine.ts';
import { bindOrders } from './orders.routes.ts';
import { silentCompliance, testEngine } from './test-engine.ts';
import { createWalker, draftOf, readOrder, takeRow } from './walk-orders.queries.ts';

type Row = (typeof services)[OrderType]['lifecycle']['rows'][number];

/** What leaves our hands or pays somebody: never past a hold, a stop or a review that does not count any more. */
const handOvers: readonly OrderAction[] = [
  'Submit',
  'Submitting',
  'Deposit',
  'Activated',
  'Delivery',
  'OutForDelivery',
  'Dispatch',
  'CheckOut',
  'CheckIn',
  'PreCheckOut',
  'TransferOut',
  'PayGrant',
];
/** Of these the parties are screened again at the moment itself; what comes before them moves within the house. */
const withinTheHouse: readonly OrderAction[] = ['TransferOut', 'PayGrant', 'PreCheckOut'];

const found = { role: 'receiver', check: 'Ofac', key: 'OFAC_SDN 1', reason: 'X 1.00' } as const;
let handOverAnswer: Reviewed | null = null;
const port: Compliance = {
  ...silentCompliance,
  reviewHandOver: async (tx, order, earlier) =>
    await Promise.resolve(handOverAnswer ?? (await silentCompliance.reviewHandOver(tx, order, earlier))),
};
const facts = new Map<GuardName, boolean>();
const engine = realCompliance(testEngine(facts));
const app = await testApp([bindOrders(engine)]);
const walker = await createWalker(app, engine, facts);
const { owner } = app.database;

/** The engine of the walks, with the guards of compliance as they are. */
function realCompliance(tested: OrderEngine): OrderEngine {
  const modules = Object.fromEntries(
    Object.entries(tested.modules).map(([type, module]) => {
      const guards = Object.entries(module.guards).filter(([name]) => !(name in complianceGuards));
      // What a car still costs at its return is another matter.
      const owed = { nothingOwed: () => facts.get('nothingOwed') ?? false };
      return [type, { ...module, guards: { ...Object.fromEntries(guards), ...owed } }];
    }),
  );
  return { modules, compliance: port };
}

const troubles: Readonly<
  Record<string, { on: (id: string) => Promise<void>; off: (id: string) => Promise<void> }>
> = {
  stopped: {
    on: async (id) => await mark(id, app.clock.now),
    off: async (id) => await mark(id, null),
  },
  held: {
    on: async (id) => {
      const values = { order_id: id, kind: 'Hold', opened_at: app.clock.now };
      await owner.insertInto('order_holds').values(values).execute();
    },
    off: async (id) => {
      await owner.deleteFrom('order_holds').where('order_id', '=', id).execute();
    },
  },
  'screened against lists of yesterday': {
    on: async () => {
      handOverAnswer = { answer: { hits: [found], basis: 'new', needsTwo: true }, refusal: null };
      await Promise.resolve();
    },
    off: async () => {
      handOverAnswer = null;
      await Promise.resolve();
    },
  },
  'screened against lists that are too old': {
    on: async () => {
      const message = { en: 'Lists are too old', es: 'Las listas son muy viejas' };
      const answer = { hits: [], basis: 'none', needsTwo: false };
      handOverAnswer = { answer, refusal: { code: 'lists-stale', message } };
      await Promise.resolve();
    },
    off: async () => {
      handOverAnswer = null;
      await Promise.resolve();
    },
  },
};

async function mark(id: string, stopped_at: Date | null): Promise<void> {
  await owner.updateTable('orders').set({ stopped_at }).where('id', '=', id).execute();
}

async function clearHold(id: string): Promise<void> {
  await owner
    .updateTable('order_holds')
    .set({ cleared_at: app.clock.now })
    .where('order_id', '=', id)
    .execute();
}

/** The rows that lead from nothing to a status, the fewest. */
function pathTo(service: OrderType, status: string): readonly Row[] {
  const { rows } = services[service].lifecycle;
  const paths = new Map<string, readonly Row[]>([['None', []]]);
  for (const [at, path] of paths) {
    for (const row of rows.filter(({ from }) => from === at)) {
      if (row.to === '=' || row.to === '<prev>' || paths.has(row.to)) continue;
      if (row.guard.includes('complianceHit')) continue; // nothing is found here when it is paid
      paths.set(row.to, [...path, row]);
    }
  }
  const path = paths.get(status);
  if (path === undefined) throw new Error(`${service} never gets to ${status}`);
  return path;
}

async function orderIn(service: OrderType, status: string): Promise<OrderRow> {
  const { id } = await draftOf(walker, service);
  for (const [n, row] of pathTo(service, status).slice(1).entries()) {
    if (row.action === 'Release') await clearHold(id);
    const step = await takeRow(walker, { order: await readOrder(walker, id), row, n });
    if (step.status !== 200) throw new Error(`${service} ${row.from} ${row.action}: ${step.reason ?? ''}`);
  }
  return await readOrder(walker, id);
}

/** Held is of those that are not at anybody's yet: what is further on is stopped instead. */
function asks(row: Row, trouble: string): boolean {
  if (trouble === 'held') return row.guard.includes('notHeld');
  if (trouble === 'stopped') return true;
  return !withinTheHouse.includes(row.action);
}

const isScreened = (type: OrderType): boolean =>
  services[type].lifecycle.rows.some(({ action }) => action === 'Hold');

describe.each(orderTypes.filter(isScreened))('%s', (service) => {
  const rows = services[service].lifecycle.rows.filter(({ action }) => handOvers.includes(action));
  it('hands something over', () => expect(rows.length).toBeGreaterThan(0));

  it.each(rows.map((row) => [`${row.from} › ${row.action}`, row] as const))('%s', async (_, row) => {
    const order = await orderIn(service, row.from);
    for (const [name, { on, off }] of Object.entries(troubles)) {
      if (!asks(row, name)) continue;
      await on(order.id);
      const tried = await takeRow(walker, { order: await readOrder(walker, order.id), row, n: 0 });
      await off(order.id);
      expect(tried.status, name).toBe(422);
      expect(['notStopped', 'notHeld', 'screeningFresh', 'lists-stale'], name).toContain(tried.reason);
      expect(await readOrder(walker, order.id), name).toMatchObject({
        status: row.from,
        version: order.version,
      });
    }
    const passed = await takeRow(walker, { order: await readOrder(walker, order.id), row, n: 0 });
    expect(passed.status, passed.reason).toBe(200);
  });
});
