import type { Alignment } from './align-names.ts';
import type { MatchWeights } from './match-weights.ts';
import type { NameWord, PreparedName } from './prepared-name.ts';
import { part, role } from './prepared-name.ts';
import type { Rule } from './score-names.ts';
import { similarity } from './word-similarity.ts';

interface Found {
  readonly query: PreparedName;
  readonly candidate: PreparedName;
  readonly alignment: Alignment;
  readonly weights: MatchWeights;
}

/** One of the two names with what found a partner in the other. */
interface Side {
  readonly name: PreparedName;
  readonly used: number;
  /** Bits of words that only an initial stands for. */
  readonly byInitial: number;
  readonly other: PreparedName;
  readonly otherUsed: number;
}

/** What holds the score of two persons down though the words that match do so well. OFAC FAQ 5: one part is no match. */
export function personRules(found: Found): Rule[] {
  const { query, candidate, alignment, weights } = found;
  const sides = sidesOf(found).filter(({ name }) => name.hasRoles);
  const rules: Rule[] = [];
  if (
    alignment.matches.every(
      ({ isInitial, query: { first } }) => isInitial || query.words[first]?.part !== part.name,
    )
  ) {
    rules.push({ rule: 'initials-only', cap: weights.caps.initialsOnly });
  } else if (isOnePart(query, candidate, alignment))
    rules.push({ rule: 'one-part', cap: weights.caps.onePart });
  for (const side of sides) rules.push(...roleRules(side, weights));
  if (isGivenUnsure(found)) rules.push({ rule: 'short-given-name', cap: weights.caps.shortGiven });
  return [...rules, ...orderRules(found, sides)];
}

/** The first given name has a partner that may well be another name, and no other given name is surely the same. */
function isGivenUnsure({ query, candidate, alignment }: Found): boolean {
  const given = alignment.matches.filter(({ query: a, candidate: b, isInitial }) => {
    const words = [query.words[a.first], candidate.words[b.first]];
    return (
      !isInitial && (words.some((word) => word?.role === role.given) || (a.first === 0 && b.first === 0))
    );
  });
  return given.length > 0 && given.every(({ similarity: value }) => value <= similarity.shortGiven);
}

function sidesOf({ query, candidate, alignment }: Found): Side[] {
  let askedInitials = 0;
  let listedInitials = 0;
  for (const match of alignment.matches) {
    if (!match.isInitial) continue;
    askedInitials |= 1 << match.query.first;
    listedInitials |= 1 << match.candidate.first;
  }
  const asked = { name: query, used: alignment.queryUsed, byInitial: askedInitials };
  const listed = { name: candidate, used: alignment.candidateUsed, byInitial: listedInitials };
  return [
    { ...listed, other: query, otherUsed: alignment.queryUsed },
    { ...asked, other: candidate, otherUsed: alignment.candidateUsed },
  ];
}

/** A single name in common while either person has more of them. */
function isOnePart(
  query: PreparedName,
  candidate: PreparedName,
  { matches, queryUsed, candidateUsed }: Alignment,
): boolean {
  const parts = matches.filter(
    ({ query: span, isInitial }) => !isInitial && query.words[span.first]?.part === part.name,
  );
  const words = parts.reduce((sum, { query: a, candidate: b }) => sum + Math.max(a.count, b.count), 0);
  return words <= 1 && (hasName(query, ~queryUsed) || hasName(candidate, ~candidateUsed));
}

function hasName({ words }: PreparedName, mask: number): boolean {
  return words.some((word, place) => (mask & (1 << place)) !== 0 && isOwnName(word));
}

function roleRules(side: Side, weights: MatchWeights): Rule[] {
  return [surnameRule(side, weights), givenRule(side, weights)].flatMap((rule) => rule ?? []);
}

function surnameRule(side: Side, { caps }: MatchWeights): Rule | undefined {
  const { name, used, byInitial } = side;
  const surnames = maskOf(name, isSurname);
  const first = maskOf(name, (word) => word.role === role.firstSurname);
  if (surnames !== 0 && (surnames & used & ~byInitial) === 0)
    return { rule: 'no-surname', cap: caps.noSurname };
  if (first !== 0 && (first & used) === 0) return { rule: 'no-first-surname', cap: caps.noFirstSurname };
  if (first !== 0 && (first & used & ~byInitial) === 0) {
    return { rule: 'surname-by-initial', cap: caps.givenByInitial };
  }
  return commonRule(side, { surnames, given: maskOf(name, isGiven), caps });
}

