/** `MT-HIA-024817-3`: service, office, sequence of the office, check digit. */
export interface OrderNumber {
  /** Two letters of the service. */
  readonly prefix: string;
  /** Three or four letters of the office. */
  readonly office: string;
  /** Counts from 1 and may have gaps. */
  readonly sequence: bigint;
}

const SEQUENCE_DIGITS = 6;
const PLAIN = /^([A-Z]{2})[- ]?([A-Z]{3,4})[- ]?(\d{6,18})[- ]?(\d)$/;

/** Damm's table: a wrong digit or two neighbours swapped always change what comes out. */
const DAMM = [
  [0, 3, 1, 7, 5, 9, 8, 6, 4, 2],
  [7, 0, 9, 2, 1, 5, 4, 8, 6, 3],
  [4, 2, 0, 6, 8, 7, 1, 3, 5, 9],
  [1, 7, 5, 0, 9, 8, 3, 4, 2, 6],
  [6, 1, 2, 3, 0, 4, 5, 9, 7, 8],
  [3, 6, 7, 4, 2, 0, 9, 5, 8, 1],
  [5, 8, 6, 9, 7, 2, 0, 1, 3, 4],
  [8, 9, 4, 5, 3, 6, 2, 0, 1, 7],
  [9, 4, 3, 8, 6, 1, 7, 2, 0, 5],
  [2, 5, 8, 1, 4, 3, 6, 7, 9, 0],
] as const;

/** The number as people read it and type it. */
export function formatOrderNumber({ prefix, office, sequence }: OrderNumber): string {
  const digits = sequence.toString().padStart(SEQUENCE_DIGITS, '0');
  const text = `${prefix}-${office}-${digits}-${checkDigit(prefix + office + digits)}`;
  if (sequence < 1n || !PLAIN.test(text)) throw new RangeError(`${text} is no order number`);
  return text;
}

/**
 * The number in what was typed or scanned, in small letters, with blanks or without any dashes; null if it is none
 * or its check digit does not fit.
 */
export function parseOrderNumber(text: string): OrderNumber | null {
  const [, prefix = '', office = '', digits = '', check] = PLAIN.exec(text.trim().toUpperCase()) ?? [];
  if (check === undefined || checkDigit(prefix + office + digits) !== Number(check)) return null;
  const isPadded = digits.length > SEQUENCE_DIGITS && digits.startsWith('0');
  const sequence = BigInt(digits);
  return isPadded || sequence === 0n ? null : { prefix, office, sequence };
}

/** Letters count as two digits (A is 10, Z is 35), so the wrong office is mostly noticed as well. */
function checkDigit(text: string): number {
  const digits = text
    .split('')
    .map((character) => Number.parseInt(character, 36))
    .join('');
  return digits.split('').reduce((state, digit) => DAMM[state]?.[Number(digit)] ?? state, 0);
}
