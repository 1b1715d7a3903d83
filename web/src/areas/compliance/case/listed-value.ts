import { formatDate } from '#web/lib/format.ts';

const day = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const moment = /^\d{4}-\d{2}-\d{2}T/;

/** A value of a list entry or of a person in one line. */
export function listedValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  if (Array.isArray(value)) return value.map(listedValue).join(', ') || '—';
  if (typeof value === 'object')
    return partsOf(value as Parts)
      .map(listedValue)
      .join(' ');
  const text = String(value);
  if (moment.test(text)) return formatDate(text);
  const [, year, month = '', date = ''] = day.exec(text) ?? [];
  return year === undefined ? text : `${date.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`;
}

type Parts = Readonly<Record<string, unknown>>;

/** Names, births and documents as the publisher's entry has them. */
function partsOf(value: Parts): unknown[] {
  const { name, year, month, day: date, yearTo } = value;
  if (typeof name === 'string') return [name];
  if (typeof year !== 'number') return Object.values(value);
  const known = [year, month, date].filter((part) => part !== undefined).join('-');
  return yearTo === undefined ? [known] : [known, '–', yearTo];
}
