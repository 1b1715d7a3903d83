import { screeningTasks } from '#server/areas/compliance/screening-tasks.queries.ts';
import { listed } from '#server/compliance/screenings/test-lists.queries.ts';
import type { ActContext } from '#server/engine/orders/order-engine.ts';
import { orderTasks } from '#server/engine/orders/order-tasks.queries.ts';
import { systemContext } from '#server/engine/orders/doer.ts';
import { bindOrders } from '#server/engine/orders/orders.routes.ts';
import type { OrderPaper } from '#domain/order/orders.endpoints.ts';
import type { TransferInput } from '#domain/services/money-transfer/transfer.schema.ts';
import { orderEngine } from '#server/orders.ts';
import type { Tasks } from '#server/platform/jobs/task.ts';
import { testApp } from '#server/platform/http/test-app.ts';
import { bindTransferSettings } from '#server/services/money-transfer/settings/transfer-settings.routes.ts';
import {
  draftTransfer,
  inCash,
  noLetters,
  openDrawer,
  transferWorld,
} from '#server/services/money-transfer/test-transfers.queries.ts';
import { bindTransfers } from '#server/services/money-transfer/transfers.routes.ts';

/** The recipient of the world is José Peña Rodríguez, born 1955-01-01 by his carné. */
export const jose = listed('900', 'PENA RODRIGUEZ, Jose');
export const nobody = listed('1', 'ZZYZX QQUAGMIRE, Xolotl');

/** A shop whose sales are screened, and what was kept about them. */
export async function testScreenedOrders() {
  const test = await testApp([bindOrders(orderEngine), bindTransfers(orderEngine), bindTransferSettings]);
  const world = await transferWorld(test);
  const { seller } = world;
  const { owner, app } = test.database;
  await openDrawer(test, seller);
  const officer = await test.insertUser({ roles: ['CorporationCompliance'], offices: [world.office.id] });
  const tasks: Tasks = {
    ...orderTasks(orderEngine),
    ...screeningTasks(orderEngine),
    ...noLetters,
  };

  async function listsChanged(): Promise<void> {
    await tasks['lists-changed']?.run(test.services, {}, { number: 1, isLast: false });
  }

  async function pay(changes: Partial<TransferInput> = {}, language: 'en' | 'es' = 'en') {
    const draft = await draftTransfer(test, world, changes);
    const { body } = await test.call<OrderPaper>('GET', `/api/orders/${draft.id}`, seller);
    const path = `/api/orders/${draft.id}/actions`;
    const payment = inCash(body.money.total.amountMinor);
    const answer = await test.call<{ version: number; message: string; details: { reason: string } }>(
      'POST',
      path,
      {
        ...seller,
        version: draft.version,
        body: payment,
        language,
      },
    );
    return { id: draft.id, answer, draft, payment };
  }

  function asSeller(): ActContext {
    return {
      ...systemContext(test.services, 'trial'),
      user: { id: seller.id, email: '', name: 'Seller', roles: ['Sale'], roleMenus: [] },
      office: {
        id: world.office.id,
        code: '',
        name: '',
        officeType: 'Regular',
        serviceTypes: ['MoneyTransfer'],
        timeZone: 'America/New_York',
        accessAllowToCustomerInfo: true,
      },
    };
  }

  const statusOf = async (id: string) =>
    (await owner.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
  const screeningsOf = async (orderId: string) =>
    await app.selectFrom('screenings').selectAll().where('order_id', '=', orderId).orderBy('id').execute();
  const hitsOf = async (orderId: string) =>
    await app
      .selectFrom('screening_hits as h')
      .innerJoin('screenings as s', 's.id', 'h.screening_id')
      .select(['h.id', 'h.status', 'h.reopened', 'h.score', 's.role'])
      .where('s.order_id', '=', orderId)
      .orderBy('h.id', 'desc')
      .execute();

  return { test, world, officer, tasks, listsChanged, pay, asSeller, statusOf, screeningsOf, hitsOf };
}
