import type { Alignment } from './align-names.ts';
import { alignNames } from './align-names.ts';
import type { MatchWeights } from './match-weights.ts';
import { organisationRules } from './organisation-rules.ts';
import { personRules } from './person-rules.ts';
import type { NameWord, PreparedName } from './prepared-name.ts';
import { part, role, weightOf } from './prepared-name.ts';

/** Something that holds a score down or scales it, by a code that screens put into words. */
export interface AppliedRule {
  readonly rule: string;
  readonly before: number;
  readonly after: number;
}

export interface Comparison {
  readonly score: number;
  /** Before rules. */
  readonly base: number;
  /** What `base` is divided by: matched weight and what is missing. */
  readonly total: number;
  readonly alignment: Alignment;
  readonly missing: readonly Missing[];
  readonly rules: readonly AppliedRule[];
}

/** A word without a partner and what it takes. */
export interface Missing {
  readonly side: 'query' | 'candidate';
  readonly place: number;
  readonly cost: number;
  readonly isConflict: boolean;
}

/** A limit or a factor found by the rules of a kind of name. */
export interface Rule {
  readonly rule: string;
  readonly cap?: number;
  readonly factor?: number;
}

/** How far two names are one, 0 to 1, with everything it comes from. */
export function scoreNames(query: PreparedName, candidate: PreparedName, weights: MatchWeights): Comparison {
  const alignment = alignNames(query, candidate, weights);
  let matched = 0;
  let weight = 0;
  for (const match of alignment.matches) {
    matched += match.weight * match.similarity;
    weight += match.weight;
  }
  const missing = missingWords({ query, candidate, alignment, weights });
  const total = missing.reduce((sum, { cost }) => sum + cost, weight);
  const base = total === 0 ? 0 : matched / total;
  const found = { query, candidate, alignment, weights };
  const rules = base === 0 ? [] : query.kind === 'person' ? personRules(found) : organisationRules(found);
  return { base, total, alignment, missing, ...applyRules(base, rules) };
}

function applyRules(base: number, found: readonly Rule[]): { score: number; rules: AppliedRule[] } {
  let score = base;
  const rules: AppliedRule[] = [];
  for (const { rule, cap, factor = 1 } of found) {
    const after = Math.min(score * factor, cap ?? 1);
    if (after < score) rules.push({ rule, before: score, after });
    score = after;
  }
  return { score, rules };
}

interface Found {
  readonly query: PreparedName;
  readonly candidate: PreparedName;
  readonly alignment: Alignment;
  readonly weights: MatchWeights;
}

/** What has no partner costs much while both sides have such words, little while only one has. */
function missingWords({ query, candidate, alignment, weights }: Found): Missing[] {
  const asked = unmatched(query, alignment.queryUsed);
  const listed = unmatched(candidate, alignment.candidateUsed);
  const areBothMarried = asked.some(isSpouse) && listed.some(isSpouse);
  const askedWeight = weightSum(asked, areBothMarried);
  const listedWeight = weightSum(listed, areBothMarried);
  const conflict = Math.min(askedWeight, listedWeight);
  const shareOf = (sum: number): number => (sum === 0 ? 0 : conflict / sum);
  // A conflict is between two words; each of them bears half of it.
  const costs = (side: 'query' | 'candidate', words: readonly Unmatched[], share: number): Missing[] =>
    words.map(({ place, word, weight, isRepeated }) => {
      const own = word.role === role.spouse && !areBothMarried ? 0 : share;
      const surplus = weight * (1 - own) * surplusOf(word, query.kind, weights);
      const conflicts = (weight * own * weights.conflict) / 2;
      return { side, place, cost: (isRepeated ? 0.2 : 1) * surplus + conflicts, isConflict: conflicts > 0 };
    });
  return [
    ...costs('query', asked, shareOf(askedWeight)),
    ...costs('candidate', listed, shareOf(listedWeight)),
  ];
}

interface Unmatched {
  readonly place: number;
  readonly word: NameWord;
  readonly weight: number;
  /** Said twice: it is the same as a word that has its partner. */
  readonly isRepeated: boolean;
}

function unmatched(name: PreparedName, used: number): Unmatched[] {
  const found: Unmatched[] = [];
  for (let place = 0; place < name.words.length; place += 1) {
    if ((used & (1 << place)) !== 0) continue;
    const word = name.words[place] as NameWord;
    found.push({ place, word, weight: weightOf(word, name.kind), isRepeated: isRepeated(name, used, word) });
  }
  return found;
}

function isRepeated(name: PreparedName, used: number, { word, part: kind }: NameWord): boolean {
  if (kind !== part.name) return false;
  return name.words.some((other, place) => (used & (1 << place)) !== 0 && other.word === word);
}

/** The name of a husband contradicts none but that of another. */
function weightSum(words: readonly Unmatched[], withSpouses: boolean): number {
  let sum = 0;
  for (const one of words) if (withSpouses || !isSpouse(one)) sum += one.weight;
  return sum;
}

function isSpouse({ word }: Unmatched): boolean {
  return word.role === role.spouse;
}

function surplusOf(word: NameWord, kind: PreparedName['kind'], { surplus }: MatchWeights): number {
  if (kind === 'organisation') return surplus.organisation;
  if (word.role === role.spouse) return surplus.spouse;
  if (word.role === role.given) return surplus.given;
  return word.role === role.free ? surplus.free : surplus.surname;
}
