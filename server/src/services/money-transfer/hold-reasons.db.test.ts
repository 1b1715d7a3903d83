import { expect, it } from 'vitest';
import type { ActivityRow } from '#domain/areas/activity/activity.rows.ts';
import type { OrderPaper } from '#domain/order/orders.endpoints.ts';
import { testShop } from './test-shop.ts';
import { doTo, draftTransfer, inCash, type Person } from './test-transfers.queries.ts';

const { test, world } = await testShop();
const { seller } = world;

it('why compliance holds an order is told to compliance, and to nobody who could warn the customer', async () => {
  const draft = await draftTransfer(test, world);
  const read = async <T>(as: Person, path = ''): Promise<T> =>
    (await test.call<T>('GET', `/api/orders/${draft.id}${path}`, as)).body;
  const { money } = await read<OrderPaper>(seller);
  const paid = await doTo(test, draft, { as: seller, ...inCash(money.total.amountMinor) });
  const { token } = await test.insertUser({ roles: ['CorporationCompliance'], offices: [world.office.id] });
  const officer = { token, office: world.office.id };
  const reason = 'Third transfer to this address this week';
  expect((await doTo(test, paid.body, { as: officer, action: 'Hold', reason })).status).toBe(200);

  const reasonOf = async (as: Person) =>
    (await read<{ rows: ActivityRow[] }>(as, '/history')).rows.find(({ action }) => action === 'Hold')
      ?.reason;
  expect((await read<OrderPaper>(officer)).hold?.reasons).toEqual([reason]);
  expect(await reasonOf(officer)).toBe(reason);
  expect((await read<OrderPaper>(seller)).hold).toMatchObject({ kind: 'Hold', reasons: [] });
  expect(await reasonOf(seller)).toBeNull();
});
