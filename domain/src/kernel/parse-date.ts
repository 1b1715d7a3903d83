import { isValidDate } from './calendar.ts';
import { instantAt } from './time-zone.ts';

const slashed = /^(\d\d)\/(\d\d)\/(\d{4})$/;
const dated = /^(\d{4}-\d\d-\d\d)(.*)$/;
const twelveHour = /^ (0[1-9]|1[0-2]):([0-5]\d) ([ap])m$/i;
const twentyFourHour = /^T((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?)(Z|[+-]\d\d:\d\d)?$/;

/**
 * The instant a date or date-time text means, in any of the product's formats or ISO 8601; a text without
 * an offset is read in the zone, a day alone is its first instant. Anything else yields an invalid date.
 */
export function parseDate(text: string, timeZone: string): Date {
  const [, day = '', rest = ''] = dated.exec(text.replace(slashed, '$3-$2-$1')) ?? [];
  if (!isValidDate(day)) return new Date(Number.NaN);
  if (rest === '') return instantAt({ day, time: '00:00:00' }, timeZone);

  const time12 = twelveHourTime(rest);
  if (time12 !== undefined) return instantAt({ day, time: time12 }, timeZone);
  const [, time, offset] = twentyFourHour.exec(rest) ?? [];
  if (time === undefined) return new Date(Number.NaN);
  return offset === undefined ? instantAt({ day, time }, timeZone) : new Date(`${day}T${time}${offset}`);
}

/** `2:05 pm` as `14:05`; undefined when it is not written so. */
function twelveHourTime(text: string): string | undefined {
  const [, hours, minutes, half] = twelveHour.exec(text) ?? [];
  if (hours === undefined) return undefined;
  const hour = (Number(hours) % 12) + (half?.toLowerCase() === 'p' ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}
