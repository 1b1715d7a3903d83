import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { withDatabase } from '#server/platform/db/test-cluster.ts';
import { testDatabase } from '#server/platform/db/test-database.ts';
import { accountBalance, accountTotals } from './account-balance.queries.ts';
import { checkInvariants } from './invariants.queries.ts';
import { sealLedger } from './ledger-tasks.queries.ts';
import { at, journal, lines, office, post } from './test-books.ts';

const database = await testDatabase();
const { app } = database;
/** Past every guard: what an intruder with the highest rights could do. */
const intruder = new pg.Client({
  connectionString: withDatabase(inject('cluster').adminUrl, new URL(database.ownerUrl).pathname.slice(1)),
});
let officeId = '';

beforeAll(async () => {
  await intruder.connect();
  await intruder.query('set session_replication_role = replica');
  officeId = await office(database, 'Credit', 1_000_000n);
  for (let n = 1; n <= 5; n += 1) await sale(n);
  await sealLedger(app, at);
  await sale(6);
  await sql`select ledger.open_account('corp.bank.main', 'USD')`.execute(app);
});
afterAll(() => intruder.end());

async function sale(n: number, orderId = String(900 + n)): Promise<void> {
  const sold = lines([`fund.sale.${officeId}`, 100n], ['customer_funds', -100n]);
  await post(database, { on: `2026-11-1${n}`, journals: [journal(`sale:${n}`, sold, { orderId })] });
}

async function broken(): Promise<string[]> {
  const report = await checkInvariants(app);
  return report.filter(({ isOk }) => !isOk).map(({ check }) => check);
}

/** Disturbs the books, looks, and brings them back. */
async function disturbed(table: string, statements: string[], back: string[]): Promise<string[]> {
  await intruder.query(`alter table ${table} disable trigger user`);
  for (const statement of statements) await intruder.query(statement);
  const found = await broken();
  for (const statement of back) await intruder.query(statement);
  await intruder.query(`alter table ${table} enable trigger user`);
  return found;
}

describe('the checks', () => {
  test('find nothing in books that were kept by the rules', async () => {
    const report = await checkInvariants(app);
    expect(report.filter(({ isOk }) => !isOk)).toEqual([]);
    expect(report.find(({ check }) => check === 'journalsSumToZero')).toMatchObject({
      examined: 6,
      found: 0,
    });
    expect(report.find(({ check }) => check === 'sealsHold')).toMatchObject({ examined: 5 });
  });

  test('see an amount that was changed afterwards', async () => {
    const change = (by: string) =>
      `update ledger.entry set amount = amount ${by} where journal_id = 2 and line_no = 1`;
    expect(await disturbed('ledger.entry', [change('+ 1')], [change('- 1')])).toEqual([
      'journalsSumToZero',
      'booksSumToZero',
      'balancesAreTheirLines',
      'sealsHold',
      'snapshotsAreTheirLines',
    ]);
  });

  test('see a sealed journal that was moved to another day though its sums are right', async () => {
    const change = (day: string) => `update ledger.journal set effective_on = '${day}' where id = 3`;
    expect(await disturbed('ledger.journal', [change('2026-11-01')], [change('2026-11-13')])).toEqual([
      'sealsHold',
      'snapshotsAreTheirLines',
    ]);
  });

  test('see lines that vanished', async () => {
    const out =
      'create table lost as select * from ledger.entry where journal_id = 6; delete from ledger.entry where journal_id = 6';
    const back = 'insert into ledger.entry select * from lost; drop table lost';
    expect(await disturbed('ledger.entry', [out], [back])).toEqual([
      'journalsSumToZero',
      'balancesAreTheirLines',
    ]);
  });

  test('see a balance, and a hold, that nobody posted', async () => {
    const add = (column: string, by: string) =>
      `update ledger.balance set ${column} = ${column} ${by} where account_id = (select id from ledger.account where code = 'fund.sale.${officeId}')`;
    expect(await disturbed('ledger.balance', [add('balance', '+ 1')], [add('balance', '- 1')])).toEqual([
      'balancesAreTheirLines',
    ]);
    expect(await disturbed('ledger.balance', [add('held', '+ 1')], [add('held', '- 1')])).toEqual([
      'heldIsTheSumOfHolds',
    ]);
  });

  test('see a balance that is gone', async () => {
    const out = `create table lost as select * from ledger.balance where account_id =
      (select id from ledger.account where code = 'fund.sale.${officeId}');
      delete from ledger.balance where account_id = (select account_id from lost)`;
    const back = 'insert into ledger.balance select * from lost; drop table lost';
    expect(await disturbed('ledger.balance', [out], [back])).toEqual(['balancesAreTheirLines']);
  });

  test('see a snapshot whose two sides were raised alike', async () => {
    const change = (by: string) =>
      `update ledger.account_day set debit = debit ${by}, credit = credit ${by} where day = '2026-11-11'`;
    expect(await disturbed('ledger.account_day', [change('+ 7')], [change('- 7')])).toEqual([
      'snapshotsAreTheirLines',
    ]);
  });

  test.each([
    ['Delivered', ['finishedOrdersAreCleared']],
    ['Cancelled', ['finishedOrdersAreCleared']],
    ['Purchased', []],
  ])('see the money of an order left in %s', async (status, expected) => {
    const order = `insert into orders (id, number, service, status, office_id, created_at, updated_at) overriding system value values (906, 'MT-X', 'MoneyTransfer', '${status}', ${officeId}, now(), now())`;
    expect(await disturbed('orders', [order], ['delete from orders where id = 906'])).toEqual(expected);
  });

  test('what is still owed to the customer may wait on a cancelled order, not on a refunded one', async () => {
    const due = lines(['customer_funds', 100n], ['refunds_payable', -100n]);
    await post(database, { on: '2026-11-16', journals: [journal('due:6', due, { orderId: '906' })] });
    const order = (status: string) =>
      `insert into orders (id, number, service, status, office_id, created_at, updated_at) overriding system value values (906, 'MT-X', 'MoneyTransfer', '${status}', ${officeId}, now(), now())`;
    const gone = ['delete from orders where id = 906'];
    expect(await disturbed('orders', [order('Cancelled')], gone)).toEqual([]);
    expect(await disturbed('orders', [order('Refunded')], gone)).toEqual(['finishedOrdersAreCleared']);
  });

  test('more paid back than was owed is seen on any order that rests', async () => {
    const over = lines(['refunds_payable', 300n], ['corp.bank.main', -300n]);
    await post(database, { on: '2026-11-16', journals: [journal('over:980', over, { orderId: '980' })] });
    const order = `insert into orders (id, number, service, status, office_id, created_at, updated_at) overriding system value values (980, 'MT-Z', 'MoneyTransfer', 'Cancelled', ${officeId}, now(), now())`;
    expect(await disturbed('orders', [order], ['delete from orders where id = 980'])).toEqual([
      'finishedOrdersAreCleared',
    ]);
  });

  test('see a hold or a commission on a dead order', async () => {
    const order = `insert into orders (id, number, service, status, office_id, created_at, updated_at) overriding system value values (990, 'MT-Y', 'MoneyTransfer', 'Rejected', ${officeId}, now(), now())`;
    const earned = lines(['expense.commission.MoneyTransfer', 5n], ['commission.payable.user.1', -5n]);
    const hold = {
      orderId: '990',
      account: `fund.provider.${officeId}`,
      currency: 'USD',
      amount: 5n,
    } as const;
    await post(database, {
      on: '2026-11-16',
      journals: [journal('earn:990', earned, { orderId: '990' })],
      holds: [hold],
    });
    expect(await disturbed('orders', [order], ['delete from orders where id = 990'])).toEqual([
      'finishedOrdersHoldNothing',
      'deadOrdersEarnNothing',
    ]);
  });
});

