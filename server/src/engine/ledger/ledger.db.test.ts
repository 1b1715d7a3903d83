import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, inject, test } from 'vitest';
import { chart } from '#domain/ledger/chart.ts';
import { withDatabase } from '#server/platform/db/test-cluster.ts';
import { testDatabase } from '#server/platform/db/test-database.ts';
import { clearingOf, postedOf, postedUnder } from './posted.queries.ts';
import { reverseJournal } from './reverse-journal.queries.ts';
import { at, balance, deposit, journal, lines, office, on, post } from './test-books.ts';

const database = await testDatabase();
const { app, owner } = database;

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

describe('a key', () => {
  test('posts once: again, in parallel, and after the fact', async () => {
    const id = await office(database, 'Credit', 100_000n);
    const sale = journal('once:1', lines([`fund.sale.${id}`, 700n], ['customer_funds', -700n]));
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(database, { journals: [sale] })));
    expect(new Set(answers.flat()).size).toBe(1);
    expect(await post(database, { journals: [sale], on: '2026-11-21' })).toEqual(answers[0]);
    expect(await balance(database, `fund.sale.${id}`)).toMatchObject({ balance: -700n });
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
    await deposit(database, `fund.sale.${await office(database, 'Prepay')}`, 1n);
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
    await deposit(database, `fund.sale.${id}`, 10n);
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

test('journals of things that are no orders are found by their key', async () => {
  const paid = lines(['corp.bank.main', 5n], ['adjustments', -5n]);
  const ids = await post(database, {
    journals: [journal('fund:7:3:1:fund.payment', paid), journal('fund:71:3:1:x', paid)],
  });
  expect(await postedUnder(app, 'fund:7:')).toMatchObject([
    { id: ids[0], idem: 'fund:7:3:1:fund.payment', lines: paid },
  ]);
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
