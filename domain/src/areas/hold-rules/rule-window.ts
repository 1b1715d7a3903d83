import { addDays, firstOfMonth } from '../../kernel/calendar.ts';
import { dayAt, dayBounds } from '../../kernel/time-zone.ts';
import type { RuleWindow } from './rule.schema.ts';

const HOUR = 3_600_000;

/** The first moment of a window that ends now; days are those of the corporation's calendar. */
export function windowStart({ unit, length }: RuleWindow, now: Date, timeZone: string): Date {
  if (unit === 'hours') return new Date(now.getTime() - length * HOUR);
  const today = dayAt(now, timeZone);
  if (unit === 'days') return dayBounds(addDays(today, 1 - length), timeZone)[0];
  const month = firstOfMonth(today);
  return dayBounds(unit === 'month' ? month : firstOfQuarter(month), timeZone)[0];
}

function firstOfQuarter(month: string): string {
  const first = Math.floor((Number(month.slice(5, 7)) - 1) / 3) * 3 + 1;
  return `${month.slice(0, 5)}${String(first).padStart(2, '0')}-01`;
}
