import { formatDate } from '#web/lib/format.ts';

const day = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const moment = /^\d{4}-\d{2}-\d{2}T/;

/** A value of a list entry or of a person in one line. */
export function listedValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  if (Array.isArray(value)) return value.map(listedValue).join(', ') || '—';
  if (typeof value === 'object') return Object.values(value).map(listedValue).join(' ');
  const text = String(value);
  if (moment.test(text)) return formatDate(text);
  const [, year, month = '', date = ''] = day.exec(text) ?? [];
  return year === undefined ? text : `${date.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`;
}
