import { type Kysely, sql } from 'kysely';
import type { AccountCode } from '#domain/ledger/chart.ts';
import type { LedgerCurrency } from '#domain/ledger/posting.ts';
import type { Tables } from '#server/platform/db/tables.ts';

/** Minor units; the balance of a seller's fund grows by deposits, that of a provider's by prefunding. */
export interface FundBalance {
  readonly account: string;
  readonly currency: string;
  readonly balance: bigint;
  readonly held: bigint;
  /** Null is none: NoLimit. With the temporary limit as long as that counts. */
  readonly floor: bigint | null;
  /** Null is any. */
  readonly available: bigint | null;
  readonly temporaryLimit: bigint | null;
  readonly temporaryUntil: string | null;
  readonly graceDays: number | null;
  /** Day of the oldest sale that no deposit covers; null where nothing is owed. Only for funds of sellers. */
  readonly oldestUnpaidDay: string | null;
}

interface RawFund {
  code: string;
  currency: string;
  balance: string;
  held: string;
  floor: string | null;
  temporary_limit: string | null;
  temporary_until: string | null;
  grace_days: number | null;
  oldest_unpaid_day: string | null;
}

interface Asked {
  readonly today: string;
  /** The age of a debt reads all that moved since the last sealing; a sale needs it only where days of grace count. */
  readonly isAgeOnlyWithGrace?: boolean;
}

/** Guarded balances by account, those that were opened. `today` decides the temporary limit. */
export async function fundBalances(
  db: Kysely<Tables>,
  { accounts, today, isAgeOnlyWithGrace = false }: Asked & { accounts: readonly string[] },
): Promise<FundBalance[]> {
  const { rows } = await sql<RawFund>`
    select a.code, a.currency, b.balance, b.held, b.temporary_limit, b.temporary_until, b.grace_days,
      b.floor - case when b.temporary_until >= ${today}::date then b.temporary_limit else 0 end as floor,
      case when a.root in ('fund.sale', 'fund.proxy') and b.balance < 0
        and (b.grace_days is not null or not ${isAgeOnlyWithGrace}::boolean) then ${oldestUnpaidDay} end as oldest_unpaid_day
    from ledger.account a join ledger.balance b on b.account_id = a.id
    where a.code = any (${[...accounts]}) order by a.code, a.currency`.execute(db);
  return rows.map(toFund);
}

/** One fund as it is; one that was never used is empty and has the floor of its office. */
export async function fundBalance(
  db: Kysely<Tables>,
  { account, currency = 'USD', ...asked }: Asked & { account: AccountCode; currency?: LedgerCurrency },
): Promise<FundBalance> {
  const funds = await fundBalances(db, { ...asked, accounts: [account] });
  const found = funds.find((fund) => fund.currency === currency);
  if (found !== undefined) return found;
  const owner = /^fund\.\w+\.(\d+)$/.exec(account)?.[1] ?? null;
  const { rows } = await sql<{ floor: string | null }>`
    select ${owner === null ? sql`0::bigint` : sql`ledger.floor_of_office(${owner}::bigint, ${currency})`} as floor`.execute(
    db,
  );
  return toFund({ ...untouched, code: account, currency, floor: rows[0]?.floor ?? null });
}

const untouched = {
  balance: '0',
  held: '0',
  temporary_limit: null,
  temporary_until: null,
  grace_days: null,
  oldest_unpaid_day: null,
} as const;

/** Deposits cover the oldest sales first: the first day whose sales, with all before, are more than all deposits. */
const oldestUnpaidDay = sql`(
  select day from (
    select day, sum(sum(debit)) over (order by day) as debits, sum(sum(credit)) over () as credits from (
      select day, debit, credit from ledger.account_day where account_id = a.id
      union all
      select j.effective_on, greatest(e.amount, 0), greatest(-e.amount, 0)
        from ledger.entry e join ledger.journal j on j.id = e.journal_id
       where e.account_id = a.id and e.journal_id > coalesce((select max(upto_journal) from ledger.seal), 0)) moved
    group by day) days
  where debits > credits order by day limit 1)`;

function toFund(raw: RawFund): FundBalance {
  const [balance, held] = [BigInt(raw.balance), BigInt(raw.held)];
  const floor = raw.floor === null ? null : BigInt(raw.floor);
  return {
    account: raw.code,
    currency: raw.currency,
    balance,
    held,
    floor,
    available: floor === null ? null : balance - held - floor,
    temporaryLimit: raw.temporary_limit === null ? null : BigInt(raw.temporary_limit),
    temporaryUntil: raw.temporary_until,
    graceDays: raw.grace_days,
    oldestUnpaidDay: raw.oldest_unpaid_day,
  };
}
