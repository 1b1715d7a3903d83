import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Created } from '#domain/kernel/wire.ts';
import type { OrderPaper } from '#domain/order/orders.endpoints.ts';
import { leftovers } from '#domain/ledger/clearing.ts';
import { clearingOf } from '#server/engine/ledger/posted.queries.ts';
import { orderTasks } from '#server/engine/orders/order-tasks.queries.ts';
import { bindOrders } from '#server/engine/orders/orders.routes.ts';
import { orderEngine } from '#server/orders.ts';
import { testApp } from '#server/platform/http/test-app.ts';
import { bindTransferSettings } from './settings/transfer-settings.routes.ts';
import type { Person } from './test-transfers.queries.ts';
import {
  doTo,
  draftTransfer,
  inCash,
  noLetters,
  openDrawer,
  transferWorld,
} from './test-transfers.queries.ts';
import { bindTransfers } from './transfers.routes.ts';

type Changes = Parameters<typeof draftTransfer>[2];

/**
 * An office that sells over HTTP, its seller and admin with open drawers, and what is asked about an order afterwards;
 * `more` are routes of the test's own.
 */
export async function testShop(more: Parameters<typeof testApp>[0] = []) {
  const test = await testApp([
    bindOrders(orderEngine),
    bindTransfers(orderEngine),
    bindTransferSettings,
    ...more,
  ]);
  const world = await transferWorld(test);
  const { owner } = test.database;
  const { seller, admin } = world;
  await openDrawer(test, seller);
  await openDrawer(test, admin);
  const tasks = {
    ...orderTasks(orderEngine),
    ...noLetters,
  };

  async function paper(id: string, as: Person = seller): Promise<OrderPaper> {
    const { body, status } = await test.call<OrderPaper>('GET', `/api/orders/${id}`, as);
    expect(status).toBe(200);
    return body;
  }

  /** Pays what the paper shows, in cash. */
  async function pay(draft: Created) {
    const { money } = await paper(draft.id);
    return await doTo(test, draft, { as: seller, ...inCash(money.total.amountMinor) });
  }

  async function now(id: string): Promise<Created & { status: string }> {
    return await owner
      .selectFrom('orders')
      .select(['id', 'version', 'status'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  }

  async function runJobs(): Promise<void> {
    await test.runJobs(tasks);
  }

  /** Draft, paid in cash, taken to the provider by the engine. */
  async function submitted(changes: Changes = {}): Promise<Created> {
    const draft = await draftTransfer(test, world, changes);
    expect((await pay(draft)).status).toBe(200);
    await runJobs();
    const order = await now(draft.id);
    expect(order.status).toBe('Submitted');
    return order;
  }

  async function booked(id: string): Promise<string[]> {
    const { rows } = await sql<{ kind: string; account: string; amount: string }>`
      select j.kind, a.code as account, e.amount::text from ledger.journal j
      join ledger.entry e on e.journal_id = j.id join ledger.account a on a.id = e.account_id
      where j.order_id = ${id} order by j.id, e.line_no`.execute(owner);
    return rows.map(({ kind, account, amount }) => `${kind} ${account} ${amount}`);
  }

  /** The order rests: its clearing accounts are empty and it holds no fund. */
  async function expectClosed(id: string): Promise<void> {
    const { status } = await now(id);
    expect(leftovers(status, await clearingOf(owner, id))).toEqual([]);
    const holds = await sql`select * from ledger.fund_hold where order_id = ${id}`.execute(owner);
    expect(holds.rows).toEqual([]);
  }

  return { test, world, paper, pay, now, runJobs, submitted, booked, expectClosed };
}
