import { joinedUnits } from './joined-units.ts';
import type { MatchWeights } from './match-weights.ts';
import type { NameWord, PreparedName } from './prepared-name.ts';
import { part, role, weightOf } from './prepared-name.ts';
import type { Word } from './word.ts';
import { joinedSimilarity, similarity, wordSimilarity } from './word-similarity.ts';

/** Words of the query, from `first` on, taken as words of the candidate. */
export interface Match {
  readonly query: Span;
  readonly candidate: Span;
  readonly similarity: number;
  /** Mean of what both sides' words weigh. */
  readonly weight: number;
  readonly isInitial?: boolean;
}

export interface Span {
  readonly first: number;
  readonly count: number;
}

export interface Alignment {
  readonly matches: readonly Match[];
  /** Bit per word that found a partner. */
  readonly queryUsed: number;
  readonly candidateUsed: number;
}

/** A word, or several written as one, that may find a partner. */
export interface Unit extends Span {
  readonly word: Word;
  /** Joined words of which no letter may differ. */
  readonly isExact?: boolean;
}

interface Work {
  readonly query: PreparedName;
  readonly candidate: PreparedName;
  readonly weights: MatchWeights;
  readonly matches: Match[];
  queryUsed: number;
  candidateUsed: number;
}

/** Words beyond this are not compared; no listed name has as many. */
const mostWords = 30;
/** From here on two words are surely partners; less sure ones wait for joined words. */
const sure = 0.9;

/** Finds partners: sure ones first, then the best of what is left, then initials, then particles. */
export function alignNames(query: PreparedName, candidate: PreparedName, weights: MatchWeights): Alignment {
  const work: Work = { query, candidate, weights, matches: [], queryUsed: 0, candidateUsed: 0 };
  matchSure(work);
  matchRest(work);
  matchInitials(work);
  matchParticles(work);
  return work;
}

/** Equal words before nearly equal ones, so that it does not matter which name is asked for. */
function matchSure(work: Work): void {
  for (const least of [1, sure]) {
    for (let i = 0; i < Math.min(work.query.words.length, mostWords); i += 1) {
      const isOpen = (work.queryUsed & (1 << i)) === 0 && isCompared(work.query.words[i] as NameWord);
      const { place, value } = isOpen ? bestPartner(work, i, least) : none;
      if (place !== -1) take(work, { query: one(i), candidate: one(place), similarity: value });
    }
  }
}

interface Partner {
  readonly place: number;
  readonly value: number;
}

const none: Partner = { place: -1, value: 0 };

function bestPartner(work: Work, i: number, least: number): Partner {
  let best = none;
  for (let j = 0; j < Math.min(work.candidate.words.length, mostWords); j += 1) {
    if ((work.candidateUsed & (1 << j)) !== 0) continue;
    const value = similarityAt(work, i, j);
    if (value >= least && value > best.value) best = { place: j, value };
  }
  return best;
}

interface Option {
  readonly query: Span;
  readonly candidate: Span;
  readonly similarity: number;
}

/** Words left over, alone or joined, best pairs first; more words at once win over fewer. */
function matchRest(work: Work): void {
  const asked = restOf(work.query, work.queryUsed);
  const listed = restOf(work.candidate, work.candidateUsed);
  if (asked.length === 0 || listed.length === 0) return;
  const options: Option[] = [];
  for (const one of asked) {
    for (const other of listed) {
      const option = optionOf(work, one, other);
      if (option) options.push(option);
    }
  }
  options.sort((a, b) => rank(b) - rank(a));
  for (const option of options) {
    if (
      (maskOf(option.query) & work.queryUsed) === 0 &&
      (maskOf(option.candidate) & work.candidateUsed) === 0
    ) {
      take(work, option);
    }
  }
}

function rank({ query, candidate, similarity: value }: Option): number {
  return value * (query.count + candidate.count);
}

function optionOf(work: Work, asked: Unit, listed: Unit): Option | undefined {
  const isJoin = asked.count + listed.count > 2;
  const value = isJoin
    ? work.weights.joined * unitSimilarity(asked, listed)
    : similarityAt(work, asked.first, listed.first);
  return value >= similarity.least ? { query: asked, candidate: listed, similarity: value } : undefined;
}

function unitSimilarity(asked: Unit, listed: Unit): number {
  const mustBeEqual = asked.isExact || listed.isExact;
  return mustBeEqual && asked.word.text !== listed.word.text ? 0 : joinedSimilarity(asked.word, listed.word);
}

function restOf(name: PreparedName, used: number): Unit[] {
  const units: Unit[] = [];
  let hasRest = false;
  for (let i = 0; i < Math.min(name.words.length, mostWords); i += 1) {
    const word = name.words[i] as NameWord;
    if ((used & (1 << i)) !== 0 || !isCompared(word)) continue;
    units.push({ first: i, count: 1, word: word.word });
    hasRest = true;
  }
  return hasRest || name.words.length > 1 ? [...units, ...joinedUnits(name, used)] : units;
}

