import { afterAll, expect } from 'vitest';
import type { DocumentRequest } from '#domain/areas/reports/reports.endpoints.ts';
import type { Created } from '#domain/kernel/wire.ts';
import type { OrderPaper } from '#domain/order/orders.endpoints.ts';
import { bindReports } from '#server/areas/reports/reports.routes.ts';
import { produceDocument } from '#server/documents.ts';
import { stopRendering } from '#server/engine/documents/render-document.ts';
import { pdfText } from '#server/engine/documents/test-pdf-text.ts';
import { orderTasks } from '#server/engine/orders/order-tasks.queries.ts';
import { bindOrders } from '#server/engine/orders/orders.routes.ts';
import { orderEngine } from '#server/orders.ts';
import { testApp } from '#server/platform/http/test-app.ts';
import { bindCourierRuns } from '#server/services/money-transfer/courier-runs/courier-runs.routes.ts';
import { bindTransferSettings } from '#server/services/money-transfer/settings/transfer-settings.routes.ts';
import {
  doTo,
  draftTransfer,
  inCash,
  noLetters,
  openDrawer,
  type Person,
  transferWorld,
} from '#server/services/money-transfer/test-transfers.queries.ts';
import { bindTransfers } from '#server/services/money-transfer/transfers.routes.ts';

export const inCup = { method: 'HomeCash', payoutCurrency: 'CUP' } as const;

/** A licensed shop in Hialeah whose papers are printed and read. */
export async function testTransferDocuments() {
  const test = await testApp([
    bindOrders(orderEngine),
    bindTransfers(orderEngine),
    bindTransferSettings,
    bindReports(produceDocument),
    bindCourierRuns,
  ]);
  afterAll(stopRendering);
  const world = await transferWorld(test);
  const { seller, admin } = world;
  await openDrawer(test, seller);
  await openDrawer(test, admin);
  await test.database.owner
    .updateTable('offices')
    .set({
      name: 'Hialeah Main',
      address: JSON.stringify({
        country: 'USA',
        street: '1 Palm Court',
        city: 'Hialeah',
        state: 'FL',
        zip: '33012',
      }),
      licences: JSON.stringify([
        { kind: 'MoneyTransmitterAgent', number: 'FT-77', state: 'FL', expires: null },
      ]),
    })
    .where('id', '=', world.office.id)
    .execute();
  await enterTexts();
  const tasks = {
    ...orderTasks(orderEngine),
    ...noLetters,
  };

  async function enterTexts(): Promise<void> {
    const { token } = await test.insertUser({ roles: ['CorporationAccounting'], offices: [world.office.id] });
    const changes = ['Disclosure', 'Receipt', 'Declaration', 'PinHint'].map((code) => ({
      action: 'Set',
      value: { code, en: `${code} in English`, es: `${code} en español` },
    }));
    const body = { reason: 'test', validFrom: null, validTo: null, changes };
    const saved = await test.call('PUT', '/api/settings/transfers/texts', {
      token,
      office: world.office.id,
      version: 0,
      body,
    });
    expect(saved.status).toBe(200);
  }

  async function print(
    kind: string,
    id: string,
    { as = seller, ...body }: Partial<DocumentRequest> & { as?: Person } = {},
  ) {
    const parameters = kind === 'courier-run-sheet' ? { courierId: id } : { orderId: id };
    return await test.call<{ code: string }>('POST', `/api/documents/${kind}`, {
      token: as.token,
      office: as.office,
      body: { parameters, ...body },
    });
  }

  async function read(...asked: Parameters<typeof print>): Promise<string> {
    const { status, bytes, body } = await print(...asked);
    expect(status, JSON.stringify(body)).toBe(200);
    return pdfText(bytes);
  }

  async function paid(
    changes: Parameters<typeof draftTransfer>[2] = {},
    as: Person = seller,
  ): Promise<Created> {
    const draft = await draftTransfer(test, world, changes);
    const { body } = await test.call<OrderPaper>('GET', `/api/orders/${draft.id}`, seller);
    const done = await doTo(test, draft, { as, ...inCash(body.money.total.amountMinor) });
    expect(done.status).toBe(200);
    return done.body;
  }

  async function submitted(changes: Parameters<typeof draftTransfer>[2] = {}): Promise<Created> {
    const order = await paid(changes);
    await test.runJobs(tasks);
    return await test.database.owner
      .selectFrom('orders')
      .select(['id', 'version'])
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
  }

  return { test, world, print, read, paid, submitted };
}
