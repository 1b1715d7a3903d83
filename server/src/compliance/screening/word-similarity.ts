import { editDistance, tooFar } from './edit-distance.ts';
import { consonantKey } from './fold-key.ts';
import type { Word } from './word.ts';

/** Why two words are taken as one. */
export type Likeness = 'same' | 'sounds-alike' | 'variant' | 'misspelt' | 'consonants';

/** Similarities below 1; a word is taken as matched from `least` on. */
export const similarity = {
  soundsAlike: 0.96,
  variant: 0.93,
  consonants: 0.9,
  /** What one edit takes, times the share of letters. */
  perEdit: 0.85,
  /** What a different first letter takes besides; people rarely miss the first one. */
  firstLetter: 0.03,
  /** A given name of up to four letters with one letter changed is mostly another name: Luis and Lis. */
  shortGiven: 0.62,
  least: 0.6,
} as const;

/** Shorter words are not compared as heard. */
export const shortestHeard = 4;

/** Shorter words are not taken as joined ones: too many would fit. */
export const shortestJoined = 5;

/** Edits that a word may differ by: none up to two letters, one up to five, two from six on. */
export function editBudget(length: number): number {
  if (length <= 2) return 0;
  return length <= 5 ? 1 : 2;
}

/** How far two words are one, 0 to 1. Symmetric. */
export function wordSimilarity(a: Word, b: Word): number {
  if (a.isConsonants !== b.isConsonants) return consonantSimilarity(a, b);
  if (a.text === b.text) return 1;
  if (shareGroup(a, b)) return similarity.variant;
  if (a.fold === b.fold) return similarity.soundsAlike;
  if (a.isKnown && b.isKnown) return 0;
  return misspeltSimilarity(a, b);
}

/** Words joined to one are compared as written, with one slip at most: nearly nothing else may differ. */
export function joinedSimilarity(a: Word, b: Word): number {
  if (a.isConsonants !== b.isConsonants) return consonantSimilarity(a, b);
  if (Math.min(a.text.length, b.text.length) < shortestJoined) return 0;
  // One slip leaves the beginning or the end.
  if (a.text[0] !== b.text[0] && a.text.at(-1) !== b.text.at(-1)) return 0;
  const edits = editDistance(a.text, b.text, 1);
  return edits === tooFar ? 0 : 1 - (similarity.perEdit * edits) / Math.max(a.text.length, b.text.length);
}

/** The reason behind a similarity that is not 0. */
export function likeness(a: Word, b: Word): Likeness {
  if (a.isConsonants !== b.isConsonants) return 'consonants';
  if (a.text === b.text) return 'same';
  if (shareGroup(a, b)) return 'variant';
  return a.fold === b.fold ? 'sounds-alike' : 'misspelt';
}

/** The edits between two words as written, or as heard if those are fewer; `tooFar` without any. */
export function editsBetween(a: Word, b: Word): number {
  const budget = editBudget(Math.max(a.text.length, b.text.length));
  if (budget === 0) return tooFar;
  // An edit takes one letter and brings another, so words that share too few letters need not be compared.
  const mayBeWritten = countBits(a.letters ^ b.letters) <= 2 * budget;
  const written = mayBeWritten ? editDistance(a.text, b.text, budget) : tooFar;
  if (written === 1) return 1;
  const mayBeHeard =
    Math.min(a.fold.length, b.fold.length) >= shortestHeard &&
    Math.abs(a.text.length - b.text.length) <= budget &&
    countBits(a.sounds ^ b.sounds) <= 2;
  const heard = mayBeHeard ? editDistance(a.fold, b.fold, 1) : tooFar;
  return Math.min(written, heard === tooFar ? tooFar : heard + 0.25);
}

function misspeltSimilarity(a: Word, b: Word): number {
  const edits = editsBetween(a, b);
  if (edits === tooFar) return 0;
  const length = Math.max(a.text.length, b.text.length);
  const first = a.text[0] === b.text[0] || a.fold[0] === b.fold[0] ? 0 : similarity.firstLetter;
  return 1 - (similarity.perEdit * edits) / length - first;
}

function consonantSimilarity(a: Word, b: Word): number {
  const bare = a.isConsonants ? a : b;
  const full = a.isConsonants ? b : a;
  const key = consonantKey(full.text);
  if (bare.fold === key) return key.length >= 2 ? similarity.consonants : 0.8;
  const length = Math.max(key.length, bare.fold.length);
  return length >= 4 && editDistance(bare.fold, key, 1) === 1 ? 0.75 : 0;
}

function shareGroup(a: Word, b: Word): boolean {
  if (!a.groups || !b.groups) return false;
  for (const group of a.groups) if (b.groups.includes(group)) return true;
  return false;
}

function countBits(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
