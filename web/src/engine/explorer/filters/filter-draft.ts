import type { Explorer } from '#domain/kernel/explorer.ts';
import type { ColumnKind, Filter, Operator } from '#domain/kernel/filter.ts';
import { formatFilter, operatorsOf, parseFilter } from '#domain/kernel/filter.ts';
import { filterKind } from '../explorer-state.ts';

/** A filter being written: money as people type it, the rest as on the wire. */
export interface FilterDraft {
  readonly operator: Operator;
  readonly values: readonly string[];
}

/** The usual beginning for a kind of column. */
export function newDraft(kind: ColumnKind): FilterDraft {
  const operator = kind === 'day' || kind === 'instant' ? 'within' : operatorsOf[kind][0];
  return { operator, values: [] };
}

export function draftOf(filter: Filter, kind: ColumnKind): FilterDraft {
  const values = kind === 'money' ? filter.values.map(fromMinor) : filter.values;
  return { operator: filter.operator, values };
}

/** The filter as the address holds it; undefined while something is missing or does not fit. */
export function finishDraft(explorer: Explorer, column: string, draft: FilterDraft): string | undefined {
  const kind = filterKind(explorer, column);
  const typed = draft.values.map((value) => value.trim()).slice(0, valueCount(draft.operator));
  const values = kind === 'money' ? typed.map(toMinor) : typed;
  const text = formatFilter({ column, operator: draft.operator, values });
  return parseFilter(text, (name) => filterKind(explorer, name)) ? text : undefined;
}

/** Keeps the values when the new operator takes the same ones. */
export function withOperator(draft: FilterDraft, operator: Operator): FilterDraft {
  const isPeriod = draft.operator === 'within' || operator === 'within';
  return { operator, values: isPeriod ? [] : draft.values };
}

function valueCount(operator: Operator): number {
  if (operator === 'empty' || operator === 'notEmpty') return 0;
  if (operator === 'in' || operator === 'notIn') return 200;
  return operator === 'between' ? 2 : 1;
}

/** `1,234.5` → `123450` cents; no float takes part. What is not money stays and is refused later. */
export function toMinor(typed: string): string {
  const [, sign = '', whole = '', cents = ''] = /^(-?)\$?([\d,]+)(?:\.(\d{0,2}))?$/.exec(typed) ?? [];
  if (whole === '') return typed;
  return String(BigInt(`${sign}${whole.replaceAll(',', '')}${cents.padEnd(2, '0')}`));
}

export function fromMinor(minor: string): string {
  const [, sign = '', digits = '0'] = /^(-?)(\d+)$/.exec(minor) ?? [];
  const padded = digits.padStart(3, '0');
  return `${sign}${padded.slice(0, -2)}.${padded.slice(-2)}`;
}
