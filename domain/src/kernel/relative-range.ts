import type { RelativeRange } from './filter.ts';

/** First and last day (yyyy-MM-dd, both included) of a range that moves with `today`. */
export function relativeRange(range: RelativeRange, today: string): readonly [first: string, last: string] {
  const monthStart = `${today.slice(0, 7)}-01`;
  switch (range) {
    case 'today':
      return [today, today];
    case 'yesterday':
      return [addDays(today, -1), addDays(today, -1)];
    case 'last7days':
      return [addDays(today, -6), today];
    case 'last30days':
      return [addDays(today, -29), today];
    case 'thisMonth':
      return [monthStart, today];
    case 'lastMonth': {
      const last = addDays(monthStart, -1);
      return [`${last.slice(0, 7)}-01`, last];
    }
    case 'thisYear':
      return [`${today.slice(0, 4)}-01-01`, today];
  }
}

/** Calendar arithmetic on yyyy-MM-dd; no time zone takes part. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The day it is at a moment in a time zone. */
export function dayIn(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);
}
