import { expect, test } from 'vitest';
import { licenceState } from './licence-state.ts';

test.each([
  [null, 'valid'],
  ['2025-1', 'valid'],
  ['2026-11-19', 'expired'],
  ['2026-11-20', 'soon'],
  ['2027-01-19', 'soon'],
  ['2027-01-20', 'valid'],
])('a licence until %s is %s on 20 November 2026', (expires, state) => {
  expect(licenceState(expires, '2026-11-20')).toBe(state);
});
