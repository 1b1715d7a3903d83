import { describe, expect, test } from 'vitest';
import { testDatabase } from '#server/platform/db/test-database.ts';
import { setFundTerms } from './funds.queries.ts';
import { holdFunds, releaseHold } from './post-journals.queries.ts';
import { at, balance, deposit, journal, lines, office, on, post } from './test-books.ts';

const database = await testDatabase();
const { app, owner } = database;

describe('a prepaid fund', () => {
  test('gives what is in it and not a cent more', async () => {
    const id = await office(database, 'Prepay');
    await deposit(database, `fund.sale.${id}`, 10_000n);
    const sale = (idem: string, amount: bigint) =>
      post(database, {
        journals: [journal(idem, lines([`fund.sale.${id}`, amount], ['customer_funds', -amount]))],
      });
    await sale('prepay:1', 6_000n);
    await expect(sale('prepay:2', 6_000n)).rejects.toMatchObject({
      code: 'fund-insufficient',
      params: { available: '40.00', needed: '60.00' },
      details: { account: `fund.sale.${id}`, available: '4000', needed: '6000' },
    });
    await sale('prepay:3', 4_000n);
    expect(await balance(database, `fund.sale.${id}`)).toMatchObject({
      balance: 0n,
      available: 0n,
      floor: 0n,
    });
  });

  test('N sales on its last cents: as many as it has, whoever comes first', async () => {
    const id = await office(database, 'Prepay');
    await deposit(database, `fund.sale.${id}`, 300n);
    const sales = Array.from({ length: 12 }, (_, n) =>
      post(database, {
        journals: [journal(`last:${n}`, lines([`fund.sale.${id}`, 100n], ['customer_funds', -100n]))],
      }),
    );
    const results = await Promise.allSettled(sales);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const refused = results.filter((result) => result.status === 'rejected');
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'fund-insufficient' });
    expect(await balance(database, `fund.sale.${id}`)).toMatchObject({ balance: 0n });
  });

  test('two journals of one action count together: a net commission stays in the fund', async () => {
    const id = await office(database, 'Prepay');
    await deposit(database, `fund.sale.${id}`, 1_000n);
    const sale = journal('net:1', lines([`fund.sale.${id}`, 1_030n], ['customer_funds', -1_030n]));
    const commission = journal(
      'net:2',
      lines(['expense.commission.MoneyTransfer', 30n], [`fund.sale.${id}`, -30n]),
    );
    await post(database, { journals: [sale, commission] });
    expect(await balance(database, `fund.sale.${id}`)).toMatchObject({ balance: 0n });
  });
});

describe('a credit limit', () => {
  test('lowered below the debt stops sales, never deposits', async () => {
    const id = await office(database, 'Credit', 50_000n);
    const sale = (idem: string, amount: bigint) =>
      post(database, {
        journals: [journal(idem, lines([`fund.sale.${id}`, amount], ['customer_funds', -amount]))],
      });
    await sale('limit:1', 49_900n);
    await expect(sale('limit:2', 200n)).rejects.toMatchObject({ code: 'fund-insufficient' });
    await owner.updateTable('offices').set({ credit_limit: '10000' }).where('id', '=', id).execute();
    expect(await balance(database, `fund.sale.${id}`)).toMatchObject({
      floor: -10_000n,
      available: -39_900n,
    });
    await deposit(database, `fund.sale.${id}`, 100n);
    await expect(sale('limit:3', 1n)).rejects.toMatchObject({ code: 'fund-insufficient' });
    await owner
      .updateTable('offices')
      .set({ credit_model: 'NoLimit', credit_limit: '0' })
      .where('id', '=', id)
      .execute();
    await sale('limit:4', 1_000_000n);
  });

  test('is larger until the day of the temporary limit, that day included', async () => {
    const id = await office(database, 'Credit', 1_000n);
    const account = `fund.sale.${id}` as const;
    const temporary = { limit: 500n, until: '2026-11-20' };
    await app
      .transaction()
      .execute((tx) =>
        setFundTerms(tx, { account, currency: 'USD', temporary, graceDays: 7, lowMark: null }),
      );
    const sale = (idem: string, amount: bigint, day: string) =>
      post(database, {
        on: day,
        journals: [journal(idem, lines([account, amount], ['customer_funds', -amount]))],
      });
    await sale('temp:1', 1_400n, '2026-11-20');
    expect(await balance(database, account)).toMatchObject({
      available: 100n,
      oldestUnpaidDay: '2026-11-20',
      graceDays: 7,
    });
    expect(await balance(database, account, '2026-11-21')).toMatchObject({ available: -400n });
    await expect(sale('temp:2', 100n, '2026-11-21')).rejects.toMatchObject({ code: 'fund-insufficient' });
  });

  test('a fund that was never used has the floor of its office', async () => {
    const id = await office(database, 'Credit', 700n);
    expect(await balance(database, `fund.provider.${id}`)).toMatchObject({
      balance: 0n,
      floor: -700n,
      available: 700n,
    });
  });
});

