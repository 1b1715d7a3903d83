import type pg from 'pg';

const CHUNK = 50_000;

/** Journals with their lines for every copy, holds, and the balances of the funds; answers how many journals. */
export async function bookClones(client: pg.Client): Promise<number> {
  await client.query(templates);
  await client.query(deposits);
  const { rows } = await client.query<{ last: number }>('select max(n)::int as last from clone');
  for (let from = 1; from <= (rows[0]?.last ?? 0); from += CHUNK) {
    await client.query(journals, [from, from + CHUNK - 1]);
    await client.query(entries, [from, from + CHUNK - 1]);
  }
  await client.query(balances);
  const made = await client.query<{ count: number }>(
    'select count(*)::int as count from clone c join journal_template j on j.order_id = c.template_id',
  );
  return made.rows[0]?.count ?? 0;
}

/** The lines as \`ledger.journal_hash\` reads them, and the place of each journal in its order. */
const templates = `
  create temp table journal_template on commit drop as
  select j.*, row_number() over (partition by j.order_id order by j.id) as place,
    (select string_agg(concat_ws(':', a.code, e.currency, e.amount), ';' order by e.line_no)
       from ledger.entry e join ledger.account a on a.id = e.account_id where e.journal_id = j.id) as lines,
    (select count(*) from ledger.journal r where r.order_id = j.order_id and r.id <= j.reverses and j.reverses is not null) as back
  from ledger.journal j where j.order_id in (select id from template);
  create temp table ledger_base on commit drop as select max(id) + 100 as base from ledger.journal;
  create temp table fund_change on commit drop as
  select account_id, sum(moved)::bigint as moved, sum(held)::bigint as held from (
    select e.account_id, e.amount * a.normal * u.times as moved, 0 as held
    from (select template_id, count(*) as times from clone group by 1) u join ledger.journal j on j.order_id = u.template_id
    join ledger.entry e on e.journal_id = j.id join ledger.account a on a.id = e.account_id and a.is_guarded
    union all
    select h.account_id, 0, h.amount * u.times from (select template_id, count(*) as times from clone group by 1) u
    join ledger.fund_hold h on h.order_id = u.template_id) m
  group by account_id;
  create index on journal_template (order_id); analyze journal_template; analyze ledger_base`;

/** What the offices paid in for all these sales, and what we paid ahead to the provider: one journal each. */
const deposits = `
  create temp table deposit on commit drop as
  select f.account_id, a.normal, (f.held - f.moved)::bigint as amount, a.owner::bigint as office_id,
    (select id from ledger.account where code = 'corp.bank.main' and currency = 'USD') as bank,
    (select base from ledger_base) - 90 + row_number() over (order by f.account_id) as journal_id,
    (case a.root when 'fund.provider' then 'Provider' when 'fund.proxy' then 'Proxy' else 'Sale' end)::ledger.scope as scope, a.code,
    (select min(j.effective_on) + (select min(days) from clone) from journal_template j) as day
  from fund_change f join ledger.account a on a.id = f.account_id where f.held - f.moved > 0;
  insert into ledger.journal (id, idem, hash, kind, txn_type, scope, office_id, entry_count, effective_on, posted_at)
  overriding system value
  select journal_id, 'fund:large-' || journal_id || ':1:1:fund.payment',
    sha256(convert_to(concat_ws('|', 'fund.payment', '', '', concat_ws(':', code, 'USD', normal * amount) || ';'
      || concat_ws(':', 'corp.bank.main', 'USD', -normal * amount)), 'UTF8')),
    'fund.payment', 'Payment', scope, office_id, 2, day, day + time '13:30' from deposit;
  insert into ledger.entry (journal_id, line_no, account_id, currency, amount)
  select journal_id, 1, account_id, 'USD', normal * amount from deposit
  union all select journal_id, 2, bank, 'USD', -normal * amount from deposit`;

const journals = `
  insert into ledger.journal (id, idem, hash, kind, txn_type, scope, order_id, office_id, actor_id, entry_count, reverses, effective_on, posted_at)
  overriding system value
  select b.base + c.n * 16 + j.place, 'order:' || c.id || substring(j.idem from '^order:[0-9]+(:.*)$'),
    sha256(convert_to(concat_ws('|', j.kind, c.id, coalesce((b.base + c.n * 16 + nullif(j.back, 0))::text, ''), j.lines), 'UTF8')),
    j.kind, j.txn_type, j.scope, c.id, j.office_id, j.actor_id, j.entry_count, b.base + c.n * 16 + nullif(j.back, 0),
    j.effective_on + c.days, j.posted_at + c.shift
  from clone c join journal_template j on j.order_id = c.template_id
  cross join ledger_base b where c.n between $1 and $2 order by c.n, j.place`;

const entries = `
  insert into ledger.entry (journal_id, line_no, account_id, currency, amount)
  select b.base + c.n * 16 + j.place, e.line_no, e.account_id, e.currency, e.amount
  from clone c join journal_template j on j.order_id = c.template_id join ledger.entry e on e.journal_id = j.id
  cross join ledger_base b where c.n between $1 and $2 order by c.n, j.place, e.line_no`;

/** A fund ends where it began, but for what is held: the deposit covers all that the copies took. */
const balances = `
  insert into ledger.fund_hold (order_id, account_id, amount)
  select c.id, h.account_id, h.amount from clone c join ledger.fund_hold h on h.order_id = c.template_id;
  update ledger.balance b set balance = b.balance + f.moved + coalesce(d.amount, 0), held = b.held + f.held, version = b.version + 1
  from fund_change f left join deposit d on d.account_id = f.account_id where f.account_id = b.account_id;
  select setval(pg_get_serial_sequence('ledger.journal', 'id'), (select max(id) from ledger.journal))`;
