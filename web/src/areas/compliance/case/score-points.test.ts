import { expect, test } from 'vitest';
import { formatPoints, shownPoints } from './score-points.ts';

const sum = (points: readonly number[]) => Math.round(points.reduce((all, one) => all + one, 0) * 1000);

test('what is read adds up to the score that is read', () => {
  const thirds = [1 / 3, 1 / 3, 1 / 3 - 0.12];
  expect(shownPoints(thirds, 0.88)).toEqual([0.334, 0.333, 0.213]);
  let seed = 7;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  for (let round = 0; round < 500; round += 1) {
    const points = Array.from({ length: 1 + Math.floor(random() * 8) }, () => random() * 0.4 - 0.1);
    const score = points.reduce((all, one) => all + one, 0);
    const shown = shownPoints(points, score);
    expect(sum(shown)).toBe(Math.round(score * 1000));
    for (const [place, one] of shown.entries())
      expect(Math.abs(one - (points[place] ?? 9))).toBeLessThan(0.001);
  }
});

test('points of another score are not made to fit', () => {
  expect(shownPoints([0.2, 0.3], 0.9)).toEqual([0.2, 0.3]);
});

test('points say which way they go', () => {
  expect([0.31, -0.04, 0].map(formatPoints)).toEqual(['+0.310', '−0.040', '0.000']);
});
