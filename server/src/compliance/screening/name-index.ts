import type { ListEntry, NameUse } from '../lists/list-entry.ts';
import { idKey } from './evidence.ts';
import type { JoinIndex } from './join-index.ts';
import { indexJoins } from './join-index.ts';
import { prepareNames } from './prepare-name.ts';
import type { NameKind, NameWord, PreparedName } from './prepared-name.ts';
import { comparedWeight, part } from './prepared-name.ts';
import type { Vocabulary } from './vocabulary.ts';
import { createVocabulary } from './vocabulary.ts';
import type { Word } from './word.ts';
import { createWordBook } from './word.ts';

/** All names of the lists, ready to be searched. Numbers stand in typed arrays; a word is one object however often it occurs. */
export interface NameIndex {
  readonly entries: readonly ListEntry[];
  readonly names: NameTable;
  readonly vocabulary: Vocabulary;
  /** Names in which a word of the vocabulary occurs: `postings[starts[word]]` up to the start of the next word. */
  readonly starts: Uint32Array;
  readonly postings: Uint32Array;
  readonly joins: JoinIndex;
  /** Names that count only when they are the very same: weak aliases and letters. By their sorted words. */
  readonly exact: ReadonlyMap<string, readonly ExactName[]>;
  /** Entries by the numbers of their documents. */
  readonly idNumbers: ReadonlyMap<string, readonly number[]>;
}

export interface NameTable {
  readonly count: number;
  readonly entryOf: Uint32Array;
  /** Place of the name among those of its entry. */
  readonly useOf: Uint8Array;
  readonly isPerson: Uint8Array;
  readonly hasInitial: Uint8Array;
  readonly hasRoles: Uint8Array;
  /** What the words weigh that a name has to share with a query. */
  readonly weights: Float32Array;
  readonly starts: Uint32Array;
  readonly wordIds: Uint32Array;
  readonly nameWords: readonly NameWord[];
}

export interface ExactName {
  readonly entry: number;
  readonly place: number;
  readonly use: NameUse;
}

interface OpenName {
  readonly entry: number;
  readonly place: number;
  readonly prepared: PreparedName;
}

/** Entries between two pauses of a build. */
const pace = 250;

/** Takes the names of all lists apart and sorts them for searching. */
export function buildIndex(entries: readonly ListEntry[]): NameIndex {
  const steps = buildInSteps(entries);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** The same in steps of some milliseconds, for a process that has other work meanwhile. */
export function* buildInSteps(entries: readonly ListEntry[]): Generator<undefined, NameIndex> {
  const book = createWordBook();
  const open: OpenName[] = [];
  const exact = new Map<string, ExactName[]>();
  for (const [number, entry] of entries.entries()) {
    if (number % pace === 0) yield undefined;
    const kind = entry.kind === 'person' ? 'person' : 'organisation';
    for (const [place, { name, use }] of entry.names.entries()) {
      const prepared = prepareNames(name, { book, kind });
      if (use === 'weak' || use === 'acronym') addExact(exact, prepared, { entry: number, place, use });
      else for (const one of prepared) open.push({ entry: number, place, prepared: one });
      if (use === 'primary') addInitials(exact, prepared[0], { entry: number, place, use: 'acronym' });
    }
  }
  return yield* assemble(entries, open, exact);
}

/** The name with a number, as the scorer wants it. */
export function nameAt({ names }: NameIndex, id: number): PreparedName {
  const words: NameWord[] = [];
  const end = names.starts[id + 1] as number;
  for (let i = names.starts[id] as number; i < end; i += 1) {
    words.push(names.nameWords[names.wordIds[i] as number] as NameWord);
  }
  const kind: NameKind = names.isPerson[id] === 1 ? 'person' : 'organisation';
  return { kind, words, hasRoles: names.hasRoles[id] === 1 };
}

/** Words of a name in no order, which is how exact names are found. */
export function exactKey({ words, kind }: PreparedName): string {
  const kept = words.filter(({ part: which }) => which !== part.particle && which !== part.form);
  const texts = (kept.length > 0 ? kept : words).map(({ word }) => word.text).sort();
  return `${kind} ${texts.join(' ')}`;
}

/** The first letters of an organisation's words, from three on: People's Liberation Army is PLA. */
export function initialsOf({ kind, words }: PreparedName): string | undefined {
  if (kind !== 'organisation') return undefined;
  const said = words.filter(({ part: which }) => which === part.name || which === part.generic);
  return said.length >= 3 ? said.map(({ word }) => word.text[0]).join('') : undefined;
}

function addExact(exact: Map<string, ExactName[]>, names: readonly PreparedName[], found: ExactName): void {
  for (const name of names) {
    const key = exactKey(name);
    exact.set(key, [...(exact.get(key) ?? []), found]);
  }
}

function addInitials(
  exact: Map<string, ExactName[]>,
  name: PreparedName | undefined,
  found: ExactName,
): void {
  const letters = name && initialsOf(name);
  if (!letters) return;
  const key = `initials ${letters}`;
  exact.set(key, [...(exact.get(key) ?? []), found]);
}

function* assemble(
  entries: readonly ListEntry[],
  open: readonly OpenName[],
  exact: ReadonlyMap<string, readonly ExactName[]>,
): Generator<undefined, NameIndex> {
  const { names, words, wordOfNameWord } = tableOf(open);
  yield undefined;
  const { starts, postings } = postingsOf(names, { words: words.length, wordOfNameWord });
  yield undefined;
  const vocabulary = createVocabulary(words);
  yield undefined;
  const joins = indexJoins(names);
  yield undefined;
  return { entries, names, vocabulary, starts, postings, joins, exact, idNumbers: idNumbersOf(entries) };
}

function idNumbersOf(entries: readonly ListEntry[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [place, { ids }] of entries.entries()) {
    for (const key of new Set(ids.map(({ number }) => idKey(number)))) {
      found.set(key, [...(found.get(key) ?? []), place]);
    }
  }
  return found;
}

/** Numbers the words of names: a word with its part and role is one number, whichever names it stands in. */
function tableOf(open: readonly OpenName[]): { names: NameTable; words: Word[]; wordOfNameWord: number[] } {
  const wordIds = new Uint32Array(open.reduce((sum, { prepared }) => sum + prepared.words.length, 0));
  const starts = new Uint32Array(open.length + 1);
  const [hasInitial, hasRoles, isPerson] = [0, 1, 2].map(() => new Uint8Array(open.length)) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ];
  const numbers = numberWords();
  let place = 0;
  for (const [id, { prepared }] of open.entries()) {
    for (const nameWord of prepared.words) {
      wordIds[place] = numbers.numberOf(nameWord);
      place += 1;
      if (nameWord.part === part.initial) hasInitial[id] = 1;
    }
    isPerson[id] = prepared.kind === 'person' ? 1 : 0;
    hasRoles[id] = prepared.hasRoles ? 1 : 0;
    starts[id + 1] = place;
  }
  const weights = Float32Array.from(open, ({ prepared }) => comparedWeight(prepared));
  const entryOf = Uint32Array.from(open, ({ entry }) => entry);
  const useOf = Uint8Array.from(open, ({ place: use }) => use);
  const { nameWords, words, wordOfNameWord } = numbers;
  const names = {
    count: open.length,
    entryOf,
    useOf,
    hasInitial,
    hasRoles,
    isPerson,
    weights,
    starts,
    wordIds,
    nameWords,
  };
  return { names, words, wordOfNameWord };
}

