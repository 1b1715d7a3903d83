import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { services } from '../services/services.ts';
import { formatOrderNumber, type OrderNumber, parseOrderNumber } from './order-number.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
const letters = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...alphabet), minLength: min, maxLength: max });
const numbers: fc.Arbitrary<OrderNumber> = fc.record({
  prefix: fc.constantFrom(...Object.values(services).map(({ prefix }) => prefix)),
  office: letters(3, 4),
  sequence: fc.bigInt({ min: 1n, max: 10n ** 9n }),
});

/** The digits that people mistype: the sequence and the check digit, by their places in the text. */
function digitPlaces(text: string): number[] {
  return text.split('').flatMap((character, place) => (/\d/.test(character) ? [place] : []));
}

function withDigit(text: string, place: number, digit: string): string {
  return text.slice(0, place) + digit + text.slice(place + 1);
}

function swapped(text: string, first: number, second: number): string {
  return withDigit(withDigit(text, first, text[second] ?? ''), second, text[first] ?? '');
}

describe('a number', () => {
  test('looks as agreed', () => {
    // 22 29 17 18 10 (M T H I A), then the sequence, by hand through the table of Damm.
    expect(formatOrderNumber({ prefix: 'MT', office: 'HIA', sequence: 24817n })).toBe('MT-HIA-024817-5');
    expect(formatOrderNumber({ prefix: 'MT', office: 'HIA', sequence: 1024817n })).toMatch(
      /^MT-HIA-1024817-\d$/,
    );
  });

  test('is read back, however it is typed', () => {
    fc.assert(
      fc.property(numbers, fc.constantFrom('-', ' ', ''), (number, gap) => {
        const text = formatOrderNumber(number);
        expect(parseOrderNumber(text)).toEqual(number);
        expect(parseOrderNumber(` ${text.toLowerCase().replaceAll('-', gap)} `)).toEqual(number);
      }),
    );
  });

  test.each([
    { prefix: 'M', office: 'HIA', sequence: 1n },
    { prefix: 'MT', office: 'HI', sequence: 1n },
    { prefix: 'MT', office: 'HIA', sequence: 0n },
    { prefix: 'MT', office: 'HIA', sequence: -1n },
  ])('is not made of $prefix $office $sequence', (number) => {
    expect(() => formatOrderNumber(number)).toThrow(RangeError);
  });

  test.each(['', 'MT', 'MT-HIA-24817-5', 'MT-HIA-024817', 'MT_HIA_024817_5', '024817-5', 'MT-HIA-000000-0'])(
    'is not %j',
    (text) => {
      expect(parseOrderNumber(text)).toBeNull();
    },
  );

  test('has one spelling: a longer sequence has no zeros before it', () => {
    const ways = Array.from({ length: 10 }, (_, check) => parseOrderNumber(`MT-HIA-0024817-${check}`));
    expect(ways).toEqual(Array.from({ length: 10 }, () => null));
  });
});

describe('a slip is noticed', () => {
  const text = formatOrderNumber({ prefix: 'MT', office: 'HIA', sequence: 907_182n });

  test('every wrong digit', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        const right = formatOrderNumber(number);
        for (const place of digitPlaces(right)) {
          for (const digit of '0123456789') {
            if (digit !== right[place]) expect(parseOrderNumber(withDigit(right, place, digit))).toBeNull();
          }
        }
      }),
      { numRuns: 50 },
    );
  });

  test('every two neighbours swapped, the check digit among them', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        const right = formatOrderNumber(number);
        const places = digitPlaces(right);
        places.slice(1).forEach((second, index) => {
          const first = places[index] ?? 0;
          const wrong = swapped(right, first, second);
          if (wrong !== right) expect(parseOrderNumber(wrong)).toBeNull();
        });
      }),
      { numRuns: 200 },
    );
  });

  test('all pairs of neighbours, exhaustively', () => {
    for (let pair = 0; pair < 100; pair += 1) {
      const sequence = BigInt(`1${String(pair).padStart(2, '0')}234`);
      const right = formatOrderNumber({ prefix: 'PA', office: 'WPB', sequence });
      const wrong = swapped(right, 8, 9);
      if (wrong !== right) expect(parseOrderNumber(wrong)).toBeNull();
    }
  });

  test('most other offices and services', () => {
    const others = alphabet.flatMap((letter) =>
      [0, 1, 3, 4, 5].map((place) => withDigit(text, place, letter)),
    );
    const missed = others.filter((other) => other !== text && parseOrderNumber(other) !== null);
    expect(missed.length / others.length).toBeLessThan(0.15);
  });
});

test('every service has a prefix of its own', () => {
  const prefixes = Object.values(services).map(({ prefix }) => prefix);
  expect(new Set(prefixes).size).toBe(prefixes.length);
  for (const prefix of prefixes) expect(prefix).toMatch(/^[A-Z]{2}$/);
});
