import type { DeleteIndex } from './delete-index.ts';
import { collectForms, eachForm } from './delete-index.ts';
import { bareWord, mostJoined, wayToJoin } from './joined-units.ts';
import type { NameTable } from './name-index.ts';
import type { NameWord } from './prepared-name.ts';
import type { Word } from './word.ts';
import { joinedSimilarity, shortestJoined, similarity } from './word-similarity.ts';

/** Neighbouring words of listed names that may be written as one. */
export interface JoinIndex {
  readonly forms: DeleteIndex;
  readonly nameOf: Uint32Array;
  /** Place of the first word within all words of all names, and how many follow. */
  readonly firstOf: Uint32Array;
  readonly countOf: Uint8Array;
}

/** Nobody writes longer ones in one. */
const longestJoined = 24;
/** One slip. */
const depth = 1;

export function indexJoins(names: NameTable): JoinIndex {
  const nameOf: number[] = [];
  const firstOf: number[] = [];
  const countOf: number[] = [];
  const forms = collectForms(names.wordIds.length * 8);
  for (let name = 0; name < names.count; name += 1) {
    const start = names.starts[name] as number;
    const words = wordsOf(names, start, names.starts[name + 1] as number);
    for (let first = 0; first < words.length - 1; first += 1) {
      for (let count = 2; count <= mostJoined && first + count <= words.length; count += 1) {
        const way = wayToJoin(words, first, count);
        if (!way) continue;
        const text = textOf(words, first, count);
        if (text.length < shortestJoined || text.length > longestJoined) continue;
        const id = nameOf.push(name) - 1;
        firstOf.push(start + first);
        countOf.push(count);
        eachForm(text, way === 'exact' ? 0 : depth, (hash) => forms.add(hash, id));
      }
    }
  }
  return {
    forms: forms.toIndex(),
    nameOf: Uint32Array.from(nameOf),
    firstOf: Uint32Array.from(firstOf),
    countOf: Uint8Array.from(countOf),
  };
}

export interface JoinedName {
  readonly name: number;
  readonly similarity: number;
  readonly count: number;
}

/** Names with neighbours that make up one word, or several others, of a query. */
export function namesJoinedAs(
  { word, isExact = false }: { readonly word: Word; readonly isExact?: boolean },
  { joins, names }: { joins: JoinIndex; names: NameTable },
): JoinedName[] {
  if (word.text.length < shortestJoined - 1 || word.isConsonants) return [];
  const found = new Map<number, JoinedName>();
  const seen = new Set<number>();
  const { forms } = joins;
  eachForm(word.text, isExact ? 0 : depth, (hash) => {
    const bucket = hash >>> forms.shift;
    for (let i = forms.starts[bucket] as number; i < (forms.starts[bucket + 1] as number); i += 1) {
      const join = forms.ids[i] as number;
      if (seen.has(join)) continue;
      seen.add(join);
      const value = valueOf({ word, isExact }, join, { joins, names });
      const name = joins.nameOf[join] as number;
      if (value < similarity.least || value <= (found.get(name)?.similarity ?? 0)) continue;
      found.set(name, { name, similarity: value, count: joins.countOf[join] as number });
    }
  });
  return [...found.values()];
}

function valueOf(
  { word, isExact }: { word: Word; isExact: boolean },
  join: number,
  { joins, names }: { joins: JoinIndex; names: NameTable },
): number {
  const first = joins.firstOf[join] as number;
  const count = joins.countOf[join] as number;
  let length = 0;
  for (let i = first; i < first + count; i += 1) length += wordAt(names, i).word.text.length;
  if (Math.abs(length - word.text.length) > depth) return 0;
  const words = wordsOf(names, first, first + count);
  const text = textOf(words, 0, count);
  const mustBeEqual = isExact || wayToJoin(words, 0, count) === 'exact';
  return mustBeEqual && text !== word.text ? 0 : joinedSimilarity(word, bareWord(text));
}

function wordsOf(names: NameTable, from: number, to: number): NameWord[] {
  const words: NameWord[] = [];
  for (let i = from; i < to; i += 1) words.push(wordAt(names, i));
  return words;
}

function wordAt(names: NameTable, place: number): NameWord {
  return names.nameWords[names.wordIds[place] as number] as NameWord;
}

function textOf(words: readonly NameWord[], first: number, count: number): string {
  let text = '';
  for (let i = first; i < first + count; i += 1) text += words[i]?.word.text ?? '';
  return text;
}
