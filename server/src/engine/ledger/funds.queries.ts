import { sql } from 'kysely';
import type { AccountCode } from '#domain/ledger/chart.ts';
import type { LedgerCurrency } from '#domain/ledger/posting.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';

/** Opens the fund if it is not there; its floor comes from the credit model of its office, now and at every change. */
export async function openFund(
  tx: Tx,
  { account, currency }: { account: AccountCode; currency: LedgerCurrency },
): Promise<void> {
  await sql`select ledger.open_account(${account}, ${currency})`.execute(tx);
}

export interface FundTermsChange {
  readonly account: AccountCode;
  readonly currency: LedgerCurrency;
  /** More credit than the office's own, until a day with it; null takes it back. */
  readonly temporary: { readonly limit: bigint; readonly until: string } | null;
  readonly graceDays: number | null;
  /** Below it the fund is low; null is the usual mark. */
  readonly lowMark: bigint | null;
}

/** What the office itself does not say: a temporary limit, the grace days and the low mark. */
export async function setFundTerms(tx: Tx, change: FundTermsChange): Promise<void> {
  const { account, currency, temporary, graceDays, lowMark } = change;
  await sql`select ledger.set_fund_terms(${account}, ${currency}, ${temporary?.limit ?? null}::bigint,
    ${temporary?.until ?? null}::date, ${graceDays}::integer, ${lowMark}::bigint)`.execute(tx);
}
