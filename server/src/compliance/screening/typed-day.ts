import { readBirth } from '../lists/read-birth.ts';

const shapes = [
  /^(?<year>\d{4})(?:[-/.](?<month>\d{1,2})(?:[-/.](?<day>\d{1,2})(?!\d))?)?(?=$|[T ])/,
  /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)$/,
  /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})$/,
  /^(?<day>1[3-9]|2\d|3[01])[-/](?<month>\d{1,2})[-/](?<year>\d{4})$/,
  /^(?<month>\d{1,2})[-/](?<day>\d{1,2})[-/](?<year>\d{4})$/,
];

/**
 * `yyyy-MM-dd` or a part of it from its beginning, from the ways in which dates are typed and published: 1931-06-03,
 * 1931/6/3, 19310603, 06/03/1931 as in the US, 3.6.1931 as in Europe, 03 Jun 1931. Undefined for anything else.
 */
export function typedDay(text: string): string | undefined {
  for (const shape of shapes) {
    const { year, month, day } = shape.exec(text)?.groups ?? {};
    if (year) return written(year, month, day);
  }
  const birth = readBirth(text);
  // Years that are not sure would clear by themselves.
  if (!birth || birth.isCirca || birth.yearTo !== undefined) return undefined;
  return written(String(birth.year), birth.month?.toString(), birth.day?.toString());
}

/** A month or a day that there is none of is left out with what follows. */
function written(year: string, month?: string, day?: string): string {
  if (!isWithin(month, 12)) return year;
  const known = `${year}-${month.padStart(2, '0')}`;
  return isWithin(day, 31) ? `${known}-${day.padStart(2, '0')}` : known;
}

function isWithin(part: string | undefined, most: number): part is string {
  return part !== undefined && Number(part) >= 1 && Number(part) <= most;
}
