import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, inject, test } from 'vitest';
import { chart } from '#domain/ledger/chart.ts';
import { withDatabase } from '#server/platform/db/test-cluster.ts';
import { testDatabase } from '#server/platform/db/test-database.ts';
import { fundBalance } from './balances.queries.ts';
import { setFundTerms } from './funds.queries.ts';
import { clearingOf, postedOf, postedUnder } from './posted.queries.ts';
import { holdFunds, releaseHold } from './post-journals.queries.ts';
import { reverseJournal } from './reverse-journal.queries.ts';
import { at, journal, lines, office, on, post } from './test-books.ts';

const database = await testDatabase();
const { app, owner } = database;

async function deposit(fund: `fund.sale.${string}`, amount: bigint, idem = `deposit:${fund}:${amount}`) {
  const kind = { kind: 'fund.payment', txnType: 'Payment' } as const;
  return await post(database, {
    journals: [journal(idem, lines(['corp.bank.main', amount], [fund, -amount]), kind)],
  });
}

async function balance(fund: `fund.${'sale' | 'provider'}.${string}`, today = on) {
  return await fundBalance(app, { account: fund, today });
}

test('the chart of the program and of the database are the same', async () => {
  const rows = await app.selectFrom('ledger.chart').selectAll().execute();
  const stored = rows.map((row) => [
    row.root,
    row.class,
    row.normal,
    row.owner,
    row.is_guarded,
    row.is_clearing,
  ]);
  const written = Object.entries(chart).map(([root, row]) => [
    root,
    row.class,
    row.normal,
    'owner' in row ? row.owner : null,
    'isGuarded' in row,
    'isClearing' in row,
  ]);
  expect(stored.toSorted()).toEqual(written.toSorted());
});

describe('a prepaid fund', () => {
  test('gives what is in it and not a cent more', async () => {
    const id = await office(database, 'Prepay');
    await deposit(`fund.sale.${id}`, 10_000n);
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
    expect(await balance(`fund.sale.${id}`)).toMatchObject({ balance: 0n, available: 0n, floor: 0n });
  });

  test('N sales on its last cents: as many as it has, whoever comes first', async () => {
    const id = await office(database, 'Prepay');
    await deposit(`fund.sale.${id}`, 300n);
    const sales = Array.from({ length: 12 }, (_, n) =>
      post(database, {
        journals: [journal(`last:${n}`, lines([`fund.sale.${id}`, 100n], ['customer_funds', -100n]))],
      }),
    );
    const results = await Promise.allSettled(sales);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const refused = results.filter((result) => result.status === 'rejected');
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'fund-insufficient' });
    expect(await balance(`fund.sale.${id}`)).toMatchObject({ balance: 0n });
  });

  test('two journals of one action count together: a net commission stays in the fund', async () => {
    const id = await office(database, 'Prepay');
    await deposit(`fund.sale.${id}`, 1_000n);
    const sale = journal('net:1', lines([`fund.sale.${id}`, 1_030n], ['customer_funds', -1_030n]));
    const commission = journal(
      'net:2',
      lines(['expense.commission.MoneyTransfer', 30n], [`fund.sale.${id}`, -30n]),
    );
    await post(database, { journals: [sale, commission] });
    expect(await balance(`fund.sale.${id}`)).toMatchObject({ balance: 0n });
  });
});

describe('a key', () => {
  test('posts once: again, in parallel, and after the fact', async () => {
    const id = await office(database, 'Credit', 100_000n);
    const sale = journal('once:1', lines([`fund.sale.${id}`, 700n], ['customer_funds', -700n]));
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(database, { journals: [sale] })));
    expect(new Set(answers.flat()).size).toBe(1);
    expect(await post(database, { journals: [sale], on: '2026-11-21' })).toEqual(answers[0]);
    expect(await balance(`fund.sale.${id}`)).toMatchObject({ balance: -700n });
  });

  test('with other lines is refused', async () => {
    await post(database, {
      journals: [journal('other:1', lines(['corp.bank.main', 5n], ['adjustments', -5n]))],
    });
    const other = journal('other:1', lines(['corp.bank.main', 6n], ['adjustments', -6n]));
    await expect(post(database, { journals: [other] })).rejects.toMatchObject({ code: 'posting-differs' });
  });

  test('twice in one call is refused', async () => {
    const same = journal('twice:1', lines(['corp.bank.main', 5n], ['adjustments', -5n]));
    await expect(post(database, { journals: [same, same] })).rejects.toMatchObject({
      code: 'posting-differs',
    });
  });
});

