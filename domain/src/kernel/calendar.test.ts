import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  firstOfMonth,
  formatTime12,
  isValidDate,
  isValidDateTime,
  isValidTime,
} from './calendar.ts';

test.each(['1900-01-01', '2099-12-31', '2024-02-29', '2000-02-29', '1999-12-31', '2026-04-30'])(
  '%s is a date',
  (text) => {
    expect(isValidDate(text)).toBe(true);
  },
);

test.each([
  ['the year before the first', '1899-12-31'],
  ['the year after the last', '2100-01-01'],
  ['29 February of a common year', '2026-02-29'],
  ['29 February of a century', '1900-02-29'],
  ['30 February', '2024-02-30'],
  ['31 April', '2026-04-31'],
  ['month 0', '2026-00-10'],
  ['month 13', '2026-13-10'],
  ['day 0', '2026-01-00'],
  ['day 32', '2026-01-32'],
  ['one-digit month', '2026-1-01'],
  ['day first', '20-11-2026'],
  ['slashes', '2026/11/20'],
  ['a time behind it', '2026-11-20 10:00'],
  ['a line break behind it', '2026-11-20\n'],
  ['nothing', ''],
])('%s is no date', (_, text) => {
  expect(isValidDate(text)).toBe(false);
});

test('a date is valid exactly when the calendar can count to it', () => {
  const days = new Set<string>();
  for (let day = '1900-01-01'; day <= '2099-12-31'; day = addDays(day, 1)) days.add(day);
  expect(days.size).toBe(73_049);
  const part = (max: number) => fc.integer({ min: 0, max }).map((value) => String(value).padStart(2, '0'));
  fc.assert(
    fc.property(fc.integer({ min: 1890, max: 2110 }), part(14), part(33), (year, month, day) => {
      const text = `${year}-${month}-${day}`;
      expect(isValidDate(text)).toBe(days.has(text));
    }),
    { numRuns: 2000 },
  );
});

test.each(['0:00', '00:00', '9:05', '09:59', '19:30', '20:00', '23:59'])('%s is a time', (text) => {
  expect(isValidTime(text)).toBe(true);
});

test.each(['24:00', '23:60', '-1:00', '12:5', '1205', '12:05:00', '12:05 pm', '012:05', ' 12:05', ''])(
  '"%s" is no time',
  (text) => {
    expect(isValidTime(text)).toBe(false);
    expect(formatTime12(text)).toBe('');
  },
);

test.each([
  ['0:00', '12:00 am'],
  ['00:59', '12:59 am'],
  ['1:00', '1:00 am'],
  ['11:59', '11:59 am'],
  ['12:00', '12:00 pm'],
  ['12:59', '12:59 pm'],
  ['13:00', '1:00 pm'],
  ['23:59', '11:59 pm'],
])('%s is shown as %s', (text, shown) => {
  expect(formatTime12(text)).toBe(shown);
});

test.each([
  ['nothing', '', true],
  ['a time', ' 10:30 AM', true],
  ['16 characters', 'T10:00:00.000000', true],
  ['17 characters', 'T10:00:00.0000000', false],
  ['16 characters outside the basic plane', '😀'.repeat(16), true],
  ['a second line', '\n10:00', false],
])('a date with %s behind it', (_, extra, isValid) => {
  expect(isValidDateTime(`2026-11-20${extra}`)).toBe(isValid);
  expect(isValidDateTime(`2026-02-29${extra}`)).toBe(false);
});

test('days are counted over months, years and leap days', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(firstOfMonth('2026-11-20')).toBe('2026-11-01');
  expect(firstOfMonth('2026-11-01')).toBe('2026-11-01');
});
