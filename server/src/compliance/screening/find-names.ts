import type { NameIndex } from './name-index.ts';
import type { JoinedName } from './join-index.ts';
import { namesJoinedAs } from './join-index.ts';
import type { Span } from './align-names.ts';
import { joinedUnits } from './joined-units.ts';
import type { MatchWeights } from './match-weights.ts';
import type { NameWord, PreparedName } from './prepared-name.ts';
import { comparedWeight, part, weightOf } from './prepared-name.ts';
import type { SimilarWords } from './vocabulary.ts';
import { similarity } from './word-similarity.ts';

/** Room for one search, kept between searches so that none of it is made anew. */
interface Work {
  /** How much of the query's weight a name may reach at most. */
  readonly sums: Float32Array;
  readonly counts: Uint8Array;
  /** Whether words of the name were joined to reach it: its weights then do not compare with the query's. */
  readonly joined: Uint8Array;
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
  const compared = comparedPlaces(query);
  const total = comparedWeight(query);
  work.touchedCount = 0;
  const at = { index, query, joins: findJoins(index, query), work };
  for (const place of compared) addWord(at, place);
  const share = leastShare(least, query, weights) * slack;
  const hasInitial = query.words.some(({ part: kind }) => kind === part.initial);
  const needsTwo = query.kind === 'person' && compared.length > 1 && !hasInitial;
  const isWhole = (name: number): boolean =>
    work.joined[name] === 1 ||
    reachOf(
      { sum: work.sums[name] as number, total, listed: index.names.weights[name] as number },
      weights,
    ) >=
      least * slack;
  return takeReached(work, (name) => {
    if ((index.names.isPerson[name] === 1) !== (query.kind === 'person')) return false;
    // It may stand for words of the query that were not looked for.
    if (index.names.hasInitial[name] === 1) return true;
    const isFar =
      (work.sums[name] as number) >= share * total && ((work.counts[name] as number) > 1 || !needsTwo);
    return isFar && (hasInitial || isWhole(name));
  });
}

/**
 * The best score that a sum of similarities can become. The weight m of the matched words is not known, but each of them
 * is at least as similar as `similarity.least`; whatever both sides have beyond m is a conflict.
 */
function reachOf(
  { sum, total, listed }: { sum: number; total: number; listed: number },
  weights: MatchWeights,
): number {
  const matched = Math.max(sum, Math.min(total, listed, sum / similarity.least));
  const conflict = Math.max(0, Math.min(total - matched, listed - matched));
  return sum / (matched + weights.conflict * conflict);
}

/** Names that were reached far enough; what was summed is cleared for the next search. */
function takeReached(work: Work, isFar: (name: number) => boolean): number[] {
  const found: number[] = [];
  for (let i = 0; i < work.touchedCount; i += 1) {
    const name = work.touched[i] as number;
    if (isFar(name)) found.push(name);
    work.sums[name] = 0;
    work.counts[name] = 0;
    work.joined[name] = 0;
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
      joined: new Uint8Array(count),
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

/** Places of the words that are looked for: particles and initials reach nobody. */
function comparedPlaces({ words }: PreparedName): number[] {
  return [...words.keys()].filter((place) => {
    const kind = words[place]?.part;
    return kind !== part.particle && kind !== part.initial;
  });
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
  readonly joins: readonly FoundUnit[];
  readonly work: Work;
}

/** Words of the query, joined, with what the lists have of them. */
interface FoundUnit extends Span {
  readonly similar: SimilarWords;
  readonly joined: readonly JoinedName[];
}

function findJoins(index: NameIndex, query: PreparedName): FoundUnit[] {
  return joinedUnits(query).map((unit) => ({
    first: unit.first,
    count: unit.count,
    similar: unit.isExact ? index.vocabulary.equalTo(unit.word) : index.vocabulary.similarToJoined(unit.word),
    joined: namesJoinedAs(unit, index),
  }));
}

/** Adds what the word at a place, alone or joined with neighbours, reaches in every name. */
function addWord({ index, query, joins, work }: At, place: number): void {
  const { word, part: kind } = query.words[place] as NameWord;
  work.weight = weightOf(query.words[place] as NameWord, query.kind);
  work.mark += 1;
  addPostings(index, index.vocabulary.similarTo(word), work);
  for (const { first, count, similar, joined } of joins) {
    if (first > place || place >= first + count) continue;
    addPostings(index, similar, work);
    addJoined(joined, count, work);
  }
  if (kind !== part.number) addJoined(namesJoinedAs({ word }, index), 1, work);
}

/** Listed neighbours that are one word, or several others, of the query weigh as much as the mean of both sides. */
function addJoined(found: readonly JoinedName[], asked: number, work: Work): void {
  for (const { name, similarity: value, count } of found) {
    add(work, name, value * Math.max(1, (asked + count) / (2 * asked)));
    work.counts[name] = (work.counts[name] as number) + 1;
    work.joined[name] = 1;
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
