import { addDays, type Day, firstOfMonth } from '../../kernel/calendar.ts';
import { dayAt, instantAt } from '../../kernel/time-zone.ts';
import type { RuleWindow } from './rule.schema.ts';

const HOUR = 3_600_000;

/** The first moment of a window that ends now; days are those of the corporation's calendar. */
export function windowStart({ unit, length }: RuleWindow, now: Date, timeZone: string): Date {
  if (unit === 'hours') return new Date(now.getTime() - length * HOUR);
  const today = todayAt(now, timeZone);
  if (unit === 'days') return startOf(addDays(today, 1 - length), timeZone);
  const month = firstOfMonth(today);
  return startOf(unit === 'month' ? month : firstOfQuarter(month), timeZone);
}

function firstOfQuarter(month: Day): Day {
  const first = Math.floor((Number(month.slice(5, 7)) - 1) / 3) * 3 + 1;
  return `${month.slice(0, 5)}${String(first).padStart(2, '0')}-01`;
}

/** Calendars are slow to ask, and all rules of an order ask for the same few days. */
const starts = new Map<string, Date>();
const MOST_STARTS = 2000;

function startOf(day: Day, timeZone: string): Date {
  const name = `${day} ${timeZone}`;
  const known = starts.get(name);
  if (known !== undefined) return known;
  const start = instantAt({ day, time: '00:00:00' }, timeZone);
  if (starts.size >= MOST_STARTS) starts.clear();
  starts.set(name, start);
  return start;
}

let last = { time: Number.NaN, timeZone: '', day: '' };

function todayAt(now: Date, timeZone: string): Day {
  if (last.time !== now.getTime() || last.timeZone !== timeZone) {
    last = { time: now.getTime(), timeZone, day: dayAt(now, timeZone) };
  }
  return last.day;
}
