import type { NameIndex } from '../../server/src/compliance/screening/name-index.ts';
import { printTable } from '../shared/print-table.ts';
import { printVerdicts } from '../shared/verdicts.ts';
import type { AlertRates } from './alert-rates.ts';
import { alertRates } from './alert-rates.ts';
import { madeUpPeople, peopleOfWords } from './cuban-people.ts';

const count = 10_000;

/** How many honest people with Cuban names would wait. */
export function printAlerts(index: NameIndex): void {
  const one = alertRates(index, madeUpPeople(count, { surnameCount: 1, seed: 1 }));
  const two = alertRates(index, madeUpPeople(count, { surnameCount: 2, seed: 2 }));
  const listed = alertRates(index, peopleOfWords(listedWords(index), { count, seed: 3 }));
  printTable(
    `alerts among ${count} made-up people, percent`,
    ['', 'review by name', 'alert by name', 'alert with birth'],
    [row('one surname', one), row('two surnames', two), row('two surnames, all words from the list', listed)],
  );
  printVerdicts([
    { name: 'alerts, one surname', value: one.byName, unit: ' %', bar: 1.5 },
    { name: 'alerts, one surname, after dates of birth', value: one.withBirth, unit: ' %', bar: 0.2 },
    { name: 'alerts, two surnames', value: two.byName, unit: ' %', bar: 0.05 },
  ]);
}

function row(name: string, { review, byName, withBirth }: AlertRates): string[] {
  return [name, ...[review, byName, withBirth].map((rate) => rate.toFixed(3))];
}

const spanishSpeaking = /Colombia|Mexico|Cuba|Venezuela|Nicaragua|Honduras|Guatemala/;

/** Words in the names of listed persons from countries that speak Spanish. */
function listedWords(index: NameIndex): { given: string[]; surnames: string[] } {
  const names = index.entries
    .filter(({ kind, nationalities, birthPlaces }) => {
      return (
        kind === 'person' && [...nationalities, ...birthPlaces].some((place) => spanishSpeaking.test(place))
      );
    })
    .map((entry) => (entry.names[0]?.name ?? '').split(','));
  const wordsAt = (place: number): string[] => [
    ...new Set(
      names.flatMap((parts) => (parts[place] ?? '').trim().split(' ')).filter((word) => word.length > 3),
    ),
  ];
  return { given: wordsAt(1), surnames: wordsAt(0) };
}
