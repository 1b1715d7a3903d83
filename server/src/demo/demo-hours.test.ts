import { expect, it } from 'vitest';
import { whileOpen } from './demo-hours.ts';

const latest = new Date('2026-11-21T18:00:00Z');
const moved = (at: string) => whileOpen(new Date(at), { latest, minutes: 10 }).toISOString().slice(0, 16);

it.each([
  ['stays by day', '2026-11-20T15:20:00Z', '2026-11-20T15:20'],
  ['goes back to the evening', '2026-11-21T03:19:00Z', '2026-11-20T22:50'],
  ['goes on to the morning', '2026-11-21T09:00:00Z', '2026-11-21T14:10'],
])('a sale %s', (_what, at, expected) => {
  expect(moved(at)).toBe(expected);
});

it('is never later than an hour before the demo is loaded', () => {
  const early = { latest: new Date('2026-11-21T13:00:00Z'), minutes: 10 };
  const at = whileOpen(new Date('2026-11-21T09:00:00Z'), early);
  expect(at.toISOString()).toBe('2026-11-20T22:50:00.000Z');
});
