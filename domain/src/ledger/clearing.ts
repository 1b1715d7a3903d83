import { type AccountCode, type ClearingAccount, isClearing } from './chart.ts';
import type { Posting } from './posting.ts';

export type Clearing = Partial<Record<ClearingAccount, bigint>>;

/** What journals leave in each clearing account, debits positive; accounts at zero are left out. */
export function clearingOf(posted: readonly Pick<Posting, 'lines'>[]): Clearing {
  return Object.fromEntries([...sumsOf(posted)].filter(([code]) => isClearing(code)));
}

/** The sum of each account over journals of one currency, debits positive, zeros left out. */
export function sumsOf(posted: readonly Pick<Posting, 'lines'>[]): Map<AccountCode, bigint> {
  const sums = new Map<AccountCode, bigint>();
  for (const { account, amount } of posted.flatMap(({ lines }) => lines)) {
    sums.set(account, (sums.get(account) ?? 0n) + amount);
  }
  for (const [account, sum] of sums) if (sum === 0n) sums.delete(account);
  return sums;
}

/** What a dead order still owes the customer, or a finished one after a partial refund was agreed. */
const owed: readonly ClearingAccount[] = ['refunds_payable'];

/** Clearing accounts that may still hold money of an order that rests in a status; all others are zero then. */
const openAt: Readonly<Record<string, readonly ClearingAccount[]>> = {
  Cancelled: owed,
  Rejected: owed,
  Delivered: owed,
  Deposited: owed,
  Activated: owed,
  CheckedOut: owed,
  CheckedIn: owed,
  Refunded: [],
  Discarded: [],
};

/** Null where an order is still on its way and its money may wait anywhere. */
export function mayRemain(status: string): readonly ClearingAccount[] | null {
  return openAt[status] ?? null;
}

/** Clearing accounts of a resting order that are not zero though they have to be. */
export function leftovers(status: string, clearing: Clearing): readonly ClearingAccount[] {
  const open = mayRemain(status);
  if (open === null) return [];
  return (Object.keys(clearing) as ClearingAccount[]).filter(
    (account) => clearing[account] !== 0n && !open.includes(account),
  );
}
