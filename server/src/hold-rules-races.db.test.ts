import { expect, it } from 'vitest';
import { openDrawer } from './services/money-transfer/test-transfers.queries.ts';
import { rulesWorld } from './test-hold-rules.queries.ts';

const { test, world, draft, pay, rule, owner } = await rulesWorld();
const office = await test.insertOffice({ office_type: 'Regular', service_types: ['MoneyTransfer'] });
const { id, token } = await test.insertUser({ roles: ['Sale'], offices: [office.id] });
const other = { id, token, office: office.id };
await openDrawer(test, other);

it('of two sales to one sender at the same moment in two offices exactly one crosses the threshold', async () => {
  const before = await pay(await draft());
  expect(before.status).toBe('Purchased');
  for (let round = 1; round <= 5; round += 1) {
    // One more order fits, whoever is first; the next one does not.
    const sold = await owner
      .selectFrom('order_keys')
      .select((eb) => eb.fn.sum<string>('amount').as('sum'))
      .where('dim', '=', 'sender')
      .executeTakeFirstOrThrow();
    await rule('RACE', {
      kind: 'sum',
      params: {
        dim: 'sender',
        window: { unit: 'days', length: 90 },
        of: 'amount',
        over: String(Number(sold.sum) + 10_000),
        minOrders: 1,
        clock: null,
      },
    });
    const [here, there] = [await draft(), await draft({}, other)];
    const both = await Promise.all([pay(here), pay(there, other)]);
    expect(both.map(({ answer }) => answer.status)).toEqual([200, 200]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['Hold', 'Purchased']);
    const hits = await owner
      .selectFrom('rule_hits')
      .select('orders')
      .where('code', '=', 'RACE')
      .where('rule_version', '=', round)
      .execute();
    expect(hits.map(({ orders }) => orders.length)).toEqual([round * 2 + 1]);
  }
  expect(world.office.id).not.toBe(other.office);
});
