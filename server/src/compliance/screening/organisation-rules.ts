import type { Alignment } from './align-names.ts';
import type { MatchWeights } from './match-weights.ts';
import type { PreparedName } from './prepared-name.ts';
import { part } from './prepared-name.ts';
import type { Rule } from './score-names.ts';

interface Found {
  readonly query: PreparedName;
  readonly candidate: PreparedName;
  readonly alignment: Alignment;
  readonly weights: MatchWeights;
}

/** Banks, companies and groups in common are nothing in common while either side has a name of its own. */
export function organisationRules({ query, candidate, alignment, weights }: Found): Rule[] {
  const { queryUsed, candidateUsed } = alignment;
  const isNamed = hasOwnName(query, queryUsed) || hasOwnName(candidate, candidateUsed);
  const isLeft = hasOwnName(query, ~queryUsed) || hasOwnName(candidate, ~candidateUsed);
  const hasOtherNumber = hasNumber(query, ~queryUsed) && hasNumber(candidate, ~candidateUsed);
  return [
    ...(!isNamed && isLeft ? [{ rule: 'generic-words-only', cap: weights.caps.genericOnly }] : []),
    ...(hasOtherNumber ? [{ rule: 'other-number', cap: weights.caps.otherNumber }] : []),
  ];
}

function hasNumber({ words }: PreparedName, mask: number): boolean {
  return words.some(({ part: kind }, place) => kind === part.number && (mask & (1 << place)) !== 0);
}

function hasOwnName({ words }: PreparedName, mask: number): boolean {
  return words.some(({ part: kind }, place) => kind === part.name && (mask & (1 << place)) !== 0);
}
