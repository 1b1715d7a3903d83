import { z } from 'zod';

import { type Decimal, divide, formatDecimal, parseDecimal, powerOfTen, type Rounding } from './decimal.ts';

/** MLC, the bank dollar of Cuba, is none of ISO 4217; CUC is history. */
export const currencies = ['USD', 'CUP', 'MLC', 'EUR', 'CAD', 'MXN', 'CUC'] as const;
export type Currency = (typeof currencies)[number];

/** Decimal places of each currency. */
const exponents: Readonly<Record<Currency, number>> = {
  USD: 2,
  CUP: 2,
  MLC: 2,
  EUR: 2,
  CAD: 2,
  MXN: 2,
  CUC: 2,
};

/** An amount in the smallest unit of its currency: `{ minor: 1050n, currency: 'USD' }` is ten dollars and fifty. */
export interface Money {
  readonly minor: bigint;
  readonly currency: Currency;
}

/** Money as JSON carries it: whole units, exact up to 2^53 − 1. */
export const wireMoney = z.object({ amountMinor: z.int(), currency: z.enum(currencies) });
export type WireMoney = z.infer<typeof wireMoney>;

/** Which way each kind of amount is rounded; nothing else in the product decides it. */
export const roundingOf = {
  customerPrice: 'half-up',
  tax: 'half-up',
  commission: 'half-even',
  /** What leaves in the other currency is never more than the rate gives. */
  exchangeOut: 'floor',
  /** What must come in for it is never less. */
  exchangeIn: 'ceiling',
} as const satisfies Record<string, Rounding>;

export function money(minor: bigint, currency: Currency): Money {
  return { minor, currency };
}

export function add(...amounts: readonly [Money, ...Money[]]): Money {
  const [{ currency }] = amounts;
  return money(
    amounts.reduce((sum, amount) => sum + minorIn(currency, amount), 0n),
    currency,
  );
}

export function subtract(from: Money, amount: Money): Money {
  return money(from.minor - minorIn(from.currency, amount), from.currency);
}

export function negate({ minor, currency }: Money): Money {
  return money(-minor, currency);
}

/** Negative, zero or positive, as a sort expects it. */
export function compare(left: Money, right: Money): number {
  const difference = left.minor - minorIn(left.currency, right);
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

/** `amount * numerator / denominator`, rounded once, at the end. */
export function share(amount: Money, part: readonly [bigint, bigint], rounding: Rounding): Money {
  const [numerator, denominator] = part;
  return money(divide(amount.minor * numerator, denominator, rounding), amount.currency);
}

/** Hundredths of a percent of an amount: 250 basis points are 2.5 %. */
export function basisPoints(amount: Money, points: bigint, rounding: Rounding): Money {
  return share(amount, [points, 10_000n], rounding);
}

/** An amount in another currency; the rate is units of that currency for one of this. */
export function convert(
  amount: Money,
  rate: Decimal,
  to: { readonly currency: Currency; readonly rounding: Rounding },
): Money {
  const numerator = amount.minor * rate.units * powerOfTen(exponents[to.currency]);
  const denominator = powerOfTen(rate.scale + exponents[amount.currency]);
  return money(divide(numerator, denominator, to.rounding), to.currency);
}

/**
 * Splits an amount by weights so that the parts sum to it: the units left over go to the largest remainders,
 * among equal ones to the first. The parts of a negative amount are those of the positive one, negated.
 */
export function allocate(amount: Money, weights: readonly bigint[]): Money[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  if (total <= 0n || weights.some((weight) => weight < 0n)) {
    throw new RangeError('Weights are not negative and not all zero');
  }
  const whole = amount.minor < 0n ? -amount.minor : amount.minor;
  const parts = weights.map((weight) => (whole * weight) / total);
  const left = whole - parts.reduce((sum, part) => sum + part, 0n);
  for (const index of byRemainder(whole, weights, total).slice(0, Number(left))) {
    parts[index] = (parts[index] ?? 0n) + 1n;
  }
  return parts.map((part) => money(amount.minor < 0n ? -part : part, amount.currency));
}

/** The plain text of an amount, `1234.50`; for people the web adds sign and groups. */
export function formatAmount({ minor, currency }: Money): string {
  return formatDecimal({ units: minor, scale: exponents[currency] });
}

/** An amount as typed; null if it is none or has more places than the currency. */
export function parseAmount(text: string, currency: Currency): Money | null {
  const decimal = parseDecimal(text);
  const places = exponents[currency];
  if (decimal === null || decimal.scale > places) return null;
  return money(decimal.units * powerOfTen(places - decimal.scale), currency);
}

/** JSON numbers are exact up to 2^53 − 1; more than that is refused on both ends. */
export function toWire({ minor, currency }: Money): WireMoney {
  const amountMinor = Number(minor);
  if (!Number.isSafeInteger(amountMinor)) throw new RangeError('The amount is too large for JSON');
  return { amountMinor, currency };
}

export function fromWire({ amountMinor, currency }: WireMoney): Money {
  if (!Number.isSafeInteger(amountMinor)) throw new RangeError('The amount is not a whole number of units');
  return money(BigInt(amountMinor), currency);
}

/** Two currencies in one sum are a mistake of the program, not of a person. */
function minorIn(currency: Currency, amount: Money): bigint {
  if (amount.currency !== currency) throw new TypeError(`${amount.currency} is not ${currency}`);
  return amount.minor;
}

function byRemainder(whole: bigint, weights: readonly bigint[], total: bigint): number[] {
  const remainders = weights.map((weight, index) => ({ index, rest: (whole * weight) % total }));
  return remainders
    .sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest < b.rest ? 1 : -1))
    .map(({ index }) => index);
}
