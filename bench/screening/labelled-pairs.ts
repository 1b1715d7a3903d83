import { compareSubjects } from '../../server/src/compliance/screening/compare-subjects.ts';
import { defaultConfig } from '../../server/src/compliance/screening/match-config.ts';
import { readSubject } from '../../server/src/compliance/screening/read-subject.ts';
import type { Vector } from './vectors.ts';

export interface Labelled {
  readonly positives: number;
  readonly negatives: number;
  readonly found: number;
  readonly wrong: number;
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

export function scoreOf({ query, candidate }: Pick<Vector, 'query' | 'candidate'>): number {
  const [asked, listed] = [readSubject(query), readSubject(candidate)];
  return asked && listed ? compareSubjects(asked, listed, defaultConfig).score : 0;
}

/** How often labelled pairs are told right at a threshold. */
export function judge(vectors: readonly Vector[], threshold: number): Labelled {
  const positives = vectors.filter(({ expected }) => expected === true);
  const negatives = vectors.filter(({ expected }) => expected === false);
  const found = positives.filter((vector) => scoreOf(vector) >= threshold).length;
  const wrong = negatives.filter((vector) => scoreOf(vector) >= threshold).length;
  const precision = found + wrong === 0 ? 1 : found / (found + wrong);
  const recall = positives.length === 0 ? 1 : found / positives.length;
  const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  return { positives: positives.length, negatives: negatives.length, found, wrong, precision, recall, f1 };
}