interface WordNumbers {
  readonly numberOf: (word: NameWord) => number;
  readonly nameWords: NameWord[];
  readonly words: Word[];
  readonly wordOfNameWord: number[];
}

function numberWords(): WordNumbers {
  const nameWords: NameWord[] = [];
  const words: Word[] = [];
  const wordOfNameWord: number[] = [];
  const known = new Map<Word, { readonly id: number; readonly uses: number[] }>();
  const numberOf = (nameWord: NameWord): number => {
    let found = known.get(nameWord.word);
    if (!found) {
      found = { id: words.push(nameWord.word) - 1, uses: [] };
      known.set(nameWord.word, found);
    }
    const use = nameWord.part * 8 + nameWord.role;
    let number = found.uses[use];
    if (number === undefined) {
      number = nameWords.push(nameWord) - 1;
      found.uses[use] = number;
      wordOfNameWord.push(found.id);
    }
    return number;
  };
  return { numberOf, nameWords, words, wordOfNameWord };
}

/** For each word the names it occurs in, a name once. */
function postingsOf(
  table: NameTable,
  { words, wordOfNameWord }: { words: number; wordOfNameWord: readonly number[] },
): { starts: Uint32Array; postings: Uint32Array } {
  const last = new Int32Array(words);
  const starts = new Uint32Array(words + 1);
  eachOccurrence({ table, wordOfNameWord, last: last.fill(-1) }, (word) => {
    starts[word + 1] = (starts[word + 1] as number) + 1;
  });
  for (let i = 1; i < starts.length; i += 1) starts[i] = (starts[i] as number) + (starts[i - 1] as number);
  const postings = new Uint32Array(starts[words] as number);
  const next = starts.slice();
  eachOccurrence({ table, wordOfNameWord, last: last.fill(-1) }, (word, name) => {
    const place = next[word] as number;
    postings[place] = name;
    next[word] = place + 1;
  });
  return { starts, postings };
}

interface Occurrences {
  readonly table: NameTable;
  readonly wordOfNameWord: readonly number[];
  /** The last name a word was met in. */
  readonly last: Int32Array;
}

/** Particles and initials find nobody. */
function eachOccurrence(
  { table: { count, starts, wordIds, nameWords }, wordOfNameWord, last }: Occurrences,
  take: (word: number, name: number) => void,
): void {
  for (let name = 0; name < count; name += 1) {
    for (let i = starts[name] as number; i < (starts[name + 1] as number); i += 1) {
      const nameWord = wordIds[i] as number;
      const word = wordOfNameWord[nameWord] as number;
      const kind = (nameWords[nameWord] as NameWord).part;
      if (last[word] === name || kind === part.particle || kind === part.initial) continue;
      last[word] = name;
      take(word, name);
    }
  }
}
