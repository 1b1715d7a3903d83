import { expect, test } from 'vitest';
import { isCalendarDay } from './calendar-day.ts';

test.each(['0001-01-01', '1582-10-10', '2024-02-29', '9999-12-31'])('%s is a day', (text) => {
  expect(isCalendarDay(text)).toBe(true);
});

// A database has no year 0.
test.each(['0000-01-01', '2026-02-29', '2026-13-01', '2026-1-1', '2026-01-01\n', ''])(
  '"%s" is none',
  (text) => {
    expect(isCalendarDay(text)).toBe(false);
  },
);