describe('a journal', () => {
  test.each([
    ['that does not sum to zero', lines(['corp.bank.main', 5n], ['adjustments', -4n]), 'LG002'],
    [
      'that sums to zero only over two currencies',
      [
        { account: 'corp.bank.main', currency: 'USD', amount: 5n },
        { account: 'corp.bank.eur', currency: 'EUR', amount: -5n },
      ] as const,
      'LG002',
    ],
    [
      'on an account that the chart has not',
      lines(['fund.sales.7' as 'adjustments', 5n], ['adjustments', -5n]),
      'LG009',
    ],
    [
      'on the fund of an office that is not there',
      lines(['fund.sale.999999', 5n], ['adjustments', -5n]),
      'LG009',
    ],
    ['of one line', lines(['adjustments', 5n]), '23514'],
  ])('%s is refused', async (name, given, code) => {
    await expect(post(database, { journals: [journal(`bad:${name}`, [...given])] })).rejects.toMatchObject({
      code,
    });
  });

  test('gets no line later, not even from the owner of the tables', async () => {
    const [id = ''] = await post(database, {
      journals: [journal('late:1', lines(['corp.bank.main', 5n], ['adjustments', -5n]))],
    });
    const late = sql`insert into ledger.entry select ${id}::bigint, 3, id, currency, 1 from ledger.account where code = 'adjustments'
      union all select ${id}::bigint, 4, id, currency, -1 from ledger.account where code = 'corp.bank.main' and currency = 'USD'`;
    await expect(late.execute(owner)).rejects.toMatchObject({ code: 'LG001' });
  });

  test('without lines does not survive its commit', async () => {
    const empty = sql`insert into ledger.journal (idem, hash, kind, scope, entry_count, effective_on, posted_at)
      values ('empty:1', '', 'x', 'Corp', 2, ${on}, now())`;
    await expect(empty.execute(owner)).rejects.toMatchObject({ code: 'LG003' });
  });

  test('is taken back once, line by line', async () => {
    const sale = journal('undo:1', lines(['corp.bank.main', 500n], ['customer_funds', -500n]), {
      orderId: '71',
    });
    const [id = ''] = await post(database, { journals: [sale] });
    const reverse = (idem: string) =>
      app.transaction().execute((tx) =>
        reverseJournal(tx, {
          journalId: id,
          orderId: '71',
          idem,
          kind: 'unpay',
          txnType: 'InvoiceRefund',
          actorId: null,
          on,
          at,
        }),
      );
    expect(await clearingOf(app, '71')).toEqual({ customer_funds: -500n });
    await reverse('undo:2');
    await expect(reverse('undo:3')).rejects.toMatchObject({ code: 'already-reversed' });
    expect(await clearingOf(app, '71')).toEqual({});
    expect(await postedOf(app, '71')).toMatchObject([
      { isReversed: true },
      { reverses: id, isReversed: false },
    ]);
  });

  test('that says it reverses another has exactly its lines', async () => {
    const [id = ''] = await post(database, {
      journals: [journal('half:1', lines(['corp.bank.main', 500n], ['adjustments', -500n]))],
    });
    const half = journal('half:2', lines(['corp.bank.main', -400n], ['adjustments', 400n]), { reverses: id });
    await expect(post(database, { journals: [half] })).rejects.toMatchObject({ code: 'LG008' });
  });
});

