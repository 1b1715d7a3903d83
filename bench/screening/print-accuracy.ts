import { portalScore } from '../../server/src/compliance/screening/portal-score.ts';
import type { NameIndex } from '../../server/src/compliance/screening/name-index.ts';
import { screen } from '../../server/src/compliance/screening/screen.ts';
import { defaultConfig } from '../../server/src/compliance/screening/match-config.ts';
import { printTable } from '../shared/print-table.ts';
import { printVerdicts } from '../shared/verdicts.ts';
import type { Labelled } from './labelled-pairs.ts';
import { judge, scoreOf } from './labelled-pairs.ts';
import { typoRecall } from './typo-recall.ts';
import type { Vector } from './vectors.ts';
import { halves, readVectors } from './vectors.ts';

const { review, alert } = defaultConfig.thresholds;

export function printAccuracy(index: NameIndex): void {
  const pairs = readVectors('name_pair_bool');
  const { shown, held } = halves(pairs);
  const strong = pairs.filter(({ note }) => note.includes('quality=STRONG'));
  const all = judge(pairs, review);
  const ofStrong = judge(strong, review);
  const people = { positive: readVectors('hispanic_positive'), negative: readVectors('hispanic_negative') };
  const treated = readVectors('name_pair_bool_recall');
  printTable(
    'labelled pairs',
    ['', 'at', 'positives', 'found', 'negatives', 'wrong', 'precision', 'recall', 'F1'],
    [
      row('name pairs', review, all),
      row('  half the method was set on', review, judge(shown, review)),
      row('  half that was only watched', review, judge(held, review)),
      row('name pairs', alert, judge(pairs, alert)),
      row('  marked STRONG', review, ofStrong),
      row('UN names, misspelt or turned round', review, judge(treated, review)),
      row('UN names, misspelt or turned round', alert, judge(treated, alert)),
      row('entities with dates and countries', review, judge(readVectors('entity_bool'), review)),
    ],
  );
  const typos = typoRecall(index, { count: 3000, seed: 20_261_121 });
  const foundOnList = people.positive.filter((vector) => isOnList(index, vector, review)).length;
  const alertedPair = people.negative.filter((vector) => scoreOf(vector) >= alert).length;
  const portal = portalParity();
  console.log(`\nmisspelt listed persons not found, some: ${typos.lost.slice(0, 5).join('; ')}`);
  printVerdicts([
    { name: 'F1 of labelled name pairs at 0.80', value: all.f1, unit: '', bar: 0.85, isFloor: true },
    {
      name: 'STRONG positives found',
      value: ofStrong.found,
      unit: ` of ${ofStrong.positives}`,
      bar: 14,
      isFloor: true,
    },
    { name: 'STRONG negatives found', value: ofStrong.wrong, unit: ` of ${ofStrong.negatives}`, bar: 0 },
    {
      name: 'Hispanic positives, as pairs',
      value: judge(people.positive, review).found,
      unit: ' of 12',
      bar: 11,
      isFloor: true,
    },
    { name: 'Hispanic positives, on the lists', value: foundOnList, unit: ' of 12', bar: 11, isFloor: true },
    { name: 'Hispanic negatives that alert', value: alertedPair, unit: ' of 18', bar: 1 },
    {
      name: 'misspelt listed persons found',
      value: typos.found / typos.tried,
      unit: '',
      bar: 0.96,
      isFloor: true,
    },
    {
      name: 'rankings in order',
      value: rankings(),
      unit: ` of ${readVectors('ranking').length}`,
      bar: 8,
      isFloor: true,
    },
    { name: 'portal scores within 5 points', value: portal.within, unit: '', bar: 0.95, isFloor: true },
    { name: 'mean distance to portal scores', value: portal.mean, unit: ' points', bar: 2 },
  ]);
}

function row(name: string, at: number, { positives, negatives, found, wrong, ...rates }: Labelled): string[] {
  const figures = [rates.precision, rates.recall, rates.f1].map((rate) => rate.toFixed(3));
  return [name, at.toFixed(2), ...[positives, found, negatives, wrong].map(String), ...figures];
}

function isOnList(index: NameIndex, { query, candidate }: Vector, threshold: number): boolean {
  const { hits } = screen(index, { name: String(query) }, defaultConfig);
  return hits.some(({ entry, score }) => score >= threshold && entry.names[0]?.name === candidate);
}

/** Recorded searches; -1 means that the portal did not show the name at 80. */
function portalParity(): { within: number; mean: number } {
  const rows = readVectors('ofac_portal_score').map(({ query, candidate, expected }) => ({
    ours: portalScore(String(query), String(candidate)),
    recorded: Number(expected),
  }));
  const within = rows.filter(({ ours, recorded }) =>
    recorded < 0 ? ours < 80 : Math.abs(ours - recorded) <= 5,
  );
  const shown = rows.filter(({ recorded }) => recorded >= 0);
  const distance = shown.reduce((sum, { ours, recorded }) => sum + Math.abs(ours - recorded), 0);
  return { within: within.length / rows.length, mean: distance / shown.length };
}

function rankings(): number {
  return readVectors('ranking').filter(({ query, candidate }) => {
    const { better, worse } = query as { better: unknown; worse: unknown };
    return scoreOf({ query: better, candidate }) > scoreOf({ query: worse, candidate });
  }).length;
}
