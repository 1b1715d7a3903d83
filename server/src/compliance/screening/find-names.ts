import type { NameIndex } from './name-index.ts';
import { namesJoinedAs } from './join-index.ts';
import type { Unit } from './align-names.ts';
import { joinedUnits } from './joined-units.ts';
import type { MatchWeights } from './match-weights.ts';
import type { NameWord, PreparedName } from './prepared-name.ts';
import { part, role, weightOf } from './prepared-name.ts';
import type { Word } from './word.ts';

/** Room for one search, kept between searches so that none of it is made anew. */
interface Work {
  /** How much of the query's weight a name may reach at most. */
  readonly sums: Float32Array;
  readonly counts: Uint8Array;
  /** The best similarity of the word at hand, valid where `marks` says this word. */
  readonly best: Float32Array;
  readonly marks: Uint32Array;
  readonly touched: Uint32Array;
  mark: number;
  touchedCount: number;
  /** Of the word at hand. */
  weight: number;
}

const works = new WeakMap<NameIndex, Work>();
/** Rounding of 32-bit sums and words that weigh differently on the two sides. */
const slack = 0.93;

/**
 * Numbers of all names that may score at least `least`: a name whose reachable score, were everything else perfect, is
 * below it is left out, none other.
 */
export function findNames(
  index: NameIndex,
  query: PreparedName,
  { least, weights }: { least: number; weights: MatchWeights },
): number[] {
  const work = workFor(index);
  const { compared, total } = comparedWords(query);
  work.touchedCount = 0;
  const at = { index, query, joins: joinedUnits(query), work };
  for (const place of compared) addWord(at, place);
  const share = leastShare(least, query, weights) * slack;
  const hasInitial = query.words.some(({ part: kind }) => kind === part.initial);
  const needsTwo = query.kind === 'person' && compared.length > 1 && !hasInitial;
  return takeReached({ index, work, isPerson: query.kind === 'person', least: share * total, needsTwo });
}

interface Reach {
  readonly index: NameIndex;
  readonly work: Work;
  readonly isPerson: boolean;
  readonly least: number;
  /** One part of a person's name in common is never enough. */
  readonly needsTwo: boolean;
}

/** Names that were reached far enough; the sums are cleared for the next search. */
function takeReached({ index, work, isPerson, least, needsTwo }: Reach): number[] {
  const { isPerson: persons, hasInitial } = index.names;
  const found: number[] = [];
  for (let i = 0; i < work.touchedCount; i += 1) {
    const name = work.touched[i] as number;
    const sum = work.sums[name] as number;
    const count = work.counts[name] as number;
    work.sums[name] = 0;
    work.counts[name] = 0;
    if ((persons[name] === 1) !== isPerson) continue;
    // An initial of a listed name may stand for words of the query that were not looked for.
    if (hasInitial[name] === 1 || (sum >= least && (count > 1 || !needsTwo))) found.push(name);
  }
  return found;
}

function workFor(index: NameIndex): Work {
  let work = works.get(index);
  if (!work) {
    const { count } = index.names;
    work = {
      sums: new Float32Array(count),
      counts: new Uint8Array(count),
      best: new Float32Array(count),
      marks: new Uint32Array(count),
      touched: new Uint32Array(count),
      mark: 0,
      touchedCount: 0,
      weight: 0,
    };
    works.set(index, work);
  }
  return work;
}

/** Initials and particles reach nobody; a husband's name may be missing. */
function comparedWords({ words, kind }: PreparedName): { compared: number[]; total: number } {
  const compared: number[] = [];
  let total = 0;
  for (const [place, word] of words.entries()) {
    if (word.part === part.particle || word.part === part.initial) continue;
    compared.push(place);
    if (word.role !== role.spouse) total += weightOf(word, kind);
  }
  return { compared, total };
}

/**
 * The share s of the query's weight that has to match: from score = s / (s + surplus · (1 - s)), the best that is left
 * when the rest of the query finds nothing and the listed name has nothing else.
 */
function leastShare(least: number, { kind }: PreparedName, { surplus }: MatchWeights): number {
  const cost =
    kind === 'organisation' ? surplus.organisation : Math.min(surplus.given, surplus.surname, surplus.free);
  return (least * cost) / (1 - least + least * cost);
}

interface At {
  readonly index: NameIndex;
  readonly query: PreparedName;
  readonly joins: readonly Unit[];
  readonly work: Work;
}

/** Adds what the word at a place, alone or joined with neighbours, reaches in every name. */
function addWord({ index, query, joins, work }: At, place: number): void {
  const own = query.words[place] as NameWord;
  work.weight = weightOf(own, query.kind);
  work.mark += 1;
  addPostings(index, index.vocabulary.similarTo(own.word), work);
  for (const { first, count, word } of joins) {
    if (first > place || place >= first + count) continue;
    addPostings(index, index.vocabulary.similarToJoined(word), work);
    addJoined(index, { word, count }, work);
  }
  addJoined(index, { word: own.word, count: 1 }, work);
}

/** Listed neighbours that are one word, or several others, of the query weigh as much as the mean of both sides. */
function addJoined(
  index: NameIndex,
  { word, count: asked }: { word: Word; count: number },
  work: Work,
): void {
  for (const { name, similarity, count } of namesJoinedAs(word, index)) {
    add(work, name, similarity * Math.max(1, (asked + count) / (2 * asked)));
    work.counts[name] = (work.counts[name] as number) + 1;
  }
}

function addPostings(
  { starts, postings }: NameIndex,
  { ids, similarities }: { ids: Uint32Array; similarities: Float32Array },
  work: Work,
): void {
  for (let i = 0; i < ids.length; i += 1) {
    const word = ids[i] as number;
    const value = similarities[i] as number;
    const end = starts[word + 1] as number;
    for (let j = starts[word] as number; j < end; j += 1) add(work, postings[j] as number, value);
  }
}

/** Counts a word once for a name, with the best similarity it finds there. */
function add(work: Work, name: number, value: number): void {
  const { sums, counts, best, marks } = work;
  const isKnown = marks[name] === work.mark;
  const before = isKnown ? (best[name] as number) : 0;
  if (value <= before) return;
  if (!isKnown) {
    if (counts[name] === 0) {
      work.touched[work.touchedCount] = name;
      work.touchedCount += 1;
    }
    marks[name] = work.mark;
    counts[name] = (counts[name] as number) + 1;
  }
  sums[name] = (sums[name] as number) + work.weight * (value - before);
  best[name] = value;
}
