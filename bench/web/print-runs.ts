import { printTable } from '../shared/print-table.ts';
import { median, spread } from '../shared/statistics.ts';
import { printVerdicts } from '../shared/verdicts.ts';
import type { Run } from './measured-page.ts';

type Pick = (run: Run) => number;

const figures: readonly (readonly [name: string, pick: Pick, digits: number])[] = [
  ['CPU to the first 50 rows, ms', (run) => run.firstRows, 0],
  ['CPU one second later, ms', (run) => run.settled, 0],
  ['CPU of a page change, ms', (run) => run.pageChange, 1],
  ['CPU of a page change 400 ms later, ms', (run) => run.pageSettled, 1],
  ['long tasks to the first rows, ms', (run) => run.first.longTasks, 0],
  ['layout shift to the first rows', (run) => run.first.shift, 4],
  ['layout shift of five page changes', (run) => run.shiftOfPages, 4],
  ['elements', (run) => run.first.nodes, 0],
  ['heap after five page changes, MB', (run) => run.heap, 1],
];

/** Median and spread of both, the ratio of the medians, and the bars. */
export function printRuns(ours: readonly Run[], theirs: readonly Run[]): void {
  const ratio = (pick: Pick): number => median(ours.map(pick)) / median(theirs.map(pick));
  printTable(
    `50 rows × 11 columns, ${ours.length} runs each by turns: median (least–most)`,
    ['', 'giro', 'react-admin', 'ratio'],
    figures.map(([name, pick, digits]) => [
      name,
      spread(ours.map(pick), digits),
      spread(theirs.map(pick), digits),
      Number.isFinite(ratio(pick)) ? ratio(pick).toFixed(2) : '',
    ]),
  );
  printVerdicts([
    {
      name: 'CPU to the first 50 rows',
      value: ratio((run) => run.firstRows),
      unit: '×',
      bar: 0.75,
      goal: 0.65,
    },
    { name: 'CPU of a page change', value: ratio((run) => run.pageChange), unit: '×', bar: 0.4, goal: 0.33 },
    {
      name: 'layout shift',
      value: Math.max(...ours.map((run) => run.first.shift + run.shiftOfPages)),
      unit: '',
      bar: 0.02,
    },
  ]);
}