describe('sealing', () => {
  test('waits for those who began before, so that a late commit is never skipped', async () => {
    await sealLedger(app, at);
    const upto = async () =>
      Number(
        (
          await app
            .selectFrom('ledger.seal')
            .select(({ fn }) => fn.max('upto_journal').as('id'))
            .executeTakeFirst()
        )?.id,
      );
    const before = await upto();
    const late = await intruder.query('begin').then(() =>
      intruder.query(`select ledger.post('2026-11-17', now(), $1, '[]', '{}')`, [
        JSON.stringify([
          {
            idem: 'late',
            kind: 'x',
            txnType: null,
            scope: 'Corp',
            lines: [
              { account: 'corp.bank.main', currency: 'USD', amount: '1' },
              { account: 'adjustments', currency: 'USD', amount: '-1' },
            ],
          },
        ]),
      ]),
    );
    await post(database, {
      on: '2026-11-17',
      journals: [journal('early', lines(['corp.bank.main', 2n], ['adjustments', -2n]))],
    });
    await sealLedger(app, at, 400);
    expect(late.rowCount).toBe(1);
    expect(await upto()).toBe(before);
    await intruder.query('commit');
    expect(await sealLedger(app, at)).toBe(2);
    expect(await upto()).toBe(before + 2);
    expect(await broken()).toEqual([]);
    expect(await sealLedger(app, at)).toBe(0);
  });

  test('goes on after rolled back numbers', async () => {
    await expect(
      post(database, { journals: [journal('gap', lines(['corp.bank.main', 2n], ['adjustments', -3n]))] }),
    ).rejects.toThrow();
    expect(await sealLedger(app, at)).toBe(0);
    await post(database, {
      journals: [journal('after', lines(['corp.bank.main', 2n], ['adjustments', -2n]))],
    });
    expect(await sealLedger(app, at)).toBe(1);
  });

  test('adds to the snapshot of a day that was sealed in part', async () => {
    const again = lines(['corp.bank.main', 3n], ['adjustments', -3n]);
    await post(database, { journals: [journal('again', again)] });
    expect(await sealLedger(app, at)).toBe(1);
    expect(await broken()).toEqual([]);
  });
});

test('balances are the same from the snapshot and from the lines, now and at any day', async () => {
  const account = `fund.sale.${officeId}`;
  const at13 = await accountBalance(app, { account, currency: 'USD', asOf: '2026-11-13' });
  expect(at13).toBe(-300n);
  await post(database, {
    on: '2026-11-18',
    journals: [journal('unsealed', lines([account as 'adjustments', 100n], ['customer_funds', -100n]))],
  });
  expect(await accountBalance(app, { account, currency: 'USD' })).toBe(-700n);
  expect(await accountBalance(app, { account, currency: 'USD', asOf: '2026-11-17' })).toBe(-600n);
  expect(await accountBalance(app, { account: 'unclaimed', currency: 'USD' })).toBe(0n);
  const trial = await accountTotals(app);
  const sum = (side: 'debit' | 'credit') => trial.reduce((total, row) => total + row[side], 0n);
  expect(sum('debit')).toBe(sum('credit'));
  expect(trial.find((row) => row.account === account)).toMatchObject({ balance: -700n });
  const truth = await sql<{
    total: string;
  }>`select sum(abs(amount))::text as total from ledger.entry`.execute(app);
  expect(sum('debit') + sum('credit')).toBe(BigInt(truth.rows[0]?.total ?? 0));
});
