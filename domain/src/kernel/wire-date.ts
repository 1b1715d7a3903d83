import { formatDate } from './date-format.ts';
import { parseDate } from './parse-date.ts';

const shape = /^\d{4}-\d\d-\d\d \d\d:\d\d [ap]m$/i;

/** A date as query strings carry it, `yyyy-MM-dd hh:mm a` in the office's zone; seconds are cut off. */
export function toWireDate(instant: Date, timeZone: string): string {
  return formatDate(instant, 'yyyy-MM-dd hh:mm a', timeZone);
}

/** The instant a query string's date means; anything not in the wire format yields an invalid date. */
export function fromWireDate(text: string, timeZone: string): Date {
  return shape.test(text) ? parseDate(text, timeZone) : new Date(Number.NaN);
}

export function isWireDate(text: string): boolean {
  return !Number.isNaN(fromWireDate(text, 'UTC').getTime());
}

/** The end of a range on the wire names its last minute, so the first instant outside is a minute later. */
export function fromWireEnd(text: string, timeZone: string): Date {
  return new Date(fromWireDate(text, timeZone).getTime() + 60_000);
}
