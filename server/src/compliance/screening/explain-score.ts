import type { Evidence } from './evidence.ts';
import type { Comparison } from './score-names.ts';
import type { Match, Span } from './align-names.ts';
import type { NameWord, PreparedName } from './prepared-name.ts';
import { role } from './prepared-name.ts';
import type { Likeness } from './word-similarity.ts';
import { likeness } from './word-similarity.ts';

/** A line of the explanation. The points of all lines add up to the score. */
export interface ScorePart {
  /**
   * Words that are partners: why; a word without one: missing, or conflict while the other name has such a word too;
   * a rule or a fact beside the name.
   */
  readonly how: Likeness | 'joined' | 'initial' | 'missing' | 'conflict' | 'rule' | 'evidence' | 'alias';
  readonly query?: string;
  readonly candidate?: string;
  readonly role?: 'given' | 'surname' | 'second-surname' | 'spouse';
  readonly similarity?: number;
  /** Its share of the score were it perfect, 0 to 1. */
  readonly share?: number;
  readonly rule?: string;
  readonly verdict?: string;
  readonly points: number;
}

const roleNames = {
  [role.given]: 'given',
  [role.firstSurname]: 'surname',
  [role.laterSurname]: 'second-surname',
  [role.spouse]: 'spouse',
} as const;

/** Says word by word where a score of two names comes from. */
export function explainScore(query: PreparedName, candidate: PreparedName, found: Comparison): ScorePart[] {
  const matches = found.alignment.matches
    .toSorted((a, b) => a.query.first - b.query.first)
    .map((match) => matchPart({ query, candidate }, match, found.total));
  const missing = found.missing.map(({ side, place, cost, isConflict }) => {
    const word = (side === 'query' ? query : candidate).words[place] as NameWord;
    return {
      how: isConflict ? ('conflict' as const) : ('missing' as const),
      [side]: word.word.text,
      ...roleOf(word),
      similarity: 0,
      share: rounded(cost / found.total),
      points: 0,
    };
  });
  const rules = found.rules.map(({ rule, before, after }) => ({
    how: 'rule' as const,
    rule,
    points: after - before,
  }));
  return [...matches, ...missing, ...rules];
}

export function explainEvidence(
  evidence: readonly Evidence[],
  nameScore: number,
  score: number,
): ScorePart[] {
  const sum = evidence.reduce((points, one) => points + one.points, 0);
  // A score ends at 0 and 1: what is too much is taken from the facts in proportion.
  const factor = sum === 0 ? 0 : (score - nameScore) / sum;
  return evidence.map(({ fact, verdict, subject, listed, points }) => ({
    how: 'evidence' as const,
    rule: fact,
    verdict,
    query: subject,
    candidate: listed,
    points: points * factor,
  }));
}

function matchPart(
  { query, candidate }: { query: PreparedName; candidate: PreparedName },
  match: Match,
  total: number,
): ScorePart {
  const asked = query.words[match.query.first] as NameWord;
  const listed = candidate.words[match.candidate.first] as NameWord;
  const isJoined = match.query.count + match.candidate.count > 2;
  const how = match.isInitial ? 'initial' : isJoined ? 'joined' : likeness(asked.word, listed.word);
  return {
    how,
    query: textOf(query, match.query),
    candidate: textOf(candidate, match.candidate),
    ...roleOf(candidate.hasRoles ? listed : asked),
    similarity: rounded(match.similarity),
    share: rounded(match.weight / total),
    points: (match.weight * match.similarity) / total,
  };
}

function textOf({ words }: PreparedName, { first, count }: Span): string {
  return words
    .slice(first, first + count)
    .map(({ word }) => word.text)
    .join(' ');
}

function roleOf({ role: place }: NameWord): { role?: (typeof roleNames)[keyof typeof roleNames] } {
  return place === role.free ? {} : { role: roleNames[place] };
}

/** Four digits behind the point. */
export function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
