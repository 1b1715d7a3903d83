import { type Kysely, type RawBuilder, sql } from 'kysely';
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
  /** Its own; null where the usual one counts. */
  readonly lowMark: bigint | null;
  /** Less than this available is low; null where nothing is. */
  readonly lowBelow: bigint | null;
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
  low_mark: string | null;
  low_below: string | null;
  oldest_unpaid_day: string | null;
}

interface Asked {
  readonly today: string;
  /** The age of a debt is read from the lines of the fund; a sale needs it only where days of grace count. */
  readonly isAgeOnlyWithGrace?: boolean;
}

/** Guarded balances by account, those that were opened. `today` decides the temporary limit. */
export async function fundBalances(
  db: Kysely<Tables>,
  { accounts, today, isAgeOnlyWithGrace = false }: Asked & { accounts: readonly string[] },
): Promise<FundBalance[]> {
  const { rows } = await sql<RawFund>`
    select a.code, a.currency, b.balance, b.held, b.temporary_limit, b.temporary_until, b.grace_days, b.low_mark,
      ledger.low_mark_of(b.low_mark, b.floor) as low_below,
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
  const floor = owner === null ? sql`0::bigint` : sql`ledger.floor_of_office(${owner}::bigint, ${currency})`;
  const { rows } = await sql<Pick<RawFund, 'floor' | 'low_below'>>`
    select floor, ledger.low_mark_of(null, floor) as low_below from (select ${floor} as floor) f`.execute(db);
  return toFund({ ...untouched, floor: null, low_below: null, ...rows[0], code: account, currency });
}

const untouched = {
  balance: '0',
  held: '0',
  temporary_limit: null,
  temporary_until: null,
  grace_days: null,
  low_mark: null,
  oldest_unpaid_day: null,
} as const;

/** Lines of the fund that are looked at; the debt mostly is young. */
const FEW = 1000;

/**
 * Deposits cover the oldest sales first, so what is owed is the newest: back from today, the day on which the sales since
 * then come to the debt. What was given back or kept as commission belongs to its own sale and pays for no other.
 */
const oldestUnpaidDay = sql`coalesce(${unpaidSince(FEW)}, ${unpaidSince(20 * FEW)}, ${unpaidSince(null)})`;

function unpaidSince(newest: number | null): RawBuilder<unknown> {
  return sql`(
    select day from (
      select day, sum(sum(owed)) over (order by day desc) as since from (
        select min(j.effective_on) as day, sum(e.amount) as owed from (
          select journal_id, amount from ledger.entry where account_id = a.id
          order by journal_id desc limit ${newest}::integer) e
        join ledger.journal j on j.id = e.journal_id
        group by coalesce(j.order_id, -j.id)) sales
      where owed > 0 group by day) days
    where since >= -b.balance order by day desc limit 1)`;
}

function toFund(raw: RawFund): FundBalance {
  const [balance, held] = [BigInt(raw.balance), BigInt(raw.held)];
  const floor = bigintOf(raw.floor);
  return {
    account: raw.code,
    currency: raw.currency,
    balance,
    held,
    floor,
    available: floor === null ? null : balance - held - floor,
    temporaryLimit: bigintOf(raw.temporary_limit),
    temporaryUntil: raw.temporary_until,
    graceDays: raw.grace_days,
    lowMark: bigintOf(raw.low_mark),
    lowBelow: bigintOf(raw.low_below),
    oldestUnpaidDay: raw.oldest_unpaid_day,
  };
}

function bigintOf(text: string | null): bigint | null {
  return text === null ? null : BigInt(text);
}
