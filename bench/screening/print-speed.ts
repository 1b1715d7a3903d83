import { defaultConfig } from '../../server/src/compliance/screening/match-config.ts';
import type { NameIndex } from '../../server/src/compliance/screening/name-index.ts';
import { screen } from '../../server/src/compliance/screening/screen.ts';
import { printVerdicts } from '../shared/verdicts.ts';
import { madeUpPeople } from './cuban-people.ts';
import { processorTime, searchSpeed } from './search-speed.ts';
import { readVectors } from './vectors.ts';

interface Built {
  readonly buildSeconds: number;
  readonly buildCpuSeconds: number;
  readonly megabytes: number;
}

export function printSpeed(index: NameIndex, { buildSeconds, buildCpuSeconds, megabytes }: Built): void {
  const unlisted = madeUpPeople(30, { surnameCount: 2, seed: 4 }).map(({ name }) => name);
  const misspelt = readVectors('name_pair_bool_recall')
    .filter(({ note }) => note.includes('identical=False'))
    .slice(0, 30)
    .map(({ query }) => String(query));
  const speed = searchSpeed(index, [...unlisted, ...misspelt]);
  const fresh = meanOf(index, 2000, 5);
  const batch = meanOf(index, 20_000, 6);
  console.log('\nTimes are of one processor; a clock would also count what else the machine does.');
  console.log(`index built in ${buildSeconds.toFixed(2)} s by the clock`);
  console.log(
    `\none name: every listed name ${speed.exhaustive.toFixed(2)} ms, index with nothing remembered ${speed.indexed.toFixed(3)} ms`,
  );
  printVerdicts([
    { name: 'build', value: buildCpuSeconds, unit: ' s', bar: 1.5 },
    { name: 'memory of the index', value: megabytes, unit: ' MB', bar: 150 },
    {
      name: 'index against scan',
      value: speed.exhaustive / speed.indexed,
      unit: ' times',
      bar: 100,
      isFloor: true,
    },
    { name: `hits of the scan missed (of ${speed.hits})`, value: speed.missed.length, unit: '', bar: 0 },
    { name: 'mean of a two-surname name not on the list', value: fresh, unit: ' ms', bar: 0.3 },
    { name: '20,000 customers', value: (batch * 20_000) / 1000, unit: ' s', bar: 5 },
  ]);
  for (const missed of speed.missed) console.log(`missed: ${missed}`);
}

/** Milliseconds per made-up person with two surnames. */
function meanOf(index: NameIndex, count: number, seed: number): number {
  const people = madeUpPeople(count, { surnameCount: 2, seed });
  const begun = processorTime();
  for (const { name } of people) screen(index, { name, kind: 'person' }, defaultConfig);
  return (processorTime() - begun) / count;
}
