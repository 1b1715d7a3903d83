import type { Role } from '#domain/access/roles.ts';
import type { TransferInput } from '#domain/services/money-transfer/transfer.schema.ts';
import { bindCases } from '#server/areas/compliance/cases.routes.ts';
import { type DeskPerson, testDesk } from '#server/areas/compliance/test-desk.queries.ts';
import { listed } from '#server/compliance/screenings/test-lists.queries.ts';
import { produceDocument } from '#server/documents.ts';
import { orderEngine } from '#server/orders.ts';
import type { testApp } from '#server/platform/http/test-app.ts';
import { testShop } from '#server/services/money-transfer/test-shop.ts';
import { draftTransfer } from '#server/services/money-transfer/test-transfers.queries.ts';

/**
 * Nearly the receiver of the world, José Peña Rodríguez of Cuba, born 1955-01-01: a match of more than 0.90 that blocks
 * nothing and may be remembered.
 */
export const nearlyJose = listed('900', 'PENA RODRIGUEZ, Jose', {
  births: [{ year: 1956, month: 5, day: 5 }],
  nationalities: ['Iran'],
});

/** A shop and the desk of compliance beside it. */
export async function testCases(more: Parameters<typeof testApp>[0] = []) {
  const shop = await testShop([bindCases(orderEngine, produceDocument), ...more]);
  const { test, world } = shop;
  const desk = testDesk(test);

  async function person(...roles: Role[]): Promise<DeskPerson & { email: string }> {
    const { id, token, email } = await test.insertUser({ roles, offices: [world.office.id] });
    return { id, token, email, office: world.office.id };
  }

  async function soldOrder(changes: Partial<TransferInput> = {}) {
    const draft = await draftTransfer(test, world, changes);
    const { status, body } = await shop.pay(draft);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body;
  }

  /** A sale to a listed receiver, with the case that it became. */
  async function heldSale(changes: Partial<TransferInput> = {}) {
    const { id, version } = await soldOrder(changes);
    return { orderId: id, version, id: await desk.caseOf(id) };
  }

  const statusOf = async (orderId: string): Promise<string> => (await shop.now(orderId)).status;
  return { ...shop, owner: test.database.owner, desk, person, soldOrder, heldSale, statusOf };
}
