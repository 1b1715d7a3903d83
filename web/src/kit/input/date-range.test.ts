import { expect, test } from 'vitest';
import { presetOf, rangeOf } from './date-range.ts';

test('presets count from the given day, over the ends of months and years', () => {
  expect(rangeOf('yesterday', '2026-01-01')).toEqual({ from: '2025-12-31', to: '2025-12-31' });
  expect(rangeOf('last7Days', '2024-03-02')).toEqual({ from: '2024-02-25', to: '2024-03-02' });
  expect(rangeOf('thisMonth', '2026-11-20')).toEqual({ from: '2026-11-01', to: '2026-11-20' });
});

test('a range knows its preset; on the first of a month today wins', () => {
  expect(presetOf({ from: '2026-11-14', to: '2026-11-20' }, '2026-11-20')).toBe('last7Days');
  expect(presetOf({ from: '2026-11-01', to: '2026-11-01' }, '2026-11-01')).toBe('today');
  expect(presetOf({ from: '2026-11-02', to: '2026-11-03' }, '2026-11-20')).toBeUndefined();
});
