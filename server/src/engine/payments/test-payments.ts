import { randomUUID } from 'node:crypto';
import { afterAll } from 'vitest';
import type { AmountMode } from '#domain/payment/payment.values.ts';
import type { Tender } from '#domain/payment/tender.schema.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Bind, TestApp } from '#server/platform/http/test-app.ts';
import { testApp } from '#server/platform/http/test-app.ts';
import { transact } from '#server/platform/http/transact.queries.ts';
import type { AuthorisedCard } from './authorise-cards.queries.ts';
import { authoriseCards, checkAuthorised } from './authorise-cards.queries.ts';
import type { PayableOrder, PaymentRow, PostedTender } from './paying-context.ts';
import { paymentTasks } from './payment-tasks.ts';
import { refundTenders } from './refund-tenders.queries.ts';
import { startSimulator } from './simulator/simulator.ts';
import type { Simulator } from './simulator/simulator.ts';
import { takeTenders } from './take-tenders.queries.ts';
import { voidAuthorised } from './void-authorised.queries.ts';

export const testDevice = 'c1c0bd3c-6c3a-4d8e-9a52-9e0a7d3f1b11';

export interface TestPayments {
  readonly test: TestApp;
  readonly simulator: Simulator;
  readonly office: { id: string };
  readonly person: { id: string; token: string };
  readonly gatewayId: string;
  /** A new request of the person; the same key is the same request. */
  request(key?: string, userId?: string): OfficeContext;
  order(total: number): Promise<PayableOrder>;
  card(token: string, amount: number): Tender;
  cash(amount: number): Tender;
  openDrawer(float: number, userId?: string): Promise<string>;
  /** What a sale does: cards, then the transaction of the order; a refusal voids. */
  pay(order: PayableOrder, tenders: readonly Tender[], options?: PayOptions): Promise<PostedTender[]>;
  refund(order: PayableOrder, amount: number, context?: OfficeContext): Promise<PostedTender[]>;
  rows(orderId: string): Promise<PaymentRow[]>;
  /** What the gateway holds or took under the payments of an order, US cents. */
  atGateway(orderId: string): Promise<bigint>;
  runJobs(): Promise<void>;
  recover(minutes: number): Promise<void>;
}

interface PayOptions {
  readonly context?: OfficeContext;
  readonly mode?: AmountMode;
  /** The order refuses after the cards were authorised. */
  readonly isRefused?: boolean;
}

/** A shop with a seller and a merchant account at a simulated gateway, all of it real but the cards. */
export async function testPayments(binds: readonly Bind[] = []): Promise<TestPayments> {
  const simulator = await startSimulator({ lateMs: 700, terminalMs: 120 });
  afterAll(() => simulator.stop());
  const gateway = {
    url: simulator.url,
    isChosen: true,
    fieldsUrl: simulator.fieldsUrl,
    timeoutMs: 400,
    terminalTimeoutMs: 3000,
    pollMs: 40,
  };
  const test = await testApp(binds, { config: { gateway } });
  const office = await test.insertOffice({ service_types: ['MoneyTransfer'] });
  const person = await test.insertUser({ roles: ['Sale'], offices: [office.id] });
  const { owner } = test.database;
  const { id: gatewayId } = await owner
    .insertInto('payment_gateways')
    .values({
      office_id: office.id,
      name: 'Counter',
      channels: ['PaymentApi', 'DeviceCloud'],
      mid_number: '8788-290',
      security_key: test.services.secrets.seal('security-key-that-nobody-reads'),
      service_key: test.services.secrets.seal('tokenization-key'),
      devices: JSON.stringify([{ poiDeviceId: testDevice, nickname: 'Counter 1' }]),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  let count = 0;

  const request = (key: string = randomUUID(), userId = person.id): OfficeContext => ({
    services: test.services,
    endpoint: 'POST /api/orders/{id}/actions',
    requestId: randomUUID(),
    ip: '127.0.0.1',
    userAgent: 'test',
    language: 'en',
    now: test.clock.now,
    ifMatch: null,
    idempotency: { key, requestHash: 'same', isReplayed: false },
    sessionId: '1',
    user: { id: userId, email: '', name: 'Test', roles: ['Sale'], roleMenus: [] },
    office: {
      id: office.id,
      code: office.code,
      name: office.name,
      officeType: 'Regular',
      serviceTypes: [],
      timeZone: 'America/New_York',
      accessAllowToCustomerInfo: true,
    },
  });

  async function rows(orderId: string): Promise<PaymentRow[]> {
    return await owner
      .selectFrom('payments')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute();
  }

  async function runJobs(): Promise<void> {
    await test.runJobs(paymentTasks);
  }

  return {
    test,
    simulator,
    office,
    person,
    gatewayId,
    request,
    runJobs,
    card: (token, amount) => ({
      method: 'Card',
      amount: String(amount),
      reference: '',
      card: { channel: 'PaymentApi', gatewayId, token },
    }),
    cash: (amount) => ({ method: 'Cash', amount: String(amount), reference: '', card: null }),
    async order(total) {
      count += 1;
      return await owner.transaction().execute(async (tx) => {
        const order = await tx
          .insertInto('orders')
          .values({
            number: `MT-TST-${String(count).padStart(6, '0')}`,
            service: 'MoneyTransfer',
            status: 'Draft',
            office_id: office.id,
            principal: String(total),
            total: String(total),
            created_at: test.clock.now,
            updated_at: test.clock.now,
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        await tx
          .insertInto('order_events')
          .values({
            order_id: order.id,
            version: 1,
            service: 'MoneyTransfer',
            at: test.clock.now,
            action: 'Edit',
            from_status: 'None',
            to_status: 'Draft',
          })
          .execute();
        return order;
      });
    },
    async openDrawer(float, userId = person.id) {
      const { id } = await owner
        .insertInto('cash_sessions')
        .values({
          office_id: office.id,
          user_id: userId,
          business_day: '2026-11-20',
          opening_float: String(float),
          opened_at: test.clock.now,
          updated_at: test.clock.now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    async pay(order, tenders, { context = request(), mode = 'Full', isRefused = false } = {}) {
      const asked = { orderId: order.id, amountMode: mode, tenders };
      const authorised: AuthorisedCard[] = await authoriseCards(context, asked);
      try {
        checkAuthorised(authorised);
        return await transact({ ...context, idempotency: null }, async (tx) => {
          const taken = await takeTenders(tx, context, { order, amountMode: mode, tenders, authorised });
          if (isRefused) throw new Error('the order refuses');
          return taken;
        });
      } catch (error) {
        await voidAuthorised(context, authorised);
        throw error;
      }
    },
    async refund(order, amount, context = request()) {
      return await transact({ ...context, idempotency: null }, (tx) =>
        refundTenders(tx, context, { order, amount: BigInt(amount) }),
      );
    },
    rows,
    async atGateway(orderId) {
      const ids = new Set((await rows(orderId)).map(({ id }) => id));
      const live = new Set(['pending', 'pendingsettlement', 'complete']);
      return simulator.transactions
        .filter((one) => ids.has(one.orderId) && live.has(one.condition))
        .reduce((sum, one) => sum + (one.actions[0]?.type === 'refund' ? -one.amount : one.amount), 0n);
    },
    async recover(minutes) {
      test.clock.advance(minutes);
      await paymentTasks['recover-payments']?.run(test.services, {}, { number: 1, isLast: true });
      await runJobs();
    },
  };
}
