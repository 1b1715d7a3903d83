import { expect, test } from 'vitest';
import { defaultRange, rangeBounds, secondaryRange } from './date-range.ts';

// 1 December in London and Havana's evening of 30 November.
const now = new Date('2026-12-01T03:00:00Z');

test("today is the office's day, not that of the server", () => {
  expect(defaultRange(now, 'UTC')).toEqual({ start: '2026-12-01', end: '2026-12-01' });
  expect(defaultRange(now, 'America/Havana')).toEqual({ start: '2026-11-30', end: '2026-11-30' });
});

test("the secondary range begins with the office's month", () => {
  expect(secondaryRange(now, 'UTC')).toEqual({ start: '2026-12-01', end: '2026-12-01' });
  expect(secondaryRange(now, 'America/Havana')).toEqual({ start: '2026-11-01', end: '2026-11-30' });
});

test('a range holds both its days, also over a change of clocks', () => {
  expect(rangeBounds({ start: '2026-11-01', end: '2026-11-30' }, 'America/Havana')).toEqual([
    new Date('2026-11-01T04:00:00Z'),
    new Date('2026-12-01T05:00:00Z'),
  ]);
});
