import { expect, it } from 'vitest';
import { testApp } from '#server/platform/http/test-app.ts';
import { readBasis } from './basis.queries.ts';
import { ensureShippedLists } from './ensure-shipped-lists.queries.ts';
import { loadEntries } from './load-entries.queries.ts';

const { services, database } = await testApp([]);

it('loads what the product brings along, once, with its days and files', async () => {
  const said: string[] = [];
  await ensureShippedLists(services, (line) => void said.push(line));
  expect(said).toHaveLength(4);
  const versions = await database.app
    .selectFrom('list_versions')
    .select(['source', 'status', 'origin', 'rows', 'published_on'])
    .orderBy('source')
    .execute();
  expect(versions).toEqual([
    { source: 'CPA', status: 'active', origin: 'shipped', rows: 429, published_on: '2025-07-14' },
    { source: 'CRL', status: 'active', origin: 'shipped', rows: 239, published_on: '2025-07-14' },
    { source: 'OFAC_CONS', status: 'active', origin: 'shipped', rows: 442, published_on: '2024-08' },
    { source: 'OFAC_SDN', status: 'active', origin: 'shipped', rows: 14_986, published_on: '2024-05-03' },
  ]);
  const { basis, entries } = await loadEntries(database.app);
  expect(entries).toHaveLength(14_986 + 442 + 239 + 429);
  expect(entries.find(({ id, list }) => list === 'OFAC_SDN' && id === '306')?.names[0]?.name).toBe(
    'BANCO NACIONAL DE CUBA',
  );
  const sources = await database.app
    .selectFrom('list_sources')
    .select('fresh_at')
    .where('code', '=', 'OFAC_SDN')
    .executeTakeFirstOrThrow();
  expect(sources.fresh_at?.toISOString()).toBe('2024-05-03T12:00:00.000Z');

  await ensureShippedLists(services, (line) => void said.push(line));
  expect(said).toHaveLength(4);
  expect(await readBasis(database.app)).toBe(basis);
});

it('loads each list once when two processes start together', async () => {
  await database.owner.deleteFrom('list_entries').execute();
  await database.owner.deleteFrom('list_version_files').execute();
  await database.owner.deleteFrom('list_versions').execute();
  await Promise.all([ensureShippedLists(services, () => {}), ensureShippedLists(services, () => {})]);
  const { entries } = await loadEntries(database.app);
  expect(entries).toHaveLength(16_096);
  expect(await database.app.selectFrom('list_versions').select('id').execute()).toHaveLength(4);
});
