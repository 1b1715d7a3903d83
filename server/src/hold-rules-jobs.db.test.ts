import { expect, it } from 'vitest';
import { fillKeys } from './compliance/rules/fill-keys.queries.ts';
import { sweepCash } from './compliance/rules/sweep-cash.queries.ts';
import { rulesWorld } from './test-hold-rules.queries.ts';

const { test, owner, sell, rule } = await rulesWorld();
const services = { db: owner, clock: () => test.clock.now };

it('orders from before the rules get the keys they would have had, once', async () => {
  const sold = [await sell(), await sell()];
  const keysOf = async () =>
    await owner
      .selectFrom('order_keys')
      .selectAll()
      .orderBy('order_id')
      .orderBy('dim')
      .orderBy('key')
      .execute();
  const before = await keysOf();
  await owner.deleteFrom('order_keys').execute();
  await owner.deleteFrom('order_facts').execute();
  expect(await fillKeys(services)).toBe(sold.length);
  expect(await keysOf()).toEqual(before);
  expect(await fillKeys(services)).toBe(0);
});

it('cash of a day in all orders starts one report, refunds with it', async () => {
  expect(await sweepCash(services)).toBe(0);
  const moved = await owner
    .selectFrom('payments')
    .select((eb) => eb.fn.sum<string>('amount').as('sum'))
    .where('method', '=', 'Cash')
    .executeTakeFirstOrThrow();
  const cash = (over: number) =>
    ({
      kind: 'sum',
      params: {
        dim: 'sender',
        window: { unit: 'days', length: 1 },
        of: 'cash',
        over: String(over),
        minOrders: 1,
        clock: 'CTR',
      },
    }) as const;
  await rule('CTR_10K', cash(Number(moved.sum)), { action: 'review' });
  expect(await sweepCash(services)).toBe(0);
  await rule('CTR_10K', cash(Number(moved.sum) - 1), { action: 'review' });
  expect(await sweepCash(services)).toBe(1);
  expect(await sweepCash(services)).toBe(0);
  // A further sale of the day finds the same report.
  const { id, status } = await sell();
  expect(status).toBe('Purchased');
  const hits = await owner.selectFrom('rule_hits').select('code').where('order_id', '=', id).execute();
  expect(hits).toEqual([{ code: 'CTR_10K' }]);
  expect(await owner.selectFrom('report_clocks').select('kind').execute()).toEqual([{ kind: 'CTR' }]);
});
