/** An exact decimal number: `units / 10^scale`. A rate of 412.5 is `{ units: 4125n, scale: 1 }`. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

/**
 * What happens to the part that does not fit.
 * half-up: the half goes away from zero. half-even: the half goes to the even neighbour.
 * toward-zero cuts it off, away-from-zero never keeps less. floor and ceiling mind the sign.
 */
export type Rounding = 'half-up' | 'half-even' | 'toward-zero' | 'away-from-zero' | 'floor' | 'ceiling';

/** Whether the magnitude of a cut quotient grows by one; asked only if something was cut off. */
const growsBy: Record<Rounding, (cut: { half: bigint; quotient: bigint; isNegative: boolean }) => boolean> = {
  'half-up': ({ half }) => half >= 0n,
  'half-even': ({ half, quotient }) => half > 0n || (half === 0n && quotient % 2n !== 0n),
  'toward-zero': () => false,
  'away-from-zero': () => true,
  floor: ({ isNegative }) => isNegative,
  ceiling: ({ isNegative }) => !isNegative,
};

const PLAIN = /^(-?)(\d+)(?:\.(\d+))?$/;
const GROUPED = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/;

/** `numerator / denominator` as a whole number, rounded by name and by nothing else. */
export function divide(numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  if (denominator === 0n) throw new RangeError('Division by zero');
  const isNegative = numerator < 0n !== denominator < 0n;
  const [dividend, divisor] = [magnitude(numerator), magnitude(denominator)];
  const quotient = dividend / divisor;
  const rest = dividend % divisor;
  const grows = rest !== 0n && growsBy[rounding]({ half: 2n * rest - divisor, quotient, isNegative });
  const rounded = grows ? quotient + 1n : quotient;
  return isNegative ? -rounded : rounded;
}

/**
 * A decimal as programs write it (`-1234.50`) or people type it (`1,234.50`); null for anything else.
 * The point is the decimal sign in both languages, so `12,5` is refused and never read as 125.
 */
export function parseDecimal(text: string): Decimal | null {
  const trimmed = text.trim();
  const plain = GROUPED.test(trimmed) ? trimmed.replaceAll(',', '') : trimmed;
  const [, sign, whole = '', fraction = ''] = PLAIN.exec(plain) ?? [];
  if (sign === undefined) return null;
  const units = BigInt(whole + fraction);
  return { units: sign === '-' ? -units : units, scale: fraction.length };
}

/** The plain text of a decimal with all of its places: `1234.50`. */
export function formatDecimal({ units, scale }: Decimal): string {
  const digits = magnitude(units)
    .toString()
    .padStart(scale + 1, '0');
  const sign = units < 0n ? '-' : '';
  if (scale === 0) return sign + digits;
  return `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/** The same number with so many places; places that do not fit are rounded away. */
export function rescale({ units, scale }: Decimal, places: number, rounding: Rounding): Decimal {
  if (places >= scale) return { units: units * powerOfTen(places - scale), scale: places };
  return { units: divide(units, powerOfTen(scale - places), rounding), scale: places };
}

/** 10^exponent; the exponent is a count of decimal places. */
export function powerOfTen(exponent: number): bigint {
  return 10n ** BigInt(exponent);
}

function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value;
}