describe('a hold', () => {
  const hold = (orderId: string, account: `fund.provider.${string}`, amount: bigint) =>
    app.transaction().execute((tx) => holdFunds(tx, { orderId, account, currency: 'USD', amount, on, at }));

  test('makes less available until it is posted or given back', async () => {
    const id = await office(database, 'Prepay');
    const account = `fund.provider.${id}` as const;
    await post(database, {
      journals: [journal('float:1', lines([account, 9_500n], ['corp.bank.main', -9_500n]))],
    });
    await hold('501', account, 9_000n);
    await hold('501', account, 9_000n);
    await expect(hold('501', account, 8_000n)).rejects.toMatchObject({ code: 'posting-differs' });
    await expect(hold('502', account, 501n)).rejects.toMatchObject({ code: 'fund-insufficient' });
    expect(await balance(database, account)).toMatchObject({
      balance: 9_500n,
      held: 9_000n,
      available: 500n,
    });
    const cost = journal('float:2', lines(['customer_funds', 9_000n], [account, -9_000n]), {
      orderId: '501',
    });
    await post(database, { journals: [cost], releases: ['501'] });
    expect(await balance(database, account)).toMatchObject({ balance: 500n, held: 0n });
    await hold('503', account, 500n);
    await app.transaction().execute((tx) => releaseHold(tx, { orderId: '503', on, at }));
    await app.transaction().execute((tx) => releaseHold(tx, { orderId: '503', on, at }));
    expect(await balance(database, account)).toMatchObject({ balance: 500n, held: 0n });
  });

  test('is replaced in one call', async () => {
    const id = await office(database, 'NoLimit');
    const account = `fund.provider.${id}` as const;
    await hold('504', account, 900n);
    await post(database, {
      releases: ['504'],
      holds: [{ orderId: '504', account, currency: 'USD', amount: 300n }],
    });
    expect(await balance(database, account)).toMatchObject({ held: 300n });
  });
});

test('journals that lock the same two funds in opposite order do not wait for each other in a circle', async () => {
  const [a, b] = [await office(database, 'Prepay'), await office(database, 'Prepay')];
  await deposit(database, `fund.sale.${a}`, 10_000n);
  await deposit(database, `fund.sale.${b}`, 10_000n);
  const move = (from: string, to: string, n: number) =>
    post(database, {
      journals: [journal(`cross:${from}:${n}`, lines([`fund.sale.${from}`, 10n], [`fund.sale.${to}`, -10n]))],
    });
  const moves = Array.from({ length: 60 }, (_, n) => (n % 2 === 0 ? move(a, b, n) : move(b, a, n)));
  await Promise.all(moves);
  expect(await balance(database, `fund.sale.${a}`)).toMatchObject({ balance: 10_000n });
});

test('an account is opened by two at once without harm', async () => {
  const id = await office(database, 'NoLimit');
  const sales = Array.from({ length: 10 }, (_, n) =>
    post(database, {
      journals: [journal(`open:${n}`, lines([`fund.sale.${id}`, 1n], ['customer_funds', -1n]))],
    }),
  );
  await Promise.all(sales);
  expect(await balance(database, `fund.sale.${id}`)).toMatchObject({ balance: -10n });
});
