import type { Day } from './calendar.ts';
import { firstOfMonth } from './calendar.ts';
import { dayAt, dayBounds } from './time-zone.ts';

/** Whole days, both ends in it. */
export interface DateRange {
  readonly start: Day;
  readonly end: Day;
}

/** Today to today, as the office's clocks see it. */
export function defaultRange(now: Date, timeZone: string): DateRange {
  const today = dayAt(now, timeZone);
  return { start: today, end: today };
}

/** The first of the month to today, as the office's clocks see it. */
export function secondaryRange(now: Date, timeZone: string): DateRange {
  const today = dayAt(now, timeZone);
  return { start: firstOfMonth(today), end: today };
}

/** The instants of a range: from the first one in it to the first one after it. */
export function rangeBounds({ start, end }: DateRange, timeZone: string): [start: Date, end: Date] {
  return [dayBounds(start, timeZone)[0], dayBounds(end, timeZone)[1]];
}
