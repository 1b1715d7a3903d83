import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { divide, formatDecimal, parseDecimal, rescale, type Rounding } from './decimal.ts';

const numerators = fc.oneof(fc.bigInt({ min: -2_000n, max: 2_000n }), fc.bigInt());
const denominators = numerators.filter((value) => value !== 0n);

/** The neighbours of n/d by brute reason: the greatest whole number not above it, and the next one. */
function neighbours(n: bigint, d: bigint): { low: bigint; high: bigint } {
  const [numerator, denominator] = d < 0n ? [-n, -d] : [n, d];
  const cut = numerator / denominator;
  const low = cut * denominator > numerator ? cut - 1n : cut;
  return { low, high: low * denominator === numerator ? low : low + 1n };
}

/** Which neighbour each mode means, said by distances and not by remainders. */
const oracle: Record<Rounding, (n: bigint, d: bigint) => bigint> = {
  floor: (n, d) => neighbours(n, d).low,
  ceiling: (n, d) => neighbours(n, d).high,
  'toward-zero': (n, d) => nearerTo(neighbours(n, d), (value) => value * value),
  'away-from-zero': (n, d) => nearerTo(neighbours(n, d), (value) => -(value * value)),
  'half-up': (n, d) => nearest(n, d, (value) => -(value * value)),
  'half-even': (n, d) => nearest(n, d, (value) => (value % 2n === 0n ? 0n : 1n)),
};

function nearerTo({ low, high }: { low: bigint; high: bigint }, cost: (value: bigint) => bigint): bigint {
  return cost(low) <= cost(high) ? low : high;
}

function nearest(n: bigint, d: bigint, tieCost: (value: bigint) => bigint): bigint {
  const { low, high } = neighbours(n, d);
  const distance = (value: bigint) => (value * d - n) * (value * d - n);
  if (distance(low) === distance(high)) return nearerTo({ low, high }, tieCost);
  return distance(low) < distance(high) ? low : high;
}

describe('divide', () => {
  const modes = Object.keys(oracle) as Rounding[];

  test.each(modes)('%s is the neighbour it promises', (mode) => {
    fc.assert(
      fc.property(numerators, denominators, (n, d) => {
        expect(divide(n, d, mode)).toBe(oracle[mode](n, d));
      }),
    );
  });

  test.each([
    // 2.5, -2.5, 3.5, 2.1, -2.1, 2.9
    ['half-up', [3n, -3n, 4n, 2n, -2n, 3n]],
    ['half-even', [2n, -2n, 4n, 2n, -2n, 3n]],
    ['toward-zero', [2n, -2n, 3n, 2n, -2n, 2n]],
    ['away-from-zero', [3n, -3n, 4n, 3n, -3n, 3n]],
    ['floor', [2n, -3n, 3n, 2n, -3n, 2n]],
    ['ceiling', [3n, -2n, 4n, 3n, -2n, 3n]],
  ] as const)('%s of 2.5, -2.5, 3.5, 2.1, -2.1, 2.9', (mode, expected) => {
    expect([25n, -25n, 35n, 21n, -21n, 29n].map((tenths) => divide(tenths, 10n, mode))).toEqual(expected);
  });

  test('nothing divides by zero', () => {
    expect(() => divide(1n, 0n, 'half-up')).toThrow(RangeError);
  });
});

describe('text', () => {
  const decimals = fc.record({ units: fc.bigInt(), scale: fc.integer({ min: 0, max: 20 }) });

  test('what is written is read back, place for place', () => {
    fc.assert(
      fc.property(decimals, (decimal) => {
        expect(parseDecimal(formatDecimal(decimal))).toEqual(decimal);
      }),
    );
  });

  test.each([
    ['0.05', { units: 5n, scale: 2 }],
    ['-0.5', { units: -5n, scale: 1 }],
    [' 1,234.50 ', { units: 123450n, scale: 2 }],
    ['1,234,567', { units: 1234567n, scale: 0 }],
    ['007', { units: 7n, scale: 0 }],
  ])('%s', (text, decimal) => {
    expect(parseDecimal(text)).toEqual(decimal);
  });

  test.each(['', '-', '.5', '5.', '12,5', '1,23', ',123', '1,234,56', '1.234,50', '1e3', '0x1', '+1', '١'])(
    '%s is no number',
    (text) => {
      expect(parseDecimal(text)).toBeNull();
    },
  );
});

test('more places change nothing, fewer places round', () => {
  expect(rescale({ units: 125n, scale: 2 }, 4, 'half-up')).toEqual({ units: 12500n, scale: 4 });
  expect(rescale({ units: 125n, scale: 2 }, 2, 'half-up')).toEqual({ units: 125n, scale: 2 });
  expect(rescale({ units: 125n, scale: 2 }, 1, 'half-up')).toEqual({ units: 13n, scale: 1 });
  expect(rescale({ units: 125n, scale: 2 }, 1, 'half-even')).toEqual({ units: 12n, scale: 1 });
});
