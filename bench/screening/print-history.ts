import { printTable } from '../shared/print-table.ts';
import { printVerdicts } from '../shared/verdicts.ts';
import { damagedFiles, historySteps } from './history.ts';

export function printHistory(): void {
  const steps = historySteps();
  printTable(
    'real versions of the SDN list',
    ['', 'added', 'removed', 'changed', 'recomputed'],
    steps.map(({ from, to, added, removed, changed, isSame }) => [
      `${from} to ${to}`,
      ...[added, removed, changed].map(String),
      isSame ? 'same' : 'DIFFERENT',
    ]),
  );
  const damaged = damagedFiles();
  printTable(
    'damaged files',
    ['', 'refused for'],
    damaged.map(({ name, fault }) => [name, fault ?? 'taken']),
  );
  printVerdicts([
    {
      name: 'diffs that equal the recomputed one',
      value: steps.filter(({ isSame }) => isSame).length,
      unit: ` of ${steps.length}`,
      bar: steps.length,
      isFloor: true,
    },
    {
      name: 'damaged files taken',
      value: damaged.filter(({ name, fault }) => name !== 'whole' && !fault).length,
      unit: '',
      bar: 0,
    },
    {
      name: 'whole files refused',
      value: damaged.filter(({ name, fault }) => name === 'whole' && fault).length,
      unit: '',
      bar: 0,
    },
  ]);
}
