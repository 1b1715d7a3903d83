import { expect, it } from 'vitest';
import type { Totals } from '#domain/kernel/explorer.endpoints.ts';
import { orderTasks } from '#server/engine/orders/order-tasks.queries.ts';
import { orderEngine } from '#server/orders.ts';
import { testShop } from './test-shop.ts';
import { doTo, draftTransfer, inCash, noLetters, type Person } from './test-transfers.queries.ts';

const { test, world } = await testShop();
const { seller, payer } = world;

async function sell(changes: Parameters<typeof draftTransfer>[2]): Promise<void> {
  const draft = await draftTransfer(test, world, changes);
  const { total } = await test.database.owner
    .selectFrom('orders')
    .select('total')
    .where('id', '=', draft.id)
    .executeTakeFirstOrThrow();
  expect((await doTo(test, draft, { as: seller, ...inCash(Number(total)) })).status).toBe(200);
}

async function sums(by: Person, filter: string[] = []): Promise<Totals['sums']> {
  const answer = await test.call<Totals>('GET', '/api/services/transfers/totals', {
    ...by,
    query: { filter },
  });
  return answer.body.sums;
}

it('a seller sees what was sent and paid, a provider what has to be paid out in each currency', async () => {
  await sell({});
  await sell({ amount: '5000' });
  await sell({ method: 'HomeCash', payoutCurrency: 'CUP' });
  await test.runJobs({ ...orderTasks(orderEngine), ...noLetters });
  expect(await sums(seller)).toMatchObject({
    net: '25000',
    total: expect.any(String),
    paid: expect.any(String),
  });
  const { rows } = (
    await test.call<{ rows: { payout: string; payoutCurrency: string }[] }>(
      'GET',
      '/api/services/transfers',
      payer,
    )
  ).body;
  const inCup = rows.find(({ payoutCurrency }) => payoutCurrency === 'CUP')?.payout;
  expect(await sums(payer)).toEqual({
    'payout.USD': '15000',
    'payout.CUP': inCup,
    'payout.EUR': '0',
    'payout.MLC': '0',
  });
  expect(await sums(payer, ['method:in:HomeCash'])).toMatchObject({ 'payout.USD': '0', 'payout.CUP': inCup });
});
