import { isValidDate } from './calendar.ts';
import { isWireDate } from './wire-date.ts';

/**
 * One condition of an explorer, as it stands in an address: `status:in:Active|Blocked`, `createdAt:within:today`.
 * Values are percent-encoded, so that `:` and `|` inside them survive. A moment is a day, or `yyyy-MM-dd hh:mm a`.
 */
export interface Filter {
  readonly column: string;
  readonly operator: Operator;
  readonly values: readonly string[];
}

export const columnKinds = [
  'text',
  'enum',
  'number',
  'money',
  'day',
  'instant',
  'boolean',
  'reference',
] as const;
export type ColumnKind = (typeof columnKinds)[number];

const ordered = ['is', 'between', 'from', 'to', 'empty', 'notEmpty'] as const;
const dated = ['on', 'between', 'from', 'to', 'within', 'empty', 'notEmpty'] as const;

/** The operators each kind of column offers, the usual one first. */
export const operatorsOf = {
  text: ['contains', 'is', 'starts', 'empty', 'notEmpty'],
  enum: ['in', 'notIn', 'empty', 'notEmpty'],
  reference: ['in', 'notIn', 'empty', 'notEmpty'],
  number: ordered,
  money: ordered,
  day: dated,
  instant: dated,
  boolean: ['is'],
} as const satisfies Record<ColumnKind, readonly string[]>;
export type Operator = (typeof operatorsOf)[ColumnKind][number];

/** Ranges that move with the day, in the office's time zone. */
export const relativeRanges = [
  'today',
  'yesterday',
  'last7days',
  'last30days',
  'thisMonth',
  'lastMonth',
  'thisYear',
] as const;
export type RelativeRange = (typeof relativeRanges)[number];

const counts: Partial<Record<Operator, readonly [min: number, max: number]>> = {
  in: [1, 200],
  notIn: [1, 200],
  between: [2, 2],
  empty: [0, 0],
  notEmpty: [0, 0],
};

/** Writes a filter as it stands in the address. */
export function formatFilter({ column, operator, values }: Filter): string {
  return [column, operator, values.map(encodeURIComponent).join('|')].join(':');
}

/** Reads one filter; null when it is not written as one or does not fit the column's kind. */
export function parseFilter(text: string, kindOf: (column: string) => ColumnKind | undefined): Filter | null {
  const [column = '', operator = '', rest = '', ...more] = text.split(':');
  const kind = kindOf(column);
  if (kind === undefined || more.length > 0 || !isOperatorOf(kind, operator)) return null;
  const values = decode(rest);
  if (values === null) return null;
  const [min, max] = counts[operator] ?? [1, 1];
  if (values.length < min || values.length > max) return null;
  return values.every((value) => valueFits(kind, operator, value)) ? { column, operator, values } : null;
}

function isOperatorOf(kind: ColumnKind, operator: string): operator is Operator {
  return (operatorsOf[kind] as readonly string[]).includes(operator);
}

function decode(text: string): string[] | null {
  if (text === '') return [];
  try {
    return text.split('|').map(decodeURIComponent);
  } catch {
    return null;
  }
}

const shapes: Record<Exclude<ColumnKind, 'day' | 'instant'>, RegExp> = {
  text: /^[^\0]{1,200}$/u,
  // Provinces and places are values too: letters with accents, blanks between them.
  enum: /^(?=.{1,60}$)[\p{L}\p{N}_-]+( [\p{L}\p{N}_-]+){0,9}$/u,
  reference: /^[1-9]\d{0,17}$/,
  number: /^-?\d{1,15}(\.\d{1,6})?$/,
  money: /^-?\d{1,15}$/,
  boolean: /^(true|false)$/,
};

function valueFits(kind: ColumnKind, operator: Operator, value: string): boolean {
  if (operator === 'within') return (relativeRanges as readonly string[]).includes(value);
  if (kind === 'day') return isValidDate(value);
  return kind === 'instant' ? isValidDate(value) || isWireDate(value) : shapes[kind].test(value);
}
