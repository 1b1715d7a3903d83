import { expect, test } from 'vitest';

import { percentOf, pointsOf } from './percent.ts';

test.each([
  ['12', 1200],
  ['12.5', 1250],
  ['0.05', 5],
  ['100', 10_000],
])('%s percent are %d points, and back', (text, points) => {
  expect(pointsOf(text)).toBe(points);
  expect(percentOf(points)).toBe(text);
});

test.each(['', 'x', '1,5', '1.234', '-1'])('%j is no percent', (text) => {
  expect(pointsOf(text)).toBeNull();
});
