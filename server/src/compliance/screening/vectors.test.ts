import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { compareSubjects } from './compare-subjects.ts';
import { defaultConfig } from './match-config.ts';
import { portalScore } from './portal-score.ts';
import { readSubject } from './read-subject.ts';
import { soundex } from './soundex.ts';

interface Vector {
  readonly kind: string;
  readonly query: unknown;
  readonly candidate: unknown;
  readonly expected: unknown;
  readonly note: string;
}

const vectors = readFileSync(new URL('testdata/vectors.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Vector);

function of(kind: string): Vector[] {
  return vectors.filter((vector) => vector.kind === kind);
}

function score({ query, candidate }: Pick<Vector, 'query' | 'candidate'>): number {
  const [asked, listed] = [readSubject(query), readSubject(candidate)];
  if (!asked || !listed) throw new Error('a vector without a name');
  return compareSubjects(asked, listed, defaultConfig).score;
}

function rates(kind: string, threshold: number): { recall: number; precision: number } {
  const positives = of(kind).filter(({ expected }) => expected === true);
  const found = positives.filter((vector) => score(vector) >= threshold).length;
  const wrong = of(kind).filter((vector) => vector.expected === false && score(vector) >= threshold).length;
  return { recall: found / positives.length, precision: found / (found + wrong) };
}

test('labelled name pairs', () => {
  const { recall, precision } = rates('name_pair_bool', 0.8);
  expect((2 * precision * recall) / (precision + recall)).toBeGreaterThanOrEqual(0.92);
});

test('names of the UN list, misspelt or turned round', () => {
  expect(rates('name_pair_bool_recall', 0.85).recall).toBeGreaterThanOrEqual(0.985);
});

test('entities with dates and countries', () => {
  const { recall, precision } = rates('entity_bool', 0.8);
  expect(recall).toBeGreaterThanOrEqual(0.88);
  expect(precision).toBeGreaterThanOrEqual(0.88);
});

test('names of Spanish speakers: all positives, no negative alerts', () => {
  expect(of('hispanic_positive').filter((vector) => score(vector) < 0.8)).toEqual([]);
  expect(of('hispanic_negative').filter((vector) => score(vector) >= 0.85)).toEqual([]);
});

test('the better of two stands above', () => {
  const wrong = of('ranking').filter(({ query, candidate }) => {
    const { better, worse } = query as { better: unknown; worse: unknown };
    return score({ query: better, candidate }) <= score({ query: worse, candidate });
  });
  expect(wrong.length).toBeLessThanOrEqual(1);
});

test('scores that the portal of OFAC showed', () => {
  const rows = of('ofac_portal_score');
  const near = rows.filter(({ query, candidate, expected }) => {
    const ours = portalScore(String(query), String(candidate));
    return Number(expected) < 0 ? ours < 80 : Math.abs(ours - Number(expected)) <= 5;
  });
  expect(near.length / rows.length).toBeGreaterThanOrEqual(0.95);
});

test('Soundex', () => {
  expect(of('soundex').filter(({ query, expected }) => soundex(String(query)) !== expected)).toEqual([]);
});
