import type { WallTime } from './time-zone.ts';
import { wallTime } from './time-zone.ts';

const writers = {
  'dd/MM/yyyy': ({ day }) => `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`,
  'yyyy-MM-dd': ({ day }) => day,
  'yyyy-MM-dd hh:mm a': ({ day, time }) => `${day} ${twelveHours(time)}`,
  "yyyy-MM-dd'T'HH:mm:ss": ({ day, time }) => `${day}T${time}`,
} as const satisfies Record<string, (wall: WallTime) => string>;

export type DateFormat = keyof typeof writers;

/** An instant in one of the product's formats, as the clocks of the zone show it; an invalid date is empty. */
export function formatDate(instant: Date, format: DateFormat, timeZone: string): string {
  if (Number.isNaN(instant.getTime())) return '';
  return writers[format](wallTime(instant, timeZone));
}

function twelveHours(time: string): string {
  const hours = Number(time.slice(0, 2));
  return `${String(hours % 12 || 12).padStart(2, '0')}:${time.slice(3, 5)} ${hours < 12 ? 'AM' : 'PM'}`;
}
