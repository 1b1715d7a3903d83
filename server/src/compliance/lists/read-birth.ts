import type { ListBirth } from './list-entry.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const shape = /^(?:(?:(\d{1,2})\s+)?([A-Za-z]{3})[a-z]*\.?\s+)?((?:17|18|19|20)\d\d)$/;

/** Reads `26 Feb 1944`, `Feb 1944`, `1944`, `circa 1944`, `1944 to 1946`; undefined for anything else. */
export function readBirth(text: string): ListBirth | undefined {
  const isCirca = /^circa\s+/i.test(text);
  const [from = '', to] = text.replace(/^circa\s+/i, '').split(/\s+to\s+|\s*[-–]\s*(?=\d{4}$)/);
  const first = readDay(from.trim());
  if (!first) return undefined;
  const last = to === undefined ? undefined : readDay(to.trim());
  if (last && last.year > first.year) return { year: first.year, yearTo: last.year, ...circa(isCirca) };
  return last ? { year: first.year, ...circa(isCirca) } : { ...first, ...circa(isCirca) };
}

function circa(isCirca: boolean): { isCirca?: true } {
  return isCirca ? { isCirca } : {};
}

function readDay(text: string): ListBirth | undefined {
  const [, day, monthName, year] = shape.exec(text) ?? [];
  if (year === undefined) return undefined;
  const month = monthName === undefined ? 0 : months.indexOf(monthName.toLowerCase()) + 1;
  if (monthName !== undefined && month === 0) return undefined;
  if (day !== undefined && (Number(day) < 1 || Number(day) > 31)) return { year: Number(year), month };
  return {
    year: Number(year),
    ...(month > 0 ? { month } : {}),
    ...(day === undefined ? {} : { day: Number(day) }),
  };
}
