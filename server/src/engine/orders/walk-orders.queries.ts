import { sql } from 'kysely';
import type { Created } from '#domain/kernel/wire.ts';
import type { AccountRoot } from '#domain/ledger/chart.ts';
import { chartRowOf } from '#domain/ledger/chart.ts';
import { leftovers } from '#domain/ledger/clearing.ts';
import { type Clearing, clearingOf, sumsOf } from '#domain/ledger/clearing.ts';
import { type ActorKey, actorKeys, system } from '#domain/order/actors.ts';
import { guardsToAsk } from '#domain/order/decide.ts';
import type { OrderLifecycle } from '#domain/order/define-service.ts';
import type { GuardName } from '#domain/order/guards.ts';
import type { ActionBody } from '#domain/order/order.schema.ts';
import type { OrderStatus } from '#domain/order/status.ts';
import { doers } from '#domain/order/test-doers.ts';
import { type OrderType, services } from '#domain/services/services.ts';
import { serviceTypes } from '#domain/access/service-type.ts';
import { Problem } from '#domain/kernel/problem.ts';
import { actingContext } from '#server/engine/bulk/acting-context.queries.ts';
import { postedOf } from '#server/engine/ledger/posted.queries.ts';
import type { CallAnswer, TestApp } from '#server/platform/http/test-app.ts';
import { act } from './act.queries.ts';
import { createOrder } from './create-order.queries.ts';
import { systemContext } from './doer.ts';
import type { OrderEngine, OrderRow } from './order-engine.ts';
import { testQuote } from './test-engine.ts';

type Row = OrderLifecycle['rows'][number];

interface Person {
  readonly id: string;
  readonly token: string;
  readonly office: string;
}

export interface Walker {
  readonly test: TestApp;
  readonly engine: OrderEngine;
  readonly facts: Map<GuardName, boolean>;
  readonly people: ReadonlyMap<ActorKey, Person>;
  readonly offices: { readonly sale: string; readonly provider: string };
}

/** One person for every actor, in a sales office and in a provider office that do everything. */
export async function createWalker(
  test: TestApp,
  engine: OrderEngine,
  facts: Map<GuardName, boolean>,
): Promise<Walker> {
  const all = serviceTypes.filter((type) => type !== 'None');
  const sale = await test.insertOffice({ office_type: 'Regular', service_types: [...all] });
  const provider = await test.insertOffice({ office_type: 'Provider', service_types: [...all] });
  const people = new Map<ActorKey, Person>();
  for (const key of actorKeys) {
    const doer = doers[key];
    if (doer === system) continue;
    const office = doer.office?.officeType === 'Provider' ? provider.id : sale.id;
    const user = await test.insertUser({ roles: doer.roles, offices: [office] });
    people.set(key, { id: user.id, token: user.token, office });
    await test.database.owner
      .insertInto('cash_sessions')
      .values({
        office_id: office,
        user_id: user.id,
        business_day: '2026-11-20',
        opening_float: '100000000',
        opened_at: test.clock.now,
        updated_at: test.clock.now,
      })
      .execute();
  }
  return { test, engine, facts, people, offices: { sale: sale.id, provider: provider.id } };
}

/** A draft of any service, made by whoever may. */
export async function draftOf(walker: Walker, service: OrderType): Promise<Created> {
  const { test, engine, facts, people, offices } = walker;
  const row = services[service].lifecycle.rows.find(
    ({ from, action }) => from === 'None' && action === 'Edit',
  );
  const person = people.get(row?.who[0] ?? 'SALE');
  if (row === undefined || person === undefined) throw new Error(`Nobody drafts ${service}`);
  letHold(facts, row, row.guard);
  const context = await actingContext(test.services, {
    userId: person.id,
    officeId: person.office,
    endpoint: 'POST /api/orders/{id}/actions',
    requestId: 'walk',
  });
  if (context === null) throw new Error('The person is gone');
  return await createOrder(engine, context, {
    service,
    prepare: async () =>
      await Promise.resolve({
        parties: { sender: '{}', receiver: '{}', sender_name: 'Ana Díaz' },
        quote: testQuote(service, offices.provider, test.clock.now),
        store: async () => await Promise.resolve(),
      }),
  });
}

