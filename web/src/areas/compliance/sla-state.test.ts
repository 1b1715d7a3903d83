import { expect, test } from 'vitest';
import { shortSpan } from './short-span.ts';
import { slaState } from './sla-state.ts';

const row = {
  openedAt: '2026-11-20T10:00:00Z',
  slaAt: '2026-11-21T10:00:00Z',
  isPaused: false,
  state: 'Claimed',
} as const;
const at = (moment: string) => Date.parse(moment);

test('the last quarter of the time is the time to hurry, and what is over is late', () => {
  expect(slaState(row, at('2026-11-21T03:59:00Z'))).toBe('inTime');
  expect(slaState(row, at('2026-11-21T04:00:00Z'))).toBe('soon');
  expect(slaState(row, at('2026-11-21T10:00:00Z'))).toBe('late');
});

test('what waits for an answer, or is decided, hurries nobody', () => {
  const late = at('2026-11-30T10:00:00Z');
  expect(slaState({ ...row, isPaused: true }, late)).toBe('paused');
  expect(slaState({ ...row, state: 'Closed' }, late)).toBe('done');
  expect(slaState({ ...row, state: 'Blocked' }, late)).toBe('done');
});

test('spans are short', () => {
  const hour = 3_600_000;
  expect([hour / 5, -5 * hour, 47 * hour, 48 * hour].map(shortSpan)).toEqual([
    '12 min',
    '5 h',
    '47 h',
    '2 d',
  ]);
});
