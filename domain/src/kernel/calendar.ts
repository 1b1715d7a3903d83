/** A day as `yyyy-MM-dd`; days compare as strings. */
export type Day = string;

const dayShape = /^((?:19|20)\d\d)-(\d\d)-(\d\d)$/;
const timeShape = /^(\d|[01]\d|2[0-3]):([0-5]\d)$/;

/** A day written year-month-day, from 1900 to 2099, that the calendar has. */
export function isValidDate(text: string): boolean {
  const [, year, month, day] = dayShape.exec(text) ?? [];
  if (year === undefined) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.toISOString().startsWith(text);
}

/** A time of day: hours 0-23, minutes 00-59. */
export function isValidTime(text: string): boolean {
  return timeShape.test(text);
}

/** A valid date, alone or with up to 16 more characters (a time, a zone) on the same line. */
export function isValidDateTime(text: string): boolean {
  return isValidDate(text.slice(0, 10)) && /^.{0,16}$/u.test(text.slice(10));
}

/** A valid time in 12-hour form, `0:05` as `12:05 am`; any other text comes back empty. */
export function formatTime12(text: string): string {
  const [, hours, minutes] = timeShape.exec(text) ?? [];
  if (hours === undefined) return '';
  return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'am' : 'pm'}`;
}

/** The day so many days later, or earlier when negative. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The first day of the day's month. */
export function firstOfMonth(day: Day): Day {
  return `${day.slice(0, 8)}01`;
}
