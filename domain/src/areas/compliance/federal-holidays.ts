import { addDays, type Day } from '../../kernel/calendar.ts';

/** Holidays of the United States by law (5 USC 6103) on a weekday of a month: the nth, or the last. */
const movable: readonly { month: number; weekday: number; nth: number | 'last'; since: number }[] = [
  { month: 1, weekday: 1, nth: 3, since: 1986 }, // Martin Luther King Jr.
  { month: 2, weekday: 1, nth: 3, since: 1971 }, // Washington's Birthday
  { month: 5, weekday: 1, nth: 'last', since: 1971 }, // Memorial Day
  { month: 9, weekday: 1, nth: 1, since: 1894 }, // Labor Day
  { month: 10, weekday: 1, nth: 2, since: 1971 }, // Columbus Day
  { month: 11, weekday: 4, nth: 4, since: 1942 }, // Thanksgiving
];

const fixed: readonly { day: string; since: number }[] = [
  { day: '01-01', since: 1870 },
  { day: '06-19', since: 2021 }, // Juneteenth
  { day: '07-04', since: 1870 },
  { day: '11-11', since: 1978 }, // Veterans Day
  { day: '12-25', since: 1870 },
];

const SUNDAY = 0;
const SATURDAY = 6;

/** The days on which federal offices are closed for a holiday of this year; one on a weekend moves to its neighbour. */
export function federalHolidays(year: number): Day[] {
  const onDate = fixed.filter(({ since }) => year >= since).map(({ day }) => observed(`${year}-${day}`));
  const onWeekday = movable.filter(({ since }) => year >= since).map((rule) => weekdayOf({ ...rule, year }));
  return [...onDate, ...onWeekday].toSorted();
}

/** A business day of the federal government. New Year on a Saturday is observed in the year before. */
export function isBusinessDay(day: Day): boolean {
  const weekday = weekdayOfDay(day);
  if (weekday === SUNDAY || weekday === SATURDAY) return false;
  const year = Number(day.slice(0, 4));
  return ![...federalHolidays(year), ...federalHolidays(year + 1)].includes(day);
}

/** The nth business day after a day; the day itself does not count (31 CFR 501.603: "within 10 business days"). */
export function addBusinessDays(day: Day, count: number): Day {
  let at = day;
  for (let left = count; left > 0;) {
    at = addDays(at, 1);
    if (isBusinessDay(at)) left -= 1;
  }
  return at;
}

/** Business days from one day to another, the first not counted; negative when the other lies before. */
export function businessDaysBetween(from: Day, to: Day): number {
  if (to < from) return -businessDaysBetween(to, from);
  let count = 0;
  for (let at = from; at < to;) {
    at = addDays(at, 1);
    if (isBusinessDay(at)) count += 1;
  }
  return count;
}

function observed(day: Day): Day {
  const weekday = weekdayOfDay(day);
  if (weekday === SATURDAY) return addDays(day, -1);
  return weekday === SUNDAY ? addDays(day, 1) : day;
}

function weekdayOf(rule: { year: number; month: number; weekday: number; nth: number | 'last' }): Day {
  const { year, month, weekday, nth } = rule;
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  const toFirst = (weekday - weekdayOfDay(first) + 7) % 7;
  if (nth !== 'last') return addDays(first, toFirst + (nth - 1) * 7);
  const fifth = addDays(first, toFirst + 28);
  return fifth.slice(5, 7) === first.slice(5, 7) ? fifth : addDays(fifth, -7);
}

/** 0 is Sunday. */
function weekdayOfDay(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}
