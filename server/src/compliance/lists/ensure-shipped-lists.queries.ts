import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { PublishedList } from '#domain/areas/compliance/lists.values.ts';
import { publishedLists } from '#domain/areas/compliance/lists.values.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import type { Services } from '#server/platform/services.ts';
import { findActiveVersion } from './active-version.queries.ts';
import { hashFiles } from './read-source.ts';
import { shippedFiles } from './shipped-lists.ts';
import type { NewFile } from './store-list-file.queries.ts';
import { keepListFile, sha256Of } from './store-list-file.queries.ts';
import { takeVersion } from './take-version.queries.ts';

const directory = join(import.meta.dirname, '../../../../data/sanctions');

/**
 * Loads the lists that the product brings along where none was ever loaded, or where an older product's own are still
 * active. They are as old as they are: an hour counts from the oldest file's day, not from the day they were loaded.
 */
export async function ensureShippedLists(
  services: Pick<Services, 'db' | 'files' | 'clock'>,
  say: (line: string) => void,
): Promise<void> {
  for (const source of publishedLists) {
    const files = await readShipped(source);
    if (!(await isWanted(services.db, source, files))) continue;
    say(`loading sanctions lists: ${source}`);
    await services.db.transaction().execute((tx) => load(tx, services, { source, files }));
  }
}

interface Shipped {
  readonly source: PublishedList;
  readonly files: readonly Required<NewFile>[];
}

async function readShipped(source: PublishedList): Promise<Shipped['files']> {
  const own = shippedFiles.filter(({ list }) => list === source);
  return await Promise.all(
    own.map(async ({ part, file, publishedOn }) => ({
      part,
      name: file,
      publishedOn,
      bytes: await readFile(join(directory, file)),
    })),
  );
}

async function isWanted(
  db: Services['db'],
  source: PublishedList,
  files: Shipped['files'],
): Promise<boolean> {
  const active = await findActiveVersion(db, source);
  if (active === undefined) return true;
  const ours = hashFiles(files.map(({ part, bytes }) => ({ part, sha256: sha256Of(bytes) })));
  return active.origin === 'shipped' && active.sha256 !== ours;
}

async function load(
  tx: Tx,
  services: Pick<Services, 'db' | 'files' | 'clock'>,
  { source, files }: Shipped,
): Promise<void> {
  // Two processes that start at once: the second finds what the first has loaded.
  await sql`select pg_advisory_xact_lock(hashtextextended('shipped lists', 0))`.execute(tx);
  if (!(await isWanted(tx, source, files))) return;
  const now = services.clock();
  const kept = [];
  for (const file of files) kept.push(await keepListFile(tx, services.files, { file, now }));
  const days = files.map(({ publishedOn }) => publishedOn).sort();
  const main = files.find(({ part }) => part === 'main');
  const { fault } = await takeVersion(tx, services, {
    source,
    files: kept,
    origin: 'shipped',
    by: null,
    publishedOn: main?.publishedOn ?? '',
    freshAt: new Date( // noon, which is the same day for everybody in the business
      `${(days[0] ?? '').padEnd(10, '-01')}T12:00:00Z`,
    ),
  });
  if (fault !== null) throw new Error(`The shipped list ${source} cannot be used: ${fault}.`);
}
