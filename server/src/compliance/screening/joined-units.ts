import type { Unit } from './align-names.ts';
import type { NameWord, PreparedName } from './prepared-name.ts';
import { part } from './prepared-name.ts';
import type { Word } from './word.ts';
import { makeWord } from './word.ts';

/** Most words that are read as one: "van der Bilt". */
export const mostJoined = 3;

/**
 * Neighbours that may be one word in the other name. Not two names everybody knows: "Juan Carlos" is no misspelt
 * "Juancarlo".
 *
 * @param used bits of words that have a partner already
 */
export function joinedUnits(name: PreparedName, used = 0): Unit[] {
  const units: Unit[] = [];
  for (let first = 0; first < name.words.length - 1; first += 1) {
    for (let count = 2; count <= mostJoined && first + count <= name.words.length; count += 1) {
      if ((used & (((1 << count) - 1) << first)) !== 0) break;
      if (mayJoin(name.words, first, count))
        units.push({ first, count, word: joinedWord(name.words, first, count) });
    }
  }
  return units;
}

/** Two words that are not both well known, or three of which one is short. */
export function mayJoin(words: readonly NameWord[], first: number, count: number): boolean {
  let isOpen = false;
  let hasName = false;
  for (let i = first; i < first + count; i += 1) {
    const { part: kind, word } = words[i] as NameWord;
    if (kind === part.form || kind === part.number) return false;
    if (kind !== part.particle && kind !== part.initial) hasName = true;
    const isShort = kind === part.particle || word.text.length <= 3;
    if (isShort || (count === 2 && !word.isKnown)) isOpen = true;
  }
  return isOpen && hasName;
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
