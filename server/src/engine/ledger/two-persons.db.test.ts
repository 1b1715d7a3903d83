import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '#server/platform/db/test-database.ts';
import { insertUser } from '#server/platform/http/test-people.queries.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { fundBalance } from './balances.queries.ts';
import { decideApproval } from './approvals.queries.ts';
import { postForced, requestForcedPost } from './forced-post.queries.ts';
import { decidePeriodLock, readPeriodLock, requestPeriodLock } from './period-lock.queries.ts';
import { at, journal, lines, office, on, post } from './test-books.ts';

const database = await testDatabase();
const { app, owner } = database;
const reason = 'Month end';
let [one, two] = ['', ''];

beforeAll(async () => {
  one = (await insertUser(owner, {}, at)).id;
  two = (await insertUser(owner, {}, at)).id;
});

const inTx = <T>(work: (tx: Tx) => Promise<T>) => app.transaction().execute(work);
const ask = (through: string) => inTx((tx) => requestPeriodLock(tx, through, { reason, by: one, at }));
const decide = (id: string, by: string, isGranted: boolean) =>
  inTx((tx) => decidePeriodLock(tx, { id, isGranted, by, at }));

describe('a period', () => {
  test('is closed by another person than asked, for good', async () => {
    expect(await readPeriodLock(app)).toEqual({ closedThrough: null, lockedAt: null });
    const id = await ask('2026-10-31');
    await expect(decide(id, one, true)).rejects.toMatchObject({ code: 'another-person' });
    expect(await readPeriodLock(app)).toMatchObject({ closedThrough: null });
    await decide(id, two, true);
    expect(await readPeriodLock(app)).toEqual({ closedThrough: '2026-10-31', lockedAt: at });
    const late = journal('late', lines(['corp.bank.main', 1n], ['adjustments', -1n]));
    await expect(post(database, { on: '2026-10-31', journals: [late] })).rejects.toMatchObject({
      code: 'period-closed',
      params: { until: '2026-10-31' },
    });
    await post(database, { on: '2026-11-01', journals: [late] });
    await expect(decide(id, two, true)).rejects.toMatchObject({ code: 'approval-not-open' });
  });

  test('has one request at a time, which who asked may take back', async () => {
    const id = await ask('2026-11-15');
    await expect(ask('2026-11-16')).rejects.toMatchObject({ code: '23505' });
    await decide(id, one, false);
    const again = await ask('2026-11-16');
    await decide(again, two, false);
    expect(await readPeriodLock(app)).toMatchObject({ closedThrough: '2026-10-31' });
  });

  test('never goes backwards', async () => {
    const id = await ask('2026-10-30');
    await expect(decide(id, two, true)).rejects.toMatchObject({ code: 'period-closed' });
    await decide(id, two, false);
  });

  test('is not closed under a posting on its way', async () => {
    const id = await ask('2026-11-05');
    const order: string[] = [];
    const posting = inTx(async (tx) => {
      await sql`select ledger.post('2026-11-05', ${at}::timestamptz, ${JSON.stringify([
        {
          ...journal('way', []),
          lines: lines(['corp.bank.main', 1n], ['adjustments', -1n]).map((line) => ({
            ...line,
            amount: String(line.amount),
          })),
        },
      ])}::jsonb, '[]', '{}')`.execute(tx);
      await sql`select pg_sleep(0.3)`.execute(tx);
      order.push('posted');
    });
    await sql`select pg_sleep(0.1)`.execute(owner);
    await decide(id, two, true).then(() => order.push('closed'));
    await posting;
    expect(order).toEqual(['posted', 'closed']);
  });
});

describe('a forced post', () => {
  test('goes below the floor once, as two persons saw it', async () => {
    const id = await office(database, 'Prepay');
    const account = `fund.sale.${id}` as const;
    const fee = journal('forced:1', lines([account, 2_500n], ['adjustments', -2_500n]));
    await expect(post(database, { journals: [fee] })).rejects.toMatchObject({ code: 'fund-insufficient' });
    const approval = await inTx((tx) =>
      requestForcedPost(tx, fee, { reason: 'Bounced deposit', by: one, at }),
    );
    const force = (given = fee) => inTx((tx) => postForced(tx, { approval, journal: given, on, at }));
    await expect(force()).rejects.toMatchObject({ code: 'approval-not-open' });
    const grant = (by: string) => inTx((tx) => decideApproval(tx, { id: approval, isGranted: true, by, at }));
    await expect(grant(one)).rejects.toMatchObject({ code: 'another-person' });
    await grant(two);
    const more = { ...fee, lines: lines([account, 2_501n], ['adjustments', -2_501n]) };
    await expect(force(more)).rejects.toMatchObject({ code: 'approval-not-open' });
    await force();
    expect(await fundBalance(app, { account, today: on })).toMatchObject({
      balance: -2_500n,
      available: -2_500n,
    });
    await expect(force()).rejects.toMatchObject({ code: 'approval-not-open' });
    const next = journal('forced:2', lines([account, 1n], ['adjustments', -1n]));
    await expect(post(database, { journals: [next] })).rejects.toMatchObject({ code: 'fund-insufficient' });
  });
});
