import { expect, test } from 'vitest';
import { testDatabase } from '#server/platform/db/test-database.ts';
import { fundBalance } from './balances.queries.ts';
import { sealLedger } from './ledger-tasks.queries.ts';
import { journal, lines, office, post } from './test-books.ts';

const database = await testDatabase();
const id = await office(database, 'Credit', 100_000n);
const account = `fund.proxy.${id}` as const;
let count = 0;

/** What an order, or a deposit without one, moves on a day; positive is what the office owes. */
async function move(on: string, amount: bigint, orderId: string | null = null): Promise<void> {
  count += 1;
  const counter = orderId === null ? 'corp.bank.main' : 'customer_funds';
  await post(database, {
    on,
    journals: [journal(`move:${count}`, lines([account, amount], [counter, -amount]), { orderId })],
  });
}

async function unpaidSince(): Promise<string | null> {
  const today = '2026-11-21';
  return (await fundBalance(database.app, { account, currency: 'USD', today })).oldestUnpaidDay;
}

test('deposits cover the oldest sales first', async () => {
  await move('2026-11-02', 10_000n, '1');
  await move('2026-11-05', 4_000n, '2');
  expect(await unpaidSince()).toBe('2026-11-02');
  await move('2026-11-06', -10_000n);
  expect(await unpaidSince()).toBe('2026-11-05');
  await move('2026-11-06', -4_000n);
  expect(await unpaidSince()).toBeNull();
});

test('what a later sale gave back or left as commission does not make an older one paid', async () => {
  await move('2026-11-09', 5_000n, '3');
  await move('2026-11-20', 9_000n, '4');
  await move('2026-11-20', -300n, '4'); // commission
  await move('2026-11-21', -8_700n, '4'); // refunded
  await move('2026-11-21', 2_000n, '5');
  expect(await unpaidSince()).toBe('2026-11-09');
  await move('2026-11-21', -4_999n);
  expect(await unpaidSince()).toBe('2026-11-09');
  await move('2026-11-21', -1n);
  expect(await unpaidSince()).toBe('2026-11-21');
});

test('looks as far back as it must, sealed or not', async () => {
  await move('2026-11-15', 500n, '6');
  for (let n = 0; n < 520; n += 1) {
    await move('2026-11-21', 10n, String(1000 + n));
    await move('2026-11-21', -10n, String(1000 + n));
  }
  expect(await unpaidSince()).toBe('2026-11-15');
  await sealLedger(database.app, new Date('2026-11-21T12:00:00Z'));
  await move('2026-11-21', -500n);
  expect(await unpaidSince()).toBe('2026-11-21');
});