function givenRule({ name, used, byInitial }: Side, { caps }: MatchWeights): Rule | undefined {
  const given = maskOf(name, isGiven);
  if (given === 0) return undefined;
  if ((given & used) === 0) return { rule: 'no-given-name', cap: caps.noGiven };
  return (given & used & ~byInitial) === 0
    ? { rule: 'given-name-by-initial', cap: caps.givenByInitial }
    : undefined;
}

function isGiven({ role: place }: NameWord): boolean {
  return place === role.given;
}

/** One of two surnames is known, and so many people have it that it tells little. */
function commonRule(
  { name, used, other, otherUsed }: Side,
  { surnames, given, caps }: { surnames: number; given: number; caps: MatchWeights['caps'] },
): Rule | undefined {
  const known = wordsAt(name, surnames & used);
  const isPartial = (surnames & ~used) !== 0 || hasName(other, ~otherUsed);
  if (known.length !== 1 || !isPartial || !known.every(({ word }) => word.isCommonSurname)) return undefined;
  const isGivenCommon = wordsAt(name, given & used).every(({ word }) => word.isCommonGiven);
  return isGivenCommon
    ? { rule: 'common-names-one-surname', cap: caps.commonOnly }
    : { rule: 'common-surname-alone', cap: caps.commonSurname };
}

interface Pair {
  readonly asked: number;
  readonly listed: number;
}

/** Surnames the other way round, or words in no order that a form or a clerk makes. */
function orderRules({ query, candidate, alignment, weights }: Found, sides: readonly Side[]): Rule[] {
  const pairs = alignment.matches
    .filter(({ query: span }) => query.words[span.first]?.part === part.name)
    .map(({ query: a, candidate: b }) => ({ asked: a.first, listed: b.first }));
  const byAsked = pairs.toSorted((a, b) => a.asked - b.asked);
  const reversed = sides.filter((side) => {
    const isListed = side.name === candidate;
    const inOrder = isListed ? byAsked : pairs.toSorted((a, b) => a.listed - b.listed);
    return isReversed(inOrder.map((pair) => wordOf(side, pair, isListed)));
  });
  if (reversed.length > 0) {
    const cap = Math.min(...reversed.map((side) => reversedCap(side, weights.caps)));
    return [{ rule: 'surnames-reversed', factor: weights.reversedSurnames, cap }];
  }
  return isDisordered(byAsked.map(({ listed }) => listed))
    ? [{ rule: 'order', factor: weights.disorder }]
    : [];
}

function wordOf({ name }: Side, { asked, listed }: Pair, isListed: boolean): NameWord | undefined {
  return name.words[isListed ? listed : asked];
}

function reversedCap({ name, used }: Side, caps: MatchWeights['caps']): number {
  const first = maskOf(name, ({ role: place }) => place === role.firstSurname);
  if ((first & ~used) !== 0) return caps.noFirstSurname;
  const surnames = wordsAt(name, maskOf(name, isSurname) & used);
  return surnames.every(({ word }) => word.isCommonSurname) ? caps.commonReversed : 1;
}

function isSurname({ role: place }: NameWord): boolean {
  return place === role.firstSurname || place === role.laterSurname;
}

function isReversed(surnames: readonly (NameWord | undefined)[]): boolean {
  const later = surnames.findIndex((word) => word?.role === role.laterSurname);
  const first = surnames.findLastIndex((word) => word?.role === role.firstSurname);
  return later !== -1 && first !== -1 && later < first;
}

/** Neither in the same order nor turned round at one place, as in surname first. */
function isDisordered(places: readonly number[]): boolean {
  let falls = 0;
  for (let i = 1; i < places.length; i += 1) if ((places[i] ?? 0) < (places[i - 1] ?? 0)) falls += 1;
  return falls > 1 || (falls === 1 && (places.at(-1) ?? 0) > (places[0] ?? 0));
}

function isOwnName({ part: kind, role: place }: NameWord): boolean {
  return kind === part.name && place !== role.spouse;
}

function maskOf({ words }: PreparedName, test: (word: NameWord) => boolean): number {
  let mask = 0;
  for (const [place, word] of words.entries()) if (isOwnName(word) && test(word)) mask |= 1 << place;
  return mask;
}

function wordsAt({ words }: PreparedName, mask: number): NameWord[] {
  return words.filter((_, place) => (mask & (1 << place)) !== 0);
}
