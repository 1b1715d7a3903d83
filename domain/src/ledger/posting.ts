import type { Currency } from '../kernel/money.ts';
import type { AccountCode } from './chart.ts';

/** Movements of a fund; null on a posting that touches none. */
export const txnTypes = ['Payment', 'ReturnOfFund', 'Adjustment', 'InvoicePaid', 'InvoiceRefund'] as const;
export type TxnType = (typeof txnTypes)[number];

/** Whose accounting screen shows it: an own office, an agency, a provider, the corporation alone. */
export const ledgerScopes = ['Sale', 'Proxy', 'Provider', 'Corp'] as const;
export type LedgerScope = (typeof ledgerScopes)[number];

/** XXX is the code of ISO 4217 for no currency: it counts pieces, the uses of a coupon for instance. */
export type LedgerCurrency = Currency | 'XXX';

/** Minor units: + is a debit, − a credit. */
export interface PostingLine {
  readonly account: AccountCode;
  readonly currency: LedgerCurrency;
  readonly amount: bigint;
}

/** One journal to be written; its lines sum to zero in each currency. */
export interface Posting {
  readonly kind: string;
  readonly txnType: TxnType | null;
  readonly scope: LedgerScope;
  readonly officeId: string | null;
  /** Id of the journal that it takes back line by line. */
  readonly reverses?: string;
  readonly lines: readonly PostingLine[];
}

/** A journal that an order or another thing has already, or is about to get (then without id). */
export interface PostedJournal extends Posting {
  readonly id: string | null;
  /** `order:<id>:<version>:<n>:<kind>`; the version tells which event wrote it. */
  readonly idem: string;
  readonly isReversed: boolean;
}

/** What a fund keeps for an order until it is posted or given back. */
export interface FundHold {
  readonly account: AccountCode;
  readonly currency: LedgerCurrency;
  readonly amount: bigint;
}

export type PostingHead = Omit<Posting, 'lines' | 'reverses'>;
/** Account and amount of a line; debits are positive. */
export type Sums = readonly (readonly [account: AccountCode, amount: bigint])[];

export function debit(account: AccountCode, amount: bigint): Sums[number] {
  return [account, amount];
}

export function credit(account: AccountCode, amount: bigint): Sums[number] {
  return [account, -amount];
}

/** One posting, or none where no amount is left. Lines of nothing are dropped; an imbalance is a mistake of the program. */
export function posting(head: PostingHead, currency: LedgerCurrency, sums: Sums): Posting[] {
  const lines = sums
    .filter(([, amount]) => amount !== 0n)
    .map(([account, amount]) => ({ account, currency, amount }));
  return lines.length === 0 ? [] : [checked({ ...head, lines })];
}

/** A posting over several currencies. */
export function postingOfLines(head: PostingHead, lines: readonly PostingLine[]): Posting[] {
  const given = lines.filter(({ amount }) => amount !== 0n);
  return given.length === 0 ? [] : [checked({ ...head, lines: given })];
}

/** The same lines with the other sign. */
export function reversal(
  journal: PostedJournal,
  { kind, txnType }: Pick<Posting, 'kind' | 'txnType'>,
): Posting {
  if (journal.id === null) throw new RangeError(`${journal.kind} is not posted yet`);
  const lines = journal.lines.map((line) => ({ ...line, amount: -line.amount }));
  return { kind, txnType, scope: journal.scope, officeId: journal.officeId, reverses: journal.id, lines };
}

function checked(given: Posting): Posting {
  const sums = new Map<string, bigint>();
  for (const { currency, amount } of given.lines) sums.set(currency, (sums.get(currency) ?? 0n) + amount);
  for (const [currency, sum] of sums) {
    if (sum !== 0n) throw new RangeError(`${given.kind} is off by ${sum} ${currency}`);
  }
  return given;
}
