import { expect, it } from 'vitest';
import type { OrderPaper } from '#domain/order/orders.endpoints.ts';
import { rulesWorld } from './test-hold-rules.queries.ts';

const { daysPass, test, world, owner, officer, sell, foundIn, statusOf } = await rulesWorld();
const { seller } = world;

it('an ordinary sale goes through, and its keys and facts are kept for those after it', async () => {
  const { id, answer, status } = await sell();
  expect([answer.status, status, await foundIn(id)]).toEqual([200, 'Purchased', []]);
  const keys = await owner
    .selectFrom('order_keys')
    .select(['dim', 'key', 'amount'])
    .where('order_id', '=', id)
    .execute();
  expect(new Set(keys.map(({ dim }) => dim))).toEqual(
    new Set(['sender', 'receiver', 'phone', 'id', 'seller', 'office']),
  );
  expect(new Set(keys.map(({ amount }) => amount))).toEqual(new Set(['10000']));
  const { facts } = await owner
    .selectFrom('order_facts')
    .selectAll()
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(facts).toMatchObject({
    met: { id: true, occupation: false },
    certification: { isSigned: true, class: 'Family' },
  });
  // Carné, document and phone are hashes.
  expect(JSON.stringify([keys, facts])).not.toMatch(/55010112345|P620040800000|3055550101/);
});

it('what is missing is said at the counter in its language, and nothing is paid', async () => {
  const large = await sell({ amount: '300000' });
  expect(large.answer).toMatchObject({
    status: 422,
    body: {
      message: expect.stringContaining(
        'For 3,000.00 or more we need: tax id or passport, occupation, source of funds',
      ),
    },
  });
  expect(large.status).toBe('Draft');
  const friend = await sell({ relationship: 'Friend' });
  expect(friend.answer.body).toMatchObject({ details: { reason: 'CUBA_FAMILY' } });
  const hits = await owner.selectFrom('rule_hits').select('id').where('order_id', '=', friend.id).execute();
  expect(hits).toEqual([]);
});

it('two orders just under a threshold are held; the seller reads only that it is in review', async () => {
  const first = await sell({ amount: '95000' });
  expect([first.status, await foundIn(first.id)]).toEqual(['Purchased', []]);
  const second = await sell({ amount: '95000' });
  expect(second.status).toBe('Hold');
  expect(await foundIn(second.id)).toContain('STRUCT_A');
  const hit = await owner
    .selectFrom('rule_hits')
    .selectAll()
    .where('order_id', '=', second.id)
    .where('code', '=', 'STRUCT_A')
    .executeTakeFirstOrThrow();
  expect(hit).toMatchObject({
    rule_version: 1,
    measured: { count: '2' },
    threshold: { atLeast: '2', from: '90000', to: '99999' },
    orders: [first.id, second.id],
  });
  const read = async (path: string) => JSON.stringify((await test.call('GET', path, seller)).body);
  for (const path of ['', '/history']) {
    const seen = await read(`/api/orders/${second.id}${path}`);
    expect(seen).not.toMatch(/STRUCT|structur|threshold|rule_|AML/i);
  }
  expect(JSON.stringify(second.answer.body)).not.toMatch(/STRUCT|AML/i);
  const log = await test.database.owner.selectFrom('activity').selectAll().execute();
  expect(JSON.stringify(log)).not.toContain('STRUCT');
  const { token, office } = await officer();
  const paper = await test.call<OrderPaper>('GET', `/api/orders/${second.id}`, { token, office });
  expect(JSON.stringify(paper.body.hold)).toContain('STRUCT_A');
});

it('a finding that only wants a look opens a case, and the order goes on', async () => {
  await owner
    .updateTable('customers')
    .set({ created_at: new Date(test.clock.now.getTime() - 5 * 86_400_000), updated_at: test.clock.now })
    .where('id', '=', world.customer)
    .execute();
  await daysPass(4);
  const big = await sell({ amount: '210000' });
  expect([big.status, await foundIn(big.id)]).toEqual(['Purchased', ['NEW_BIG']]);
  const cases = await owner
    .selectFrom('compliance_cases')
    .select(['kind', 'hold_id', 'is_aml', 'reasons'])
    .where('order_id', '=', big.id)
    .execute();
  expect(cases).toEqual([{ kind: 'order', hold_id: null, is_aml: true, reasons: ['NEW_BIG'] }]);
});

it('an order that is dead does not count with those after it', async () => {
  await daysPass(10);
  const gone = await sell({ amount: '96000' });
  const cancelled = await test.call('POST', `/api/orders/${gone.id}/actions`, {
    ...world.admin,
    version: gone.answer.body.version,
    body: { action: 'Cancel', reason: 'changed her mind' },
  });
  expect([cancelled.status, await statusOf(gone.id)]).toEqual([200, 'Cancelled']);
  expect((await sell({ amount: '96000' })).status).toBe('Purchased');
  expect((await sell({ amount: '96000' })).status).toBe('Hold');
});
