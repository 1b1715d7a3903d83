/** The bills and coins of a US drawer, in cents, largest first. */
export const denominations = [10_000, 5000, 2000, 1000, 500, 200, 100, 50, 25, 10, 5, 1] as const;
export type Denomination = (typeof denominations)[number];

/** Pieces of each denomination; what is not named is none. Keys are cents. */
export type CashCount = Readonly<Record<string, number>>;

/** What a count is worth, US cents. */
export function worthOf(count: CashCount): bigint {
  return denominations.reduce((sum, cents) => sum + BigInt(cents) * BigInt(count[cents] ?? 0), 0n);
}
