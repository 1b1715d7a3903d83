import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { editDistance, tooFar } from './edit-distance.ts';
import { foldKey } from './fold-key.ts';
import { makeWord } from './word.ts';
import { editBudget, likeness, similarity, wordSimilarity } from './word-similarity.ts';
import { createVocabulary } from './vocabulary.ts';

const letters = fc.string({
  unit: fc.constantFrom('a', 'e', 'i', 'o', 'u', 'b', 'c', 'd', 'l', 'm', 'n', 'r', 's', 't', 'y'),
  minLength: 1,
  maxLength: 10,
});

describe('how a word sounds', () => {
  test.each([
    ['hernandez', 'ernandes'],
    ['vazquez', 'basques'],
    ['llanes', 'yanes'],
    ['quintas', 'kintas'],
    ['gimenez', 'jimenes'],
    ['cecilia', 'sesilia'],
    ['kessell', 'kesel'],
    ['mohammad', 'moamad'],
  ])('%s as %s', (a, b) => expect(foldKey(a)).toBe(foldKey(b)));

  test.each([
    ['chavez', 'cavez'],
    ['casa', 'cama'],
    ['gato', 'jato'],
  ])('%s not as %s', (a, b) => expect(foldKey(a)).not.toBe(foldKey(b)));
});

describe('two words', () => {
  test.each([
    ['castro', 'castro', 'same'],
    ['hernandez', 'ernandes', 'sounds-alike'],
    ['jose', 'pepe', 'variant'],
    ['lastres', 'lastrek', 'misspelt'],
  ])('%s and %s are %s', (a, b, why) => expect(likeness(makeWord(a), makeWord(b))).toBe(why));

  test.each([
    ['hernandez', 'fernandez'],
    ['garcia', 'gracia'],
    ['mario', 'maria'],
    ['castro', 'castillo'],
    ['lopez', 'perez'],
  ])('%s and %s are two', (a, b) =>
    expect(wordSimilarity(makeWord(a), makeWord(b))).toBeLessThan(similarity.least),
  );

  test('likeness is mutual', () => {
    fc.assert(
      fc.property(letters, letters, (a, b) => {
        expect(wordSimilarity(makeWord(a), makeWord(b))).toBe(wordSimilarity(makeWord(b), makeWord(a)));
      }),
    );
  });

  test('an edit takes something, a second one more', () => {
    const of = (text: string): number => wordSimilarity(makeWord('rabilero'), makeWord(text));
    expect(of('rabilero')).toBeGreaterThan(of('rabilerx'));
    expect(of('rabilerx')).toBeGreaterThan(of('rabixerx'));
    expect(of('rabixerx')).toBeGreaterThan(0);
    expect(of('raxixerx')).toBe(0);
  });
});

describe('edits', () => {
  test('letters swapped are one edit', () => expect(editDistance('abdul', 'adbul', 2)).toBe(1));
  test('more than asked for is too far', () => expect(editDistance('abcdef', 'ghijkl', 2)).toBe(tooFar));

  test('agree with the plain definition', () => {
    fc.assert(
      fc.property(letters, letters, (a, b) => {
        const plain = plainDistance(a, b);
        expect(editDistance(a, b, 3)).toBe(plain > 3 ? tooFar : plain);
      }),
    );
  });
});

test('the vocabulary finds every word that a comparison of all would find', () => {
  const words = fc.array(letters, { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(words, letters, (listed, asked) => {
      const all = [...new Set(listed)].map((text) => makeWord(text));
      const found = [...createVocabulary(all).similarTo(makeWord(asked)).ids].toSorted((a, b) => a - b);
      const expected = all.flatMap((word, id) =>
        wordSimilarity(makeWord(asked), word) >= similarity.least ? [id] : [],
      );
      expect(found).toEqual(expected);
    }),
    { numRuns: 300 },
  );
});

test.each(['raxylero', 'rabylerx', 'barilero', 'abilero', 'rabilr', 'ramnlero', 'rabile'])(
  'the vocabulary finds rabilero for %s',
  (asked) => {
    // Among many others, so that no two forms share a bucket by chance.
    const others = Array.from({ length: 3000 }, (_, place) => makeWord(`zz${place.toString(36)}zzz`));
    const { similarTo } = createVocabulary([...others, makeWord('rabilero')]);
    expect([...similarTo(makeWord(asked)).ids]).toEqual([3000]);
  },
);

test('short words are taken as written', () => {
  expect([1, 2, 3, 5, 6, 12].map(editBudget)).toEqual([0, 0, 1, 1, 2, 2]);
});

/** Optimal string alignment by its recursion. */
function plainDistance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_unused, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, at(i - 2, j - 2) + 1);
      (rows[i] as number[])[j] = best;
    }
  }
  return at(a.length, b.length);
}
