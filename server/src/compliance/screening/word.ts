import { commonGivenNames, commonSurnames } from './common-names.ts';
import { consonantKey, foldKey } from './fold-key.ts';
import { variantGroups } from './name-variants.ts';

/** A word of a name with what is compared of it; the same text is the same object within one book of words. */
export interface Word {
  readonly text: string;
  /** How it sounds. */
  readonly fold: string;
  /** Which letters occur, a bit each: words that share few are not compared. */
  readonly letters: number;
  /** The same of `fold`. */
  readonly sounds: number;
  readonly groups: readonly number[] | undefined;
  /** A name everybody knows: a letter more or less makes it another one. */
  readonly isKnown: boolean;
  readonly isCommonGiven: boolean;
  readonly isCommonSurname: boolean;
  /** From a script that writes consonants only. */
  readonly isConsonants: boolean;
}

export interface WordBook {
  readonly wordOf: (text: string, isConsonants?: boolean) => Word;
}

/** Keeps one object per word. */
export function createWordBook(): WordBook {
  const known = new Map<string, Word>();
  return {
    wordOf: (text, isConsonants = false) => {
      const key = isConsonants ? `~${text}` : text;
      let word = known.get(key);
      if (!word) {
        word = makeWord(text, isConsonants);
        known.set(key, word);
      }
      return word;
    },
  };
}

/** Álvares is as common as Álvarez, since it sounds the same. */
const commonGivenSounds = new Set([...commonGivenNames].map(foldKey));
const commonSurnameSounds = new Set([...commonSurnames].map(foldKey));

export function makeWord(text: string, isConsonants = false): Word {
  const groups = variantGroups(text);
  const fold = isConsonants ? consonantKey(text) : foldKey(text);
  return {
    text,
    fold,
    letters: lettersOf(text),
    sounds: lettersOf(fold),
    groups,
    isCommonGiven: commonGivenSounds.has(fold),
    isCommonSurname: commonSurnameSounds.has(fold),
    isKnown: commonGivenNames.has(text) || commonSurnames.has(text) || groups !== undefined,
    isConsonants,
  };
}

function lettersOf(text: string): number {
  let letters = 0;
  for (let i = 0; i < text.length; i += 1) letters |= 1 << (text.charCodeAt(i) % 32);
  return letters;
}
