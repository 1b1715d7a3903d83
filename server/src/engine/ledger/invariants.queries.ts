import { type Kysely, sql } from 'kysely';
import type { LedgerCheck, LedgerFinding } from '#domain/ledger/checks.ts';
import { orderTypes, services } from '#domain/services/services.ts';
import type { Tables } from '#server/platform/db/tables.ts';

type Statement = ReturnType<typeof sql>;
interface Check {
  readonly name: LedgerCheck['check'];
  /** How many things it looks at. */
  readonly examined: Statement;
  /** What is not as it must be: `what`, `expected`, `found` as text. */
  readonly findings: Statement;
}

/** Findings that a report shows of each check; the rest is counted. */
const shown = 20;

/** Every service with the statuses in which its orders rest. */
const resting = orderTypes.flatMap((type) =>
  services[type].lifecycle.ends.map((status) => `${type} ${status}`),
);
const isResting = sql`o.service || ' ' || o.status = any (${resting}::text[])`;
const sealedUpto = sql`coalesce((select max(upto_journal) from ledger.seal), 0)`;

const checks: readonly Check[] = [
  {
    name: 'journalsSumToZero',
    examined: sql`select count(*) from ledger.journal`,
    findings: sql`
      select 'journal ' || j.id || ' ' || j.idem as what, j.entry_count || ' lines, 0' as expected,
        s.lines || ' lines, ' || coalesce(s.off, 0) as found
      from ledger.journal j left join lateral (
        select sum(n)::int as lines, max(abs(total)) as off from (
          select count(*) as n, sum(amount) as total from ledger.entry where journal_id = j.id group by currency) c) s on true
      where s.lines is distinct from j.entry_count or s.off <> 0`,
  },
  {
    name: 'booksSumToZero',
    examined: sql`select count(distinct currency) from ledger.account`,
    findings: sql`
      select currency as what, '0' as expected, sum(amount)::text as found
      from ledger.entry group by currency having sum(amount) <> 0`,
  },
  {
    name: 'balancesAreTheirLines',
    examined: sql`select count(*) from ledger.account where is_guarded`,
    findings: sql`
      select a.code as what, coalesce(l.total, 0)::text as expected, coalesce(b.balance::text, 'none') as found
      from ledger.account a left join ledger.balance b on b.account_id = a.id
      left join lateral (select sum(e.amount) * a.normal as total from ledger.entry e where e.account_id = a.id) l on true
      where a.is_guarded and b.balance is distinct from coalesce(l.total, 0)`,
  },
  {
    name: 'heldIsTheSumOfHolds',
    examined: sql`select count(*) from ledger.fund_hold`,
    findings: sql`
      select a.code as what, coalesce(h.total, 0)::text as expected, b.held::text as found
      from ledger.balance b join ledger.account a on a.id = b.account_id
      left join lateral (select sum(amount) as total from ledger.fund_hold f where f.account_id = a.id) h on true
      where b.held <> coalesce(h.total, 0)`,
  },
  {
    name: 'finishedOrdersHoldNothing',
    examined: sql`select count(*) from ledger.fund_hold`,
    findings: sql`
      select o.number || ' ' || o.status as what, '0' as expected, f.amount::text as found
      from ledger.fund_hold f join orders o on o.id = f.order_id where ${isResting}`,
  },
  {
    name: 'finishedOrdersAreCleared',
    examined: sql`select count(*) from orders o where ${isResting}`,
    findings: sql`
      select o.number || ' ' || o.status || ' ' || a.code as what, '0' as expected, sum(e.amount)::text as found
      from orders o join ledger.journal j on j.order_id = o.id
      join ledger.entry e on e.journal_id = j.id join ledger.account a on a.id = e.account_id
      where a.is_clearing and ${isResting}
      group by o.id, a.code
      -- What is owed to the customer may wait on a resting order; more than was owed is never paid back.
      having sum(e.amount) <> 0 and not (a.code = 'refunds_payable' and sum(e.amount) < 0
        and o.status not in ('Refunded', 'Discarded'))`,
  },
  {
    name: 'deadOrdersEarnNothing',
    examined: sql`select count(*) from orders where status in ('Cancelled', 'Rejected', 'Discarded')`,
    findings: sql`
      select o.number || ' ' || o.status as what, '0' as expected, sum(e.amount)::text as found
      from orders o join ledger.journal j on j.order_id = o.id
      join ledger.entry e on e.journal_id = j.id join ledger.account a on a.id = e.account_id
      where o.status in ('Cancelled', 'Rejected', 'Discarded') and a.root in ('expense.commission', 'cost.provider')
      group by o.id having sum(e.amount) <> 0`,
  },
  {
    name: 'sealsHold',
    examined: sql`select coalesce(sum(journals), 0) from ledger.seal`,
    findings: sql`
      select 'journals ' || s.after + 1 || '–' || s.upto_journal as what, encode(s.hash, 'hex') as expected,
        encode(ledger.seal_hash(s.after, s.upto_journal, s.previous), 'hex') as found
      from (select *, lag(upto_journal, 1, 0::bigint) over chain as after, lag(hash, 1, ''::bytea) over chain as previous
            from ledger.seal window chain as (order by id)) s
      where s.hash <> ledger.seal_hash(s.after, s.upto_journal, s.previous)`,
  },
  {
    name: 'snapshotsAreTheirLines',
    examined: sql`select count(*) from ledger.account_day`,
    findings: sql`
      select a.code || ' ' || coalesce(d.day, l.day) as what,
        coalesce(l.debit, 0) || ' − ' || coalesce(l.credit, 0) as expected,
        coalesce(d.debit, 0) || ' − ' || coalesce(d.credit, 0) as found
      from (select e.account_id, j.effective_on as day,
              sum(greatest(e.amount, 0)) as debit, sum(greatest(-e.amount, 0)) as credit
            from ledger.journal j join ledger.entry e on e.journal_id = j.id
            where j.id <= ${sealedUpto} group by 1, 2) l
      full join ledger.account_day d on d.account_id = l.account_id and d.day = l.day
      join ledger.account a on a.id = coalesce(l.account_id, d.account_id)
      where (coalesce(l.debit, 0), coalesce(l.credit, 0)) <> (coalesce(d.debit, 0), coalesce(d.credit, 0))`,
  },
];

/** Looks at the whole book as it stands at one moment. Takes minutes on a large one; changes nothing. */
export async function checkInvariants(db: Kysely<Tables>): Promise<LedgerCheck[]> {
  return await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await sql`set local statement_timeout = '30min'`.execute(tx);
      const report: LedgerCheck[] = [];
      for (const { name, examined, findings } of checks) {
        const count = await sql<{ count: string }>`${examined}`.execute(tx);
        const found = await sql<LedgerFinding & { total: string }>`
          select *, count(*) over ()::text as total from (${findings}) f limit ${shown}`.execute(tx);
        report.push({
          check: name,
          isOk: found.rows.length === 0,
          examined: Number(Object.values(count.rows[0] ?? {})[0] ?? 0),
          found: Number(found.rows[0]?.total ?? 0),
          findings: found.rows.map(({ what, expected, found: seen }) => ({ what, expected, found: seen })),
        });
      }
      return report;
    });
}
