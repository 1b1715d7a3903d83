import type { ExportTexts } from '#domain/kernel/export-labels.ts';
import type { ExplorerColumn } from '#domain/kernel/explorer.ts';
import type { Language } from '#domain/kernel/problem.ts';
import { formatDate } from '#domain/kernel/date-format.ts';

/**
 * One cell, ready for both formats. `number` and `money` hold plain decimals, `day` `yyyy-MM-dd` and `moment`
 * `yyyy-MM-dd hh:mm a`; only `text` was typed by somebody and can do harm.
 */
export interface Cell {
  readonly type: 'text' | 'number' | 'money' | 'day' | 'moment';
  readonly text: string;
}

export interface ExportColumn extends ExplorerColumn {
  readonly name: string;
}

export interface CellStyle {
  readonly texts: ExportTexts;
  readonly language: Language;
  readonly timeZone: string;
}

const yesNo = { en: ['Yes', 'No'], es: ['Sí', 'No'] } as const;

/** What stands in a cell, from the row as the screen gets it. */
export function cellOf(column: ExportColumn, value: unknown, style: CellStyle): Cell {
  if (value === null || value === undefined || value === '') return { type: 'text', text: '' };
  switch (column.kind) {
    case 'number':
      return numberCell(String(value));
    case 'money':
      return moneyCell(String(value));
    case 'day':
      return { type: 'day', text: String(value) };
    case 'instant':
      return {
        type: 'moment',
        text: formatDate(new Date(String(value)), 'yyyy-MM-dd hh:mm a', style.timeZone),
      };
    case 'boolean':
      return { type: 'text', text: yesNo[style.language][value === true ? 0 : 1] };
    default:
      return { type: 'text', text: textOf(value, style.texts.values[column.name]) };
  }
}

/** More digits than a spreadsheet keeps stay text. */
function numberCell(text: string): Cell {
  const isNumber = /^-?\d+(\.\d+)?$/.test(text) && text.replaceAll(/\D/g, '').length <= 15;
  return { type: isNumber ? 'number' : 'text', text };
}

/** Minor units to a decimal with two digits, without a float on the way. */
function moneyCell(text: string): Cell {
  const match = /^(-?)(\d+)$/.exec(text);
  if (match === null) return { type: 'text', text };
  const [, sign = '', digits = ''] = match;
  const padded = digits.padStart(3, '0');
  return { type: 'money', text: `${sign}${padded.slice(0, -2)}.${padded.slice(-2)}` };
}

function textOf(value: unknown, names: Readonly<Record<string, string>> | undefined): string {
  if (Array.isArray(value)) return value.map((one) => textOf(one, names)).join('; ');
  if (isChange(value)) return `${value.field}: ${shown(value.before)} → ${shown(value.after)}`;
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value);
  return names !== undefined && Object.hasOwn(names, text) ? (names[text] ?? text) : text;
}

function isChange(value: unknown): value is { field: string; before: unknown; after: unknown } {
  return (
    typeof value === 'object' && value !== null && 'field' in value && 'before' in value && 'after' in value
  );
}

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
