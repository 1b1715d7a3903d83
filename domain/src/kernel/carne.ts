import { isCalendarDay } from './calendar-day.ts';

export interface Carne {
  readonly number: string;
  /** `yyyy-MM-dd`; the carné knows centuries that the seed's dates do not. */
  readonly birthDate: string;
  readonly sex: 'M' | 'F';
}

/** A code of problem.messages. */
export type CarneFault = 'carne-shape' | 'carne-date' | 'carne-future';
export type ReadCarne = Carne | { readonly fault: CarneFault };

/** Digit 7 says the century: 0 to 5 is the 20th, 6 to 8 the 21st, 9 the 19th. */
const centuries = ['19', '19', '19', '19', '19', '19', '20', '20', '20', '18'] as const;

/**
 * Reads a Cuban carné de identidad: eleven digits, of which 1-6 are the date of birth, 7 its century and 10 the sex
 * (even is male). Digit 11 is called a control digit, but its algorithm is not public, so it is not checked; nor are
 * digits 8 and 9. Rule and vectors: python-stdnum `stdnum/cu/ni.py`.
 *
 * @param today the day of the office; nobody is born after it
 */
export function readCarne(typed: string, today: string): ReadCarne {
  const number = typed.replaceAll(/\s/g, '');
  const [, year, month, day, century] = /^(\d\d)(\d\d)(\d\d)(\d)\d{4}$/.exec(number) ?? [];
  if (century === undefined) return { fault: 'carne-shape' };
  const birthDate = `${centuries[Number(century)]}${year}-${month}-${day}`;
  if (!isCalendarDay(birthDate)) return { fault: 'carne-date' };
  if (birthDate > today) return { fault: 'carne-future' };
  return { number, birthDate, sex: Number(number[9]) % 2 === 0 ? 'M' : 'F' };
}
