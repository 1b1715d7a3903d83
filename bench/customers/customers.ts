// `npm run bench:customers`: a million customers with the names that Cubans have, and a thousand names with a mistake
// each, asked for over HTTP one after the other. BENCH_ROWS, BENCH_TYPOS, BENCH_PORT and BENCH_DIR change its measure.
import type { House } from '../shared/open-house.ts';
import { openHouse } from '../shared/open-house.ts';
import { printTable } from '../shared/print-table.ts';
import { quantile } from '../shared/statistics.ts';
import { printLoad, printVerdicts } from '../shared/verdicts.ts';
import { explainSearch } from './explain-search.queries.ts';
import { fillCustomers } from './fill-customers.queries.ts';
import { samplePeople } from './sample-people.queries.ts';
import type { Person, TypoKind } from './typos.ts';
import { mistype, seeded, typoKinds } from './typos.ts';

const rows = Number(process.env['BENCH_ROWS'] ?? '1000000');
const typos = Number(process.env['BENCH_TYPOS'] ?? '1000');

/** The same mistakes in every run. */
const random = seeded(42);

interface Result {
  readonly kind: TypoKind;
  readonly ms: number;
  /** Asked in the office that created the person. */
  readonly isFound: boolean;
  /** Asked in the head office, where nothing speaks for one namesake or another. */
  readonly isFoundAnywhere: boolean;
}

printLoad();
const house = await openHouse();
try {
  const started = performance.now();
  await fillCustomers(house.database.migrateUrl, rows);
  console.log(
    `${rows.toLocaleString('en')} customers in ${((performance.now() - started) / 1000).toFixed(0)} s`,
  );
  const people = await samplePeople(house.database.migrateUrl, typos);
  const results: Result[] = [];
  for (const [at, person] of people.entries()) results.push(await ask(house, person, kindOf(at)));
  printResults(results);
  await printPlans(house, ['María García', 'Ysuimi Pérez Rodríguez', 'Juan Carlos Gonsales Hernádnez']);
  printVerdicts([
    {
      name: 'search of a customer, p95',
      value: quantile(
        results.map(({ ms }) => ms),
        0.95,
      ),
      unit: ' ms',
      bar: 100,
    },
    {
      name: 'among the first ten, asked in their office',
      value: shareOf(results, 'isFound') * 100,
      unit: ' %',
      bar: 95,
      isFloor: true,
    },
    {
      name: 'among the first ten, asked in the head office',
      value: shareOf(results, 'isFoundAnywhere') * 100,
      unit: ' %',
      bar: 95,
      isFloor: true,
    },
  ]);
} finally {
  await house.close();
}
printLoad();

function kindOf(at: number): TypoKind {
  return typoKinds[at % typoKinds.length] ?? 'swap';
}

async function ask(place: House, person: Person, kind: TypoKind): Promise<Result> {
  const typed = mistype(person, kind, random);
  const started = performance.now();
  const own = await search(place, typed, person.officeId);
  const ms = performance.now() - started;
  const anywhere = await search(place, typed, null);
  return { kind, ms, isFound: own.includes(person.id), isFoundAnywhere: anywhere.includes(person.id) };
}

async function search({ address, headers }: House, typed: string, office: string | null): Promise<string[]> {
  const url = `${address}/api/customers/search?${new URLSearchParams({ q: typed }).toString()}`;
  const answer = await fetch(url, {
    headers: office === null ? headers : { ...headers, 'x-appuseroffice': office },
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  const { rows: found } = (await answer.json()) as { rows: { id: string }[] };
  return found.map(({ id }) => id);
}

function shareOf(results: readonly Result[], key: 'isFound' | 'isFoundAnywhere'): number {
  return results.filter((result) => result[key]).length / results.length;
}

function printResults(results: readonly Result[]): void {
  const line = (name: string, some: readonly Result[]): string[] => {
    const times = some.map(({ ms }) => ms);
    return [
      name,
      String(some.length),
      `${(shareOf(some, 'isFound') * 100).toFixed(1)} %`,
      `${(shareOf(some, 'isFoundAnywhere') * 100).toFixed(1)} %`,
      quantile(times, 0.5).toFixed(1),
      quantile(times, 0.95).toFixed(1),
      Math.max(...times).toFixed(1),
    ];
  };
  printTable(
    `${rows.toLocaleString('en')} customers: is the right one among the first ten, and after how many ms`,
    ['mistake', 'asked', 'in their office', 'in the head office', 'p50', 'p95', 'max'],
    [
      ...typoKinds.map((kind) =>
        line(
          kind,
          results.filter((result) => result.kind === kind),
        ),
      ),
      line('all', results),
    ],
  );
}

async function printPlans({ database }: House, names: readonly string[]): Promise<void> {
  for (const text of names) {
    for (const plan of await explainSearch(database.appUrl, text)) console.log(`\n── ${text}\n${plan}`);
  }
}
