import { clearingOf } from '../clearing.ts';
import type { ClearingAccount } from '../chart.ts';
import type { OrderFacts, TenderLine } from '../facts.ts';
import {
  debit,
  credit,
  type PostedJournal,
  type Posting,
  type PostingHead,
  reversal,
  type Sums,
  type TxnType,
} from '../posting.ts';

export type Rule<Facts> = (facts: Facts) => Posting[];

export function sellerHead({ seller }: OrderFacts, kind: string, txnType: TxnType | null): PostingHead {
  return { kind, txnType, scope: seller.scope, officeId: seller.officeId };
}

export function providerHead({ provider }: OrderFacts, kind: string, txnType: TxnType | null): PostingHead {
  return { kind, txnType, scope: 'Provider', officeId: provider?.officeId ?? null };
}

export function corpHead(kind: string, txnType: TxnType | null = null): PostingHead {
  return { kind, txnType, scope: 'Corp', officeId: null };
}

export function moneyIn(tenders: readonly TenderLine[]): Sums {
  return tenders.map(({ account, amount }) => debit(account, amount));
}

export function moneyOut(tenders: readonly TenderLine[]): Sums {
  return tenders.map(({ account, amount }) => credit(account, amount));
}

export function total(lines: readonly { readonly amount: bigint }[]): bigint {
  return lines.reduce((sum, { amount }) => sum + amount, 0n);
}

/** What an order has in a clearing account, positive where it waits on the credit side. */
export function waiting({ posted }: Pick<OrderFacts, 'posted'>, account: ClearingAccount): bigint {
  return -(clearingOf(posted)[account] ?? 0n);
}

/** Journals of a kind that still count, oldest first. */
export function standing(posted: readonly PostedJournal[], kind: string): PostedJournal[] {
  return posted.filter(
    (journal) => journal.kind === kind && !journal.isReversed && journal.reverses === undefined,
  );
}

/** Takes back the last journal of a kind that still counts. */
export function reverseLastOf(
  posted: readonly PostedJournal[],
  kind: string,
  as: Pick<Posting, 'kind' | 'txnType'>,
): Posting[] {
  const last = standing(posted, kind).at(-1);
  return last === undefined ? [] : [reversal(last, as)];
}

/** A part of the facts that an effect cannot do without. */
export function needed<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new RangeError(`The posting needs ${name}`);
  return value;
}

export function min(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
