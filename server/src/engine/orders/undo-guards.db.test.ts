import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { decidePeriodLock, requestPeriodLock } from '#server/engine/ledger/period-lock.queries.ts';
import { testPayments } from '#server/engine/payments/test-payments.ts';
import { openAct } from './act.queries.ts';
import { testEngine } from './test-engine.ts';
import { undoGuards } from './undo-guards.queries.ts';

const shop = await testPayments();
const { test } = shop;
const { app, owner } = test.database;

/** Whether the last step of an order may be undone now. */
async function isOpen(orderId: string): Promise<boolean> {
  return await app.transaction().execute(async (tx) => {
    const order = await tx
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const input = { action: 'Undo' } as const;
    return await undoGuards.undoWindow(
      openAct({ engine: testEngine(new Map()), tx, context: shop.request(), order, input }),
    );
  });
}

it('a step is undone within a quarter of an hour, and not when its period was closed meanwhile', async () => {
  const { id } = await shop.order(1000);
  const journals = JSON.stringify([
    {
      idem: `order:${id}:1:1:test`,
      kind: 'test',
      txnType: null,
      scope: 'Corp',
      orderId: id,
      lines: [
        { account: 'corp.bank.main', currency: 'USD', amount: '5' },
        { account: 'adjustments', currency: 'USD', amount: '-5' },
      ],
    },
  ]);
  await sql`select ledger.post('2026-11-19', ${test.clock.now}, ${journals}::jsonb, '[]', '{}')`.execute(
    owner,
  );
  test.clock.advance(14);
  expect(await isOpen(id)).toBe(true);
  const [by, other] = [shop.person.id, (await test.insertUser({})).id];
  const at = test.clock.now;
  await app.transaction().execute(async (tx) => {
    const lock = await requestPeriodLock(tx, '2026-11-19', { reason: 'month', by, at });
    await decidePeriodLock(tx, { id: lock, isGranted: true, by: other, at });
  });
  expect(await isOpen(id)).toBe(false);

  const late = await shop.order(1000);
  test.clock.advance(14);
  expect(await isOpen(late.id)).toBe(true);
  test.clock.advance(2);
  expect(await isOpen(late.id)).toBe(false);
});
