import type { Day } from './calendar.ts';
import { addDays } from './calendar.ts';

/** What the clocks of a time zone show. */
export interface WallTime {
  readonly day: Day;
  /** `HH:mm:ss`. */
  readonly time: string;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** A name of the IANA time zone database that this runtime knows. */
export function isTimeZone(name: string): boolean {
  try {
    formatterOf(name);
    return true;
  } catch {
    return false;
  }
}

/** What the clocks of a zone show at an instant; years 1900 to 2099 are meant, others only need to be valid. */
export function wallTime(instant: Date, timeZone: string): WallTime {
  const parts: Record<string, string> = {};
  for (const { type, value } of formatterOf(timeZone).formatToParts(instant)) parts[type] = value;
  const { year = '', month = '', day = '', hour = '', minute = '', second = '' } = parts;
  return { day: `${year.padStart(4, '0')}-${month}-${day}`, time: `${hour}:${minute}:${second}` };
}

/**
 * The instant at which the clocks of a zone show a wall time (`HH:mm` or `HH:mm:ss`).
 * An hour that occurs twice means its first time; one that is skipped means the same distance after the gap.
 */
export function instantAt({ day, time }: WallTime, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T${time}Z`);
  if (Number.isNaN(asUtc)) return new Date(Number.NaN);
  // Zones move less than a day at a time, so the offsets a day around it are those on both sides of a change.
  const before = asUtc - offsetAt(asUtc - 86_400_000, timeZone);
  const after = asUtc - offsetAt(asUtc + 86_400_000, timeZone);
  const isShown = (instant: number) => instant + offsetAt(instant, timeZone) === asUtc;
  return new Date(!isShown(before) && isShown(after) ? after : before);
}

/** The day it is in a zone. */
export function dayAt(instant: Date, timeZone: string): Day {
  return wallTime(instant, timeZone).day;
}

/** From the first instant of a day to the first of the next, which is not in it: 23, 24 or 25 hours. */
export function dayBounds(day: Day, timeZone: string): [start: Date, end: Date] {
  return [startOfDay(day, timeZone), startOfDay(addDays(day, 1), timeZone)];
}

function startOfDay(day: Day, timeZone: string): Date {
  return instantAt({ day, time: '00:00:00' }, timeZone);
}

/** Milliseconds that the zone's clocks are ahead of UTC. */
function offsetAt(instant: number, timeZone: string): number {
  const seconds = Math.floor(instant / 1000) * 1000;
  const { day, time } = wallTime(new Date(seconds), timeZone);
  return Date.parse(`${day}T${time}Z`) - seconds;
}

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}
