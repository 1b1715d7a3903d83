import { expect, it } from 'vitest';
import { addBusinessDays, businessDaysBetween, federalHolidays, isBusinessDay } from './federal-holidays.ts';

// As published by the Office of Personnel Management.
it.each([
  [
    2026,
    [
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      '2026-07-03',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
    ],
  ],
  [
    2027,
    [
      '2027-01-01',
      '2027-01-18',
      '2027-02-15',
      '2027-05-31',
      '2027-06-18',
      '2027-07-05',
      '2027-09-06',
      '2027-10-11',
      '2027-11-11',
      '2027-11-25',
      '2027-12-24',
    ],
  ],
])('the federal holidays of %s', (year, days) => {
  expect(federalHolidays(year)).toEqual(days);
});

it('knows that New Year on a Saturday is observed on the Friday before it', () => {
  expect(isBusinessDay('2021-12-31')).toBe(false);
  expect(isBusinessDay('2020-12-31')).toBe(true);
});

it.each([
  // Veterans Day, Thanksgiving.
  ['2026-11-20', 10, '2026-12-07'],
  ['2026-11-10', 10, '2026-11-25'],
  // Christmas and New Year.
  ['2026-12-18', 10, '2027-01-05'],
  // From a Saturday the first one is Monday.
  ['2026-08-01', 10, '2026-08-14'],
  // Juneteenth, and Independence Day observed on a Friday.
  ['2026-06-18', 10, '2026-07-06'],
])('%s and %i business days is %s', (from, count, until) => {
  expect(addBusinessDays(from, count)).toBe(until);
  expect(businessDaysBetween(from, until)).toBe(count);
  expect(businessDaysBetween(until, from)).toBe(-count);
});
