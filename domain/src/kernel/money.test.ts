import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { parseDecimal } from './decimal.ts';
import * as sums from './money.ts';

const usd = (minor: bigint) => sums.money(minor, 'USD');
const minors = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
const amounts = minors.map(usd);

describe('sums', () => {
  test('adding and taking away are each other undone', () => {
    fc.assert(
      fc.property(amounts, amounts, (a, b) => {
        expect(sums.subtract(sums.add(a, b), b)).toEqual(a);
        expect(sums.add(a, sums.negate(a))).toEqual(usd(0n));
      }),
    );
  });

  test('a sum is that of the units', () => {
    expect(sums.add(usd(1n), usd(20n), usd(300n))).toEqual(usd(321n));
  });

  test('compare sorts', () => {
    expect([usd(3n), usd(-1n), usd(2n)].sort(sums.compare)).toEqual([usd(-1n), usd(2n), usd(3n)]);
    expect(sums.compare(usd(1n), usd(1n))).toBe(0);
  });

  test('currencies never meet in one sum', () => {
    const cup = sums.money(1n, 'CUP');
    expect(() => sums.add(usd(1n), cup)).toThrow(TypeError);
    expect(() => sums.subtract(usd(1n), cup)).toThrow(TypeError);
    expect(() => sums.compare(usd(1n), cup)).toThrow(TypeError);
  });
});

describe('allocate', () => {
  const weights = fc
    .array(fc.bigInt({ min: 0n, max: 1_000_000n }), { minLength: 1, maxLength: 12 })
    .filter((list) => list.some((weight) => weight > 0n));

  test('the parts sum to the whole and none is a unit away from its exact share', () => {
    fc.assert(
      fc.property(amounts, weights, (amount, list) => {
        const parts = sums.allocate(amount, list);
        const total = list.reduce((sum, weight) => sum + weight, 0n);
        expect(parts.reduce((sum, { minor }) => sum + minor, 0n)).toBe(amount.minor);
        parts.forEach(({ minor }, index) => {
          const off = minor * total - amount.minor * (list[index] ?? 0n);
          expect(off < total && off > -total).toBe(true);
        });
      }),
    );
  });

  test('a part is never smaller than one of less weight', () => {
    fc.assert(
      fc.property(minors, weights, (minor, list) => {
        const parts = sums.allocate(usd(minor < 0n ? -minor : minor), list);
        const sorted = list.map((weight, index) => ({ weight, minor: parts[index]?.minor ?? 0n }));
        for (const a of sorted) {
          for (const b of sorted) if (a.weight > b.weight) expect(a.minor >= b.minor).toBe(true);
        }
      }),
    );
  });

  test.each([
    [100n, [1n, 1n, 1n], [34n, 33n, 33n]],
    [-100n, [1n, 1n, 1n], [-34n, -33n, -33n]],
    [5n, [3n, 7n], [2n, 3n]], // 1.5 and 3.5: the first of equal remainders
    [10n, [1n, 5n, 6n], [1n, 4n, 5n]], // 0.83, 4.17, 5
    [1n, [0n, 1n], [0n, 1n]],
  ])('%s by %s', (minor, list, expected) => {
    expect(sums.allocate(usd(minor), list).map((part) => part.minor)).toEqual(expected);
  });

  test.each([[[]], [[0n, 0n]], [[2n, -1n]]])('weights %s are refused', (list) => {
    expect(() => sums.allocate(usd(1n), list)).toThrow(RangeError);
  });
});

describe('shares and rates', () => {
  test.each([
    // 10.25 of 2 %, 1 % of 0.50, 2.5 % of 1.00: halves on both sides
    [1025n, 200n, 21n, 20n],
    [50n, 100n, 1n, 0n],
    [100n, 250n, 3n, 2n],
    [-100n, 250n, -3n, -2n],
    [300n, 250n, 8n, 8n],
  ])('%s units at %s basis points', (minor, points, price, commission) => {
    expect(sums.basisPoints(usd(minor), points, sums.roundingOf.customerPrice).minor).toBe(price);
    expect(sums.basisPoints(usd(minor), points, sums.roundingOf.commission).minor).toBe(commission);
  });

  test('a rate is applied exactly and rounded once', () => {
    const rate = parseDecimal('412.3456789012') ?? { units: 0n, scale: 0 };
    const convert = (minor: bigint, rounding: 'floor' | 'ceiling') =>
      sums.convert(usd(minor), rate, { currency: 'CUP', rounding });
    expect(convert(100_00n, 'floor')).toEqual(sums.money(41_234_56n, 'CUP'));
    expect(convert(100_00n, 'ceiling')).toEqual(sums.money(41_234_57n, 'CUP'));
  });

  test('there and back never gains', () => {
    const rates = fc.bigInt({ min: 1n, max: 10n ** 13n }).map((units) => ({ units, scale: 10 }));
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), rates, (minor, rate) => {
        const out = sums.convert(usd(minor), rate, {
          currency: 'CUP',
          rounding: sums.roundingOf.exchangeOut,
        });
        const asked = sums.convert(usd(minor), rate, {
          currency: 'CUP',
          rounding: sums.roundingOf.exchangeIn,
        });
        const exact = minor * rate.units;
        expect(out.minor * 10n ** 10n <= exact && exact - out.minor * 10n ** 10n < 10n ** 10n).toBe(true);
        expect(asked.minor - out.minor).toBe(exact % 10n ** 10n === 0n ? 0n : 1n);
      }),
    );
  });
});

describe('text and wire', () => {
  test('what is written is read back', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(sums.parseAmount(sums.formatAmount(amount), 'USD')).toEqual(amount);
        expect(sums.fromWire(sums.toWire(amount))).toEqual(amount);
      }),
    );
  });

  test.each([
    ['12', 1200n],
    ['12.5', 1250n],
    ['1,234.56', 123456n],
    ['-0.01', -1n],
  ])('%s as typed', (text, minor) => {
    expect(sums.parseAmount(text, 'USD')).toEqual(usd(minor));
  });

  test.each(['12.345', '12,5', 'twelve', ''])('%s is no amount of dollars', (text) => {
    expect(sums.parseAmount(text, 'USD')).toBeNull();
  });

  test('JSON carries no amount it could not carry exactly', () => {
    expect(() => sums.toWire(usd(2n ** 53n))).toThrow(RangeError);
    expect(sums.toWire(usd(2n ** 53n - 1n)).amountMinor).toBe(Number.MAX_SAFE_INTEGER);
    expect(() => sums.fromWire({ amountMinor: 1.5, currency: 'USD' })).toThrow(RangeError);
    const accepts = (value: unknown) => sums.wireMoney.safeParse(value).success;
    expect(accepts(sums.toWire(usd(1250n)))).toBe(true);
    expect(accepts({ amountMinor: 12.5, currency: 'USD' })).toBe(false);
    expect(accepts({ amountMinor: 2 ** 53, currency: 'USD' })).toBe(false);
    expect(accepts({ amountMinor: 1250, currency: 'XXX' })).toBe(false);
  });
});