export async function readOrder({ test }: Walker, id: string): Promise<OrderRow> {
  return await test.database.owner
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Rows that somebody may take from here, mostly onward. */
export function rowsFrom(service: OrderType, status: string): Row[] {
  return services[service].lifecycle.rows.filter(({ from }) => from === status);
}

export interface Step {
  readonly status: number;
  readonly reason: string | undefined;
}

/** Tries one row as one of its actors, over HTTP; the engine itself where nobody else may. */
export async function takeRow(
  walker: Walker,
  { order, row, n }: { order: OrderRow; row: Row; n: number },
): Promise<Step> {
  const { facts, people } = walker;
  const actors = row.who.filter((key) => key !== 'SYS');
  const actor = actors[n % Math.max(actors.length, 1)];
  const doer = actor === undefined ? system : doers[actor];
  const { lifecycle } = services[order.service as OrderType];
  const asked = { status: order.status as OrderStatus, action: row.action, doer };
  letHold(facts, row, guardsToAsk(lifecycle, asked));
  const body = await bodyOf(walker, { order, row, n });
  const person = actor === undefined ? undefined : people.get(actor);
  return person === undefined
    ? await asSystem(walker, order, body)
    : await asPerson(walker, { order, person, body });
}

async function asPerson(
  { test }: Walker,
  { order, person, body }: { order: OrderRow; person: Person; body: ActionBody },
): Promise<Step> {
  const { token, office } = person;
  const answer: CallAnswer<{ details?: { reason?: string }; code?: string }> = await test.call(
    'POST',
    `/api/orders/${order.id}/actions`,
    { token, office, version: order.version, body },
  );
  return { status: answer.status, reason: answer.body?.details?.reason ?? answer.body?.code };
}

async function asSystem({ test, engine }: Walker, order: OrderRow, input: ActionBody): Promise<Step> {
  try {
    await act(engine, systemContext(test.services, 'walk'), { orderId: order.id, input });
    return { status: 200, reason: undefined };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { status: 422, reason: (error.details as { reason?: string } | undefined)?.reason ?? error.code };
  }
}

/** The guards of the row hold, the others that are asked do not. */
function letHold(facts: Map<GuardName, boolean>, row: Row, asked: readonly GuardName[]): void {
  facts.clear();
  for (const name of asked) facts.set(name, row.guard.includes(name));
  for (const name of row.guard) facts.set(name, true);
}

async function bodyOf(
  { test }: Walker,
  { order, row, n }: { order: OrderRow; row: Row; n: number },
): Promise<ActionBody> {
  const body: ActionBody = { action: row.action, reason: 'A walk' };
  const pays = row.effects.find((name) => /^ledger\.pay(Partial|Owed)?$/.test(name));
  if (pays === undefined) return body;
  const left = BigInt(order.total) - BigInt(order.paid);
  const clearing = clearingOf(await postedOf(test.database.owner, order.id));
  const amounts: Record<string, bigint> = {
    'ledger.pay': left,
    'ledger.payPartial': 1n + (BigInt(n) % (left > 2n ? left - 1n : 1n)),
    'ledger.payOwed': clearing.ar_customer ?? 0n,
  };
  const amount = amounts[pays] ?? left;
  if (amount <= 0n) return body;
  const mode = BigInt(order.paid) === 0n ? 'Initial' : 'Partial';
  return {
    ...body,
    payment: {
      amountMode: pays === 'ledger.payPartial' ? mode : 'Full',
      total: { amountMinor: Number(order.total), currency: 'USD' },
      tenders: [{ method: 'Cash', amount: String(amount), reference: '', card: null }],
    },
  };
}

const dead = ['Cancelled', 'Rejected', 'Discarded', 'Refunded'];
/** These have a money of their own, which is no customer's. */
const unsold: readonly OrderType[] = ['Invoice', 'OfficeFund', 'PurchaseOrder'];

/** What is wrong with the books of an order; empty when all is well. */
export async function faultsOf({ test }: Walker, order: OrderRow): Promise<string[]> {
  const service = order.service as OrderType;
  if (unsold.includes(service)) return [];
  const posted = await postedOf(test.database.owner, order.id);
  const sum = (...roots: AccountRoot[]): bigint =>
    [...sumsOf(posted)]
      .filter(([account]) => roots.some((root) => chartRowOf(account)?.root === root))
      .reduce((all, [, amount]) => all + amount, 0n);
  const { lifecycle } = services[service];
  const rests = lifecycle.ends.some((end) => end === order.status);
  const kept = sum('fund.sale', 'card.clearing');
  return [
    ...(kept === BigInt(order.paid) ? [] : [`${order.paid} paid, ${kept} in the books`]),
    ...(rests ? await faultsAtRest(test, order, { clearing: clearingOf(posted), sum }) : []),
  ];
}

async function faultsAtRest(
  test: TestApp,
  order: OrderRow,
  { clearing, sum }: { clearing: Clearing; sum: (...roots: AccountRoot[]) => bigint },
): Promise<string[]> {
  const holds = await sql`select * from ledger.fund_hold where order_id = ${order.id}`.execute(
    test.database.owner,
  );
  const isDead = dead.includes(order.status);
  const isEarned = isDead || sum('revenue.fee', 'revenue.price') < 0n;
  return [
    ...leftovers(order.status, clearing).map((account) => `${account} is not zero`),
    ...holds.rows.map(() => 'a fund is still held'),
    ...(isEarned ? [] : ['delivered, and nothing earned']),
    ...(isDead && order.status !== 'Refunded' && sum('expense.commission') !== 0n
      ? ['a commission on a dead order']
      : []),
    ...(isDead && order.status !== 'Refunded' && sum('fund.provider') !== 0n
      ? ['a dead order cost something']
      : []),
  ];
}
