import type { Word } from './word.ts';

export type NameKind = 'person' | 'organisation';

/** What a word is in its name. Numbers, since indexes keep them in typed arrays. */
export const part = {
  name: 0,
  particle: 1,
  initial: 2,
  number: 3,
  form: 4,
  generic: 5,
} as const;
export type Part = (typeof part)[keyof typeof part];

/** Which place a word has: unknown in a name without a comma. */
export const role = {
  free: 0,
  given: 1,
  firstSurname: 2,
  laterSurname: 3,
  /** "de Díaz" after the own surnames of a married woman: may be there or not. */
  spouse: 4,
} as const;
export type Role = (typeof role)[keyof typeof role];

export interface NameWord {
  readonly word: Word;
  readonly part: Part;
  readonly role: Role;
}

/** A name taken apart, ready to be compared. */
export interface PreparedName {
  readonly kind: NameKind;
  readonly words: readonly NameWord[];
  /** Surnames and given names are told apart. */
  readonly hasRoles: boolean;
}

const personWeights = [1, 0.08, 0.35, 0.3, 0.05, 1] as const;
const organisationWeights = [1, 0.05, 0.5, 0.3, 0.08, 0.4] as const;
/** Servant of, father of: parts of a name that thousands have. */
const halfWords: ReadonlySet<string> = new Set(['abu', 'abou', 'umm', 'haji', 'hajji', 'mullah', 'maulavi']);

/** How much a word says about who it is, 0 to 1. It depends on nothing but the word and its part. */
export function weightOf({ word, part: kind }: NameWord, of: NameKind): number {
  if (of === 'organisation') return organisationWeights[kind];
  return kind === part.name && halfWords.has(word.text) ? 0.5 : personWeights[kind];
}

/** What a name weighs without particles and initials, and without the name of a husband, which may be missing. */
export function comparedWeight({ words, kind }: PreparedName): number {
  let sum = 0;
  for (const word of words) {
    const isLight = word.part === part.particle || word.part === part.initial || word.role === role.spouse;
    if (!isLight) sum += weightOf(word, kind);
  }
  return sum;
}