describe('what is written stays', () => {
  const changes = [
    'update ledger.entry set amount = 1',
    "update ledger.journal set kind = 'x'",
    'delete from ledger.journal',
    'update ledger.account set normal = -normal',
    "delete from ledger.chart where root = 'ar'",
    'delete from ledger.balance',
  ];
  const truncations = [
    'ledger.entry',
    'ledger.balance',
    'ledger.fund_hold',
    'ledger.seal',
    'ledger.period_lock',
  ];

  test.each(changes)('%s, also with triggers for replication', async (statement) => {
    await deposit('fund.sale.1' as never, 1n, 'stays').catch(() => undefined);
    await post(database, { journals: [journal('stay:1', lines(['ar.1', 5n], ['rewards.1', -5n]))] });
    await expect(sql.raw(statement).execute(owner)).rejects.toMatchObject({ code: 'LG004' });
    await expect(asSuperuser(`set session_replication_role = replica; ${statement}`)).rejects.toMatchObject({
      code: 'LG004',
    });
  });

  test.each(truncations)('truncate %s', async (table) => {
    await expect(
      asSuperuser(`set session_replication_role = replica; truncate ${table} cascade`),
    ).rejects.toMatchObject({
      code: 'LG004',
    });
  });

  test('the floor holds under replication too', async () => {
    const id = await office(database, 'Prepay');
    await deposit(`fund.sale.${id}`, 10n);
    const drain = `update ledger.balance b set balance = -1 from ledger.account a where a.id = b.account_id and a.code = 'fund.sale.${id}'`;
    await expect(asSuperuser(`set session_replication_role = replica; ${drain}`)).rejects.toMatchObject({
      code: 'LG005',
    });
  });

  test('the application reads and posts, and writes to no table', async () => {
    const statements = [
      "insert into ledger.journal (idem) values ('x')",
      'update ledger.balance set balance = 999',
      'insert into ledger.fund_hold values (1, 1, 1)',
      'delete from ledger.approval',
      "select ledger.write('2026-11-20', now(), '[]', '[]', '{}', 1)",
      "insert into ledger.seal (upto_journal, journals, hash, sealed_at) values (1, 1, '', now())",
    ];
    for (const statement of statements) {
      await expect(sql.raw(statement).execute(app), statement).rejects.toMatchObject({ code: '42501' });
    }
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
    expect(await balance(`fund.sale.${id}`)).toMatchObject({ floor: -10_000n, available: -39_900n });
    await deposit(`fund.sale.${id}`, 100n);
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
    expect(await balance(account)).toMatchObject({
      available: 100n,
      oldestUnpaidDay: '2026-11-20',
      graceDays: 7,
    });
    expect(await balance(account, '2026-11-21')).toMatchObject({ available: -400n });
    await expect(sale('temp:2', 100n, '2026-11-21')).rejects.toMatchObject({ code: 'fund-insufficient' });
  });

  test('a fund that was never used has the floor of its office', async () => {
    const id = await office(database, 'Credit', 700n);
    expect(await balance(`fund.provider.${id}`)).toMatchObject({
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
    expect(await balance(account)).toMatchObject({ balance: 9_500n, held: 9_000n, available: 500n });
    const cost = journal('float:2', lines(['customer_funds', 9_000n], [account, -9_000n]), {
      orderId: '501',
    });
    await post(database, { journals: [cost], releases: ['501'] });
    expect(await balance(account)).toMatchObject({ balance: 500n, held: 0n });
    await hold('503', account, 500n);
    await app.transaction().execute((tx) => releaseHold(tx, { orderId: '503', on, at }));
    await app.transaction().execute((tx) => releaseHold(tx, { orderId: '503', on, at }));
    expect(await balance(account)).toMatchObject({ balance: 500n, held: 0n });
  });

  test('is replaced in one call', async () => {
    const id = await office(database, 'NoLimit');
    const account = `fund.provider.${id}` as const;
    await hold('504', account, 900n);
    await post(database, {
      releases: ['504'],
      holds: [{ orderId: '504', account, currency: 'USD', amount: 300n }],
    });
    expect(await balance(account)).toMatchObject({ held: 300n });
  });
});

test('journals that lock the same two funds in opposite order do not wait for each other in a circle', async () => {
  const [a, b] = [await office(database, 'Prepay'), await office(database, 'Prepay')];
  await deposit(`fund.sale.${a}`, 10_000n);
  await deposit(`fund.sale.${b}`, 10_000n);
  const move = (from: string, to: string, n: number) =>
    post(database, {
      journals: [journal(`cross:${from}:${n}`, lines([`fund.sale.${from}`, 10n], [`fund.sale.${to}`, -10n]))],
    });
  const moves = Array.from({ length: 60 }, (_, n) => (n % 2 === 0 ? move(a, b, n) : move(b, a, n)));
  await Promise.all(moves);
  expect(await balance(`fund.sale.${a}`)).toMatchObject({ balance: 10_000n });
});

test('journals of things that are no orders are found by their key', async () => {
  const paid = lines(['corp.bank.main', 5n], ['adjustments', -5n]);
  const ids = await post(database, {
    journals: [journal('fund:7:3:1:fund.payment', paid), journal('fund:71:3:1:x', paid)],
  });
  expect(await postedUnder(app, 'fund:7:')).toMatchObject([
    { id: ids[0], idem: 'fund:7:3:1:fund.payment', lines: paid },
  ]);
});

test('an account is opened by two at once without harm', async () => {
  const id = await office(database, 'NoLimit');
  const sales = Array.from({ length: 10 }, (_, n) =>
    post(database, {
      journals: [journal(`open:${n}`, lines([`fund.sale.${id}`, 1n], ['customer_funds', -1n]))],
    }),
  );
  await Promise.all(sales);
  expect(await balance(`fund.sale.${id}`)).toMatchObject({ balance: -10n });
});

async function asSuperuser(statement: string): Promise<void> {
  const name = new URL(database.ownerUrl).pathname.slice(1);
  const client = new pg.Client({ connectionString: withDatabase(inject('cluster').adminUrl, name) });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
