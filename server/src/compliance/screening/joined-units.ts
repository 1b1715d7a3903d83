import type { Unit } from './align-names.ts';
import type { NameWord, PreparedName } from './prepared-name.ts';
import { part } from './prepared-name.ts';
import type { Word } from './word.ts';
import { makeWord } from './word.ts';

/** Most words that are read as one: "van der Bilt". */
export const mostJoined = 3;

/**
 * Neighbours that may be one word in the other name.
 *
 * @param used bits of words that have a partner already
 */
export function joinedUnits(name: PreparedName, used = 0): Unit[] {
  const units: Unit[] = [];
  for (let first = 0; first < name.words.length - 1; first += 1) {
    for (let count = 2; count <= mostJoined && first + count <= name.words.length; count += 1) {
      if ((used & (((1 << count) - 1) << first)) !== 0) break;
      const way = wayToJoin(name.words, first, count);
      if (way) {
        units.push({ first, count, word: joinedWord(name.words, first, count), isExact: way === 'exact' });
      }
    }
  }
  return units;
}

/**
 * Two words, or three of which one is short, with a slip; two names that everybody knows only as they are, for
 * "Juan Carlos" is no misspelt "Juancarlo". Particles and initials alone are no name.
 */
export function wayToJoin(
  words: readonly NameWord[],
  first: number,
  count: number,
): 'slip' | 'exact' | undefined {
  const joined = words.slice(first, first + count);
  const hasName = joined.some(({ part: kind }) => kind === part.name || kind === part.generic);
  const isFixed = joined.some(({ part: kind }) => kind === part.form || kind === part.number);
  const hasShort = joined.some(({ part: kind, word }) => kind === part.particle || word.text.length <= 3);
  if (!hasName || isFixed || (count > 2 && !hasShort)) return undefined;
  return hasShort || joined.some(({ word }) => !word.isKnown) ? 'slip' : 'exact';
}

/** Joined words are compared as written only, so nothing else of them is worked out. */
function joinedWord(words: readonly NameWord[], first: number, count: number): Word {
  let text = '';
  for (let i = first; i < first + count; i += 1) text += words[i]?.word.text ?? '';
  return words[first]?.word.isConsonants ? makeWord(text, true) : bareWord(text);
}

export function bareWord(text: string): Word {
  return {
    text,
    fold: text,
    letters: 0,
    sounds: 0,
    groups: undefined,
    isKnown: false,
    isCommonGiven: false,
    isCommonSurname: false,
    isConsonants: false,
  };
}
