import { expect, test } from 'vitest';
import { fundState } from './fund-state.tsx';
import { temporaryLimit } from './temporary-limit.ts';

test.each([
  [null, false, 'free'],
  ['-1', false, 'empty'],
  ['0', true, 'empty'],
  ['1', true, 'low'],
  ['500000', false, 'covered'],
])('with %s left and low %s a fund is %s', (available, isLow, state) => {
  expect(fundState({ available, isLow })).toBe(state);
});

test.each([
  ['0', '2026-11-30', undefined],
  ['100', null, undefined],
  ['100', '2026-11-19', true],
  ['100', '2026-11-20', false],
])('%s more until %s: over on 20 November is %s', (temporary, temporaryUntil, isOver) => {
  const limit = temporaryLimit({ temporaryLimit: temporary, temporaryUntil }, '2026-11-20');
  expect(limit?.isOver).toBe(isOver);
});
