/** The notes that are handed over in Cuba, in minor units of the currency, largest first. */
export const banknotes = {
  USD: [10_000, 5000, 2000, 1000, 500, 200, 100],
  EUR: [20_000, 10_000, 5000, 2000, 1000, 500],
  CUP: [100_000, 50_000, 20_000, 10_000, 5000, 2000, 1000, 500, 300, 100],
} as const;
export type NoteCurrency = keyof typeof banknotes;

/** What has to be handed over in cash. */
export interface CashDue {
  readonly currency: NoteCurrency;
  /** Minor units. */
  readonly amount: bigint;
}

/** Nothing is counted of what goes to a card, nor of a currency without notes. */
export function cashDueOf(currency: string, amount: string): CashDue | undefined {
  return currency in banknotes ? { currency: currency as NoteCurrency, amount: BigInt(amount) } : undefined;
}

/** What so many of each note are worth; keys are minor units, what is empty is none. */
export function worthOfNotes(count: Readonly<Record<string, string>>): bigint {
  return Object.entries(count).reduce(
    (sum, [value, pieces]) => sum + BigInt(value) * BigInt(pieces || 0),
    0n,
  );
}
