import { expect } from 'vitest';
import type { Created } from '#domain/kernel/wire.ts';
import type { MoneyWatch, WatchRow } from '#domain/services/money-transfer/money-watch.endpoints.ts';
import type { WatchRule } from '#domain/services/money-transfer/money-watch.ts';
import { paymentTasks } from '#server/engine/payments/payment-tasks.ts';
import { testPayments } from '#server/engine/payments/test-payments.ts';
import { orderTasks } from '#server/engine/orders/order-tasks.queries.ts';
import { bindOrders } from '#server/engine/orders/orders.routes.ts';
import { orderEngine } from '#server/orders.ts';
import type { Tasks } from '#server/platform/jobs/task.ts';
import { bindTransferSettings } from '../settings/transfer-settings.routes.ts';
import {
  doTo,
  draftTransfer,
  inCash,
  noLetters,
  openDrawer,
  type Person,
  transferWorld,
} from '../test-transfers.queries.ts';
import { bindTransfers } from '../transfers.routes.ts';
import { bindMoneyWatch } from './watch.routes.ts';

/** What a transfer of 100 dollars costs that is paid by card, in cents. */
export const CARD_TOTAL = 10_500;

/** A shop with a card gateway, a clock that moves, and the list of money out there as each person sees it. */
export async function testWatch() {
  const shop = await testPayments([
    bindOrders(orderEngine),
    bindTransfers(orderEngine),
    bindTransferSettings,
    bindMoneyWatch,
  ]);
  const { test } = shop;
  const { owner } = test.database;
  const world = await transferWorld(test);
  const { seller, admin } = world;
  await openDrawer(test, seller);
  await openDrawer(test, admin);
  await owner.updateTable('cash_sessions').set({ opening_float: '10000000' }).execute();
  const gateway = await owner
    .insertInto('payment_gateways')
    .values({
      office_id: world.office.id,
      name: 'Counter',
      channels: ['PaymentApi'],
      mid_number: '8788-291',
      security_key: test.services.secrets.seal('security-key'),
      service_key: test.services.secrets.seal('tokenization-key'),
      devices: '[]',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const person = async (role: 'CorporationAccounting' | 'CorporationCompliance'): Promise<Person> => ({
    office: world.office.id,
    token: (await test.insertUser({ roles: [role], offices: [world.office.id] })).token,
  });
  const accounting = await person('CorporationAccounting');
  const compliance = await person('CorporationCompliance');
  const tasks: Tasks = {
    ...orderTasks(orderEngine),
    ...paymentTasks,
    ...noLetters,
  };

  /** Moves the clock; everybody stays logged in. */
  async function moveTo(moment: Date): Promise<void> {
    test.clock.now = moment;
    const expires_at = new Date(moment.getTime() + 86_400_000);
    await owner.updateTable('sessions').set({ expires_at, idle_expires_at: expires_at }).execute();
  }

  async function pass(minutes: number): Promise<void> {
    await moveTo(new Date(test.clock.now.getTime() + minutes * 60_000));
  }

  async function watch(as: Person = seller): Promise<MoneyWatch> {
    const { status, body } = await test.call<MoneyWatch>('GET', '/api/services/transfers/watch', as);
    expect(status).toBe(200);
    return body;
  }

  /** Where an order stands on the list. */
  async function rulesOf(id: string, as: Person = seller): Promise<WatchRule[]> {
    const { lists } = await watch(as);
    return lists.filter(({ rows }) => rows.some(({ orderId }) => orderId === id)).map(({ rule }) => rule);
  }

  async function rowOf(rule: WatchRule, id: string, as: Person = seller): Promise<WatchRow | undefined> {
    const { lists } = await watch(as);
    return lists.find((list) => list.rule === rule)?.rows.find(({ orderId }) => orderId === id);
  }

  async function read(id: string) {
    return await owner.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  }

  async function paymentsOf(orderId: string) {
    return await owner
      .selectFrom('payments')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute();
  }

  async function paidInCash(): Promise<Created> {
    const answer = await doTo(test, await draftTransfer(test, world), { as: seller, ...inCash(10_600) });
    expect(answer).toMatchObject({ status: 200 });
    return answer.body;
  }

  async function submitted(): Promise<Created> {
    const { id } = await paidInCash();
    await test.runJobs(tasks);
    return await read(id);
  }

  async function paidByCard(): Promise<Created> {
    const card = { channel: 'PaymentApi', gatewayId: gateway.id, token: 'simulator-approve' } as const;
    const answer = await doTo(test, await draftTransfer(test, world), {
      as: seller,
      action: 'Pay',
      payment: {
        amountMode: 'Full',
        total: { amountMinor: CARD_TOTAL, currency: 'USD' },
        tenders: [{ method: 'Card', amount: String(CARD_TOTAL), reference: '', card }],
      },
    });
    expect(answer).toMatchObject({ status: 200 });
    return answer.body;
  }

  return {
    shop,
    world,
    gateway,
    accounting,
    compliance,
    tasks,
    moveTo,
    pass,
    watch,
    rulesOf,
    rowOf,
    read,
    paymentsOf,
    paidInCash,
    submitted,
    paidByCard,
  };
}
