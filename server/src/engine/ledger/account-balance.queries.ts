import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/platform/db/tables.ts';

export interface AccountTotals {
  readonly account: string;
  readonly currency: string;
  readonly class: string;
  /** Sums of both sides, positive minor units. */
  readonly debit: bigint;
  readonly credit: bigint;
  /** In the normal direction of the account. */
  readonly balance: bigint;
}

/**
 * Balances at the end of a business day, or now: the sealed days plus the lines since the last seal.
 * `under` limits to the accounts of a root, `fund.sale`; without it this is the trial balance.
 */
export async function accountTotals(
  db: Kysely<Tables>,
  { asOf = null, under = null }: { asOf?: string | null; under?: string | null } = {},
): Promise<AccountTotals[]> {
  const { rows } = await sql<{
    code: string;
    currency: string;
    class: string;
    normal: number;
    debit: string;
    credit: string;
  }>`
    with last as (select coalesce(max(upto_journal), 0) as id from ledger.seal),
    moved as (
      select d.account_id, d.debit, d.credit from ledger.account_day d
       where ${asOf}::date is null or d.day <= ${asOf}::date
      union all
      select e.account_id, greatest(e.amount, 0), greatest(-e.amount, 0)
        from last, ledger.journal j join ledger.entry e on e.journal_id = j.id
       where j.id > last.id and (${asOf}::date is null or j.effective_on <= ${asOf}::date))
    select a.code, a.currency, a.class, a.normal, sum(m.debit)::text as debit, sum(m.credit)::text as credit
      from moved m join ledger.account a on a.id = m.account_id
     where ${under}::text is null or a.root = ${under}
     group by a.id order by a.code, a.currency`.execute(db);
  return rows.map(({ code, normal, ...row }) => {
    const [debit, credit] = [BigInt(row.debit), BigInt(row.credit)];
    const balance = (debit - credit) * BigInt(normal);
    return { account: code, currency: row.currency, class: row.class, debit, credit, balance };
  });
}

/** One account now, or at the end of a business day; by its own lines alone. Zero if it was never used. */
export async function accountBalance(
  db: Kysely<Tables>,
  { account, currency, asOf = null }: { account: string; currency: string; asOf?: string | null },
): Promise<bigint> {
  const { rows } = await sql<{ balance: string }>`
    select (a.normal * (
      coalesce((select sum(d.debit - d.credit) from ledger.account_day d
        where d.account_id = a.id and (${asOf}::date is null or d.day <= ${asOf}::date)), 0)
      + coalesce((select sum(e.amount) from ledger.entry e join ledger.journal j on j.id = e.journal_id
        where e.account_id = a.id and e.journal_id > coalesce((select max(upto_journal) from ledger.seal), 0)
          and (${asOf}::date is null or j.effective_on <= ${asOf}::date)), 0)))::text as balance
    from ledger.account a where a.code = ${account} and a.currency = ${currency}`.execute(db);
  return BigInt(rows[0]?.balance ?? 0);
}
