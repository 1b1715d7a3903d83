import type { DeleteIndex } from './delete-index.ts';
import { collectForms, eachForm } from './delete-index.ts';
import { editDistance, tooFar } from './edit-distance.ts';
import { consonantKey } from './fold-key.ts';
import { variantsOf } from './name-variants.ts';
import type { Word } from './word.ts';
import {
  editBudget,
  joinedSimilarity,
  shortestHeard,
  similarity,
  wordSimilarity,
} from './word-similarity.ts';

/** Listed words like a word of a query, best first does not matter. */
export interface SimilarWords {
  readonly ids: Uint32Array;
  readonly similarities: Float32Array;
}

export interface Vocabulary {
  readonly words: readonly Word[];
  /** Every listed word that the scorer would take as `word`: none is missed. */
  readonly similarTo: (word: Word) => SimilarWords;
  readonly equalTo: (word: Word) => SimilarWords;
  /** Every listed word that the scorer would take as several words of the query, joined. */
  readonly similarToJoined: (word: Word) => SimilarWords;
}

/** Letters left out of a word as heard, where one slip is allowed. */
const heardDepth = 1;

const nothing: SimilarWords = { ids: new Uint32Array(), similarities: new Float32Array() };

/** @param mostKept answers that are remembered, since names of customers repeat */
export function createVocabulary(words: readonly Word[], mostKept = 20_000): Vocabulary {
  const index = indexWords(words);
  const byText = new Map(words.map((word, id) => [word.text, id]));
  const kept = new Map<string, SimilarWords>();
  const stamps = new Uint32Array(words.length);
  const consonants = lazyConsonants(words);
  let stamp = 0;

  function candidates(word: Word): number[] {
    stamp += 1;
    const found: number[] = [];
    const take = (id: number): void => {
      if (stamps[id] === stamp) return;
      stamps[id] = stamp;
      found.push(id);
    };
    if (word.isConsonants) for (const id of consonants(word.fold)) take(id);
    for (const text of variantsOf(word.text)) {
      const id = byText.get(text);
      if (id !== undefined) take(id);
    }
    eachFormOf(word, (hash) => {
      const bucket = hash >>> index.shift;
      const end = index.starts[bucket + 1] as number;
      for (let i = index.starts[bucket] as number; i < end; i += 1) take(index.ids[i] as number);
    });
    return found;
  }

  function answer(word: Word, key: string, compare: (a: Word, b: Word) => number): SimilarWords {
    const known = kept.get(key);
    if (known) return known;
    const ids: number[] = [];
    const values: number[] = [];
    for (const id of candidates(word)) {
      const value = compare(word, words[id] as Word);
      if (value < similarity.least) continue;
      ids.push(id);
      values.push(value);
    }
    const similar = { ids: Uint32Array.from(ids), similarities: Float32Array.from(values) };
    if (kept.size >= mostKept) kept.clear();
    kept.set(key, similar);
    return similar;
  }

  return {
    words,
    equalTo: ({ text }) => {
      const id = byText.get(text);
      return id === undefined ? nothing : { ids: Uint32Array.of(id), similarities: Float32Array.of(1) };
    },
    similarTo: (word) => answer(word, `${word.isConsonants ? '~' : ''}${word.text}`, wordSimilarity),
    similarToJoined: (word) => answer(word, `${word.isConsonants ? '~' : ''}+${word.text}`, joinedSimilarity),
  };
}

function indexWords(words: readonly Word[]): DeleteIndex {
  const forms = collectForms(words.length * 40);
  for (const [id, word] of words.entries()) eachFormOf(word, (hash) => forms.add(hash, id));
  return forms.toIndex();
}

/** Forms as written to the depth of the edits allowed, and as heard. */
function eachFormOf(word: Word, take: (hash: number) => void): void {
  eachForm(word.text, editBudget(word.text.length), take);
  if (word.fold !== word.text) eachForm(word.fold, word.fold.length >= shortestHeard ? heardDepth : 0, take);
}

/** Words by their consonants, made when the first name of such a script comes. */
function lazyConsonants(words: readonly Word[]): (key: string) => number[] {
  let byKey: Map<string, number[]> | undefined;
  return (key) => {
    byKey ??= Map.groupBy(words.keys(), (id) => consonantKey((words[id] as Word).text));
    const exact = byKey.get(key) ?? [];
    if (key.length < 3) return exact;
    return [...byKey].flatMap(([other, ids]) => (editDistance(key, other, 1) === tooFar ? [] : ids));
  };
}