function matchInitials(work: Work): void {
  for (let i = 0; i < Math.min(work.query.words.length, mostWords); i += 1) {
    if ((work.queryUsed & (1 << i)) !== 0) continue;
    for (let j = 0; j < Math.min(work.candidate.words.length, mostWords); j += 1) {
      if ((work.candidateUsed & (1 << j)) !== 0) continue;
      const value = initialSimilarity(work, i, j);
      if (value === 0) continue;
      take(work, { query: one(i), candidate: one(j), similarity: value, isInitial: true });
      break;
    }
  }
}

/** An initial stands for a given name; for a surname only when it does not come last. */
function initialSimilarity({ query, candidate, weights }: Work, i: number, j: number): number {
  const asked = query.words[i] as NameWord;
  const listed = candidate.words[j] as NameWord;
  if (asked.word.text[0] !== listed.word.text[0]) return 0;
  if (asked.part === part.initial && listed.part === part.initial) return 1;
  const [initial, full, name, place] =
    asked.part === part.initial ? [asked, listed, query, i] : [listed, asked, candidate, j];
  if (initial.part !== part.initial || full.part !== part.name || query.kind !== 'person') return 0;
  const isSurname = full.role === role.firstSurname || full.role === role.laterSurname;
  return isSurname && place === name.words.length - 1 && full.role === role.firstSurname
    ? 0
    : weights.initial;
}

function matchParticles(work: Work): void {
  for (let i = 0; i < Math.min(work.query.words.length, mostWords); i += 1) {
    if ((work.queryUsed & (1 << i)) !== 0 || work.query.words[i]?.part !== part.particle) continue;
    for (let j = 0; j < Math.min(work.candidate.words.length, mostWords); j += 1) {
      const listed = work.candidate.words[j] as NameWord;
      if ((work.candidateUsed & (1 << j)) !== 0 || listed.part !== part.particle) continue;
      const value = wordSimilarity((work.query.words[i] as NameWord).word, listed.word);
      if (value < sure) continue;
      take(work, { query: one(i), candidate: one(j), similarity: value });
      break;
    }
  }
}

/** Similarity of two words at their places, where a given name is held to more than a surname. */
function similarityAt(work: Work, i: number, j: number): number {
  const asked = work.query.words[i] as NameWord;
  const listed = work.candidate.words[j] as NameWord;
  if (!isCompared(listed)) return 0;
  if (isWhole(asked) || isWhole(listed)) return areEqual(asked, listed) ? 1 : 0;
  const value = wordSimilarity(asked.word, listed.word);
  if (value === 0 || work.query.kind === 'organisation') return value;
  const isHeld = value < sure && (isGiven(asked, i) || isGiven(listed, j)) && hasMore(work);
  const heard = isHeld ? asGivenName(asked.word.text, listed.word.text, value) : value;
  return areCrossed(asked, listed) ? heard * work.weights.crossRole : heard;
}

function areEqual(a: NameWord, b: NameWord): boolean {
  return a.part === b.part && a.word.text === b.word.text;
}

function hasMore({ query, candidate }: Work): boolean {
  return query.words.length > 1 || candidate.words.length > 1;
}

/** Luis and Lis, Alejandro and Alejandra: one letter makes another given name. */
function asGivenName(a: string, b: string, value: number): number {
  if (a === `${b}a` || b === `${a}a`) return 0;
  const differsInGender =
    a.length === b.length && a.slice(0, -1) === b.slice(0, -1) && /^[ao]{2}$/.test(`${a.at(-1)}${b.at(-1)}`);
  if (differsInGender) return 0;
  const isShort = Math.max(a.length, b.length) <= 4;
  return isShort && !haveSameLetters(a, b) ? Math.min(value, similarity.shortGiven) : value;
}

/** Letters swapped are a slip, not another name. */
function haveSameLetters(a: string, b: string): boolean {
  return a.length === b.length && Array.from(a).sort().join('') === Array.from(b).sort().join('');
}

function isGiven(word: NameWord, place: number): boolean {
  return word.role === role.given || (word.role === role.free && place === 0);
}

function areCrossed(a: NameWord, b: NameWord): boolean {
  if (a.role === role.free || b.role === role.free) return false;
  return (a.role === role.given) !== (b.role === role.given);
}

function isCompared({ part: kind }: NameWord): boolean {
  return kind !== part.particle && kind !== part.initial;
}

/** Numbers and legal forms are the same or not. */
function isWhole({ part: kind }: NameWord): boolean {
  return kind === part.number || kind === part.form;
}

function take(work: Work, { query, candidate, ...rest }: Option & { isInitial?: boolean }): void {
  const weight = (spanWeight(work.query, query) + spanWeight(work.candidate, candidate)) / 2;
  work.matches.push({ query, candidate, weight, ...rest });
  work.queryUsed |= maskOf(query);
  work.candidateUsed |= maskOf(candidate);
}

function spanWeight(name: PreparedName, { first, count }: Span): number {
  let sum = 0;
  for (let i = first; i < first + count; i += 1) sum += weightOf(name.words[i] as NameWord, name.kind);
  return sum;
}

function one(first: number): Span {
  return { first, count: 1 };
}

function maskOf({ first, count }: Span): number {
  return ((1 << count) - 1) << first;
}
