import type { Posting } from './posting.ts';

export const creditModels = ['NoLimit', 'Prepay', 'Credit'] as const;
export type CreditModel = (typeof creditModels)[number];

/** What an office may owe, or has to have paid in before. Minor units of the fund's currency. */
export interface FundTerms {
  readonly model: CreditModel;
  readonly limit: bigint;
  readonly temporary?: { readonly limit: bigint; readonly until: string } | undefined;
  /** Credit: days that a debt may be old before the office stops selling; null is any. */
  readonly graceDays?: number | null;
}

export interface FundState {
  readonly balance: bigint;
  readonly held: bigint;
  /** The day of the oldest sale that no deposit covers yet; null where nothing is owed. */
  readonly oldestUnpaidDay: string | null;
}

/** The lowest balance an office may come to; null is any. `today` in the time zone of the office. */
export function floorOf({ model, limit, temporary }: FundTerms, today: string): bigint | null {
  if (model === 'NoLimit') return null;
  const extra = temporary !== undefined && today <= temporary.until ? temporary.limit : 0n;
  return 0n - (model === 'Credit' ? limit : 0n) - extra;
}

/** What a sale may take now; null is any. Negative where the limit was lowered below the debt. */
export function availableIn(terms: FundTerms, { balance, held }: FundState, today: string): bigint | null {
  const floor = floorOf(terms, today);
  return floor === null ? null : balance - held - floor;
}

/** Why a sale is refused, or null: too little, or a debt older than the grace days. */
export function fundRefusal(
  terms: FundTerms,
  state: FundState,
  { needed, today }: { needed: bigint; today: string },
): 'fund-insufficient' | 'fund-overdue' | null {
  const available = availableIn(terms, state, today);
  if (available !== null && needed > 0n && needed > available) return 'fund-insufficient';
  const { graceDays = null } = terms;
  if (terms.model !== 'Credit' || graceDays === null || state.oldestUnpaidDay === null) return null;
  return daysBetween(state.oldestUnpaidDay, today) > graceDays ? 'fund-overdue' : null;
}

/** What postings take from an account that grows by credits: a seller's fund. */
export function takenFrom(account: string, postings: readonly Pick<Posting, 'lines'>[]): bigint {
  const lines = postings.flatMap((posting) => posting.lines).filter((line) => line.account === account);
  return lines.reduce((sum, { amount }) => sum + amount, 0n);
}

/** Whole days from one `yyyy-MM-dd` to another. */
function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000); // ms of a day
}
