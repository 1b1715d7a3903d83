import { expect, it } from 'vitest';
import type { OrderEngine, ProviderAnswer } from '#server/engine/orders/order-engine.ts';
import { orderTasks } from '#server/engine/orders/order-tasks.queries.ts';
import { orderEngine } from '#server/orders.ts';
import type { Tasks } from '#server/platform/jobs/task.ts';
import { moneyTransferModule } from './money-transfer.module.ts';
import { testShop } from './test-shop.ts';
import { doTo, draftTransfer, inCash } from './test-transfers.queries.ts';

const { test, world } = await testShop();

/** What a provider outside says, and how often it was asked. */
const provider = { answer: 'unknown' as ProviderAnswer['answer'], asked: [] as string[] };
const engine: OrderEngine = {
  ...orderEngine,
  modules: {
    ...orderEngine.modules,
    MoneyTransfer: {
      ...moneyTransferModule,
      submit: async (_, { number }) => {
        provider.asked.push(number);
        return await Promise.resolve({ answer: provider.answer, reference: 'P-77' });
      },
    },
  },
};
const tasks: Tasks = {
  ...orderTasks(engine),
  'notify-order': { maxAttempts: 1, run: async () => await Promise.resolve() },
};

/** Minutes go by; the task of every minute runs in each. */
async function wait(minutes: number): Promise<void> {
  for (let n = 0; n < minutes; n += 1) {
    test.clock.advance(1);
    await tasks['ask-providers']?.run(test.services, {}, { number: 1, isLast: true });
    await test.runJobs(tasks);
  }
}

it('a provider that does not answer is asked again in growing pauses, with the same order, until it does', async () => {
  const paid = await doTo(test, await draftTransfer(test, world), { as: world.seller, ...inCash(10_600) });
  await test.runJobs(tasks);
  expect(provider.asked).toHaveLength(1);
  await wait(10);
  const early = provider.asked.length;
  expect(early).toBeGreaterThan(4);
  await wait(50);
  const later = provider.asked.length - early;
  expect(later).toBeGreaterThan(2);
  expect(later).toBeLessThan(12);
  expect(new Set(provider.asked).size).toBe(1);

  provider.answer = 'accepted';
  await wait(20);
  const order = await test.database.owner
    .selectFrom('orders')
    .select(['status', 'external_ref'])
    .where('id', '=', paid.body.id)
    .executeTakeFirst();
  expect(order).toEqual({ status: 'Submitted', external_ref: 'P-77' });
});
