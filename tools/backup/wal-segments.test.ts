import { expect, test } from 'vitest';

import { isComplete, isSegment, nextSegment } from './wal-segments.ts';

test.each([
  ['000000010000000000000001', '000000010000000000000002'],
  ['00000001000000000000000F', '000000010000000000000010'],
  ['0000000100000000000000FF', '000000010000000100000000'],
])('%s is followed by %s', (name, next) => {
  expect(nextSegment(name)).toBe(next);
});

test('a history or the mark of a backup is no segment', () => {
  expect(
    ['000000010000000000000001', '00000002.history', '000000010000000000000002.00000028.backup'].map(
      isSegment,
    ),
  ).toEqual([true, false, false]);
});

test('a gap or another timeline is noticed', () => {
  const [a, b, c] = ['0000000100000000000000FE', '0000000100000000000000FF', '000000010000000100000000'];

  expect(isComplete([a, b, c], { from: a, to: c })).toBe(true);
  expect(isComplete([a, c], { from: a, to: c })).toBe(false);
  expect(isComplete([a, b], { from: a, to: c })).toBe(false);
  expect(isComplete([a, b, c], { from: a, to: '000000020000000100000000' })).toBe(false);
});
