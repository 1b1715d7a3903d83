import { expect, it } from 'vitest';
import { testDatabase } from '#server/platform/db/test-database.ts';
import { bumpBasis, readBasis } from './basis.queries.ts';
import { loadEntries } from './load-entries.queries.ts';

const { app, owner } = await testDatabase();

const version = async (source: string): Promise<string> => {
  const { id } = await owner
    .insertInto('list_versions')
    .values({
      source,
      status: 'active',
      origin: 'upload',
      fetched_at: new Date(0),
      activated_at: new Date(0),
      sha256: '0'.repeat(64),
      bytes: 1,
      rows: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

it('changes with a version, with the configuration, and with any change of the block list', async () => {
  await owner.deleteFrom('list_versions').execute();
  const seen = [await readBasis(app)];
  const look = async () => seen.push(await readBasis(app));

  const id = await version('CRL');
  await app.transaction().execute((tx) => bumpBasis(tx));
  await look();
  expect(seen.at(-1)).toContain(`lists:${id} `);
  await app.transaction().execute((tx) => bumpBasis(tx, { config: 2 }));
  await look();
  await app.insertInto('block_list').values({ full_name: 'Ana Uno', reason: 'r' }).execute();
  await look();
  await app.updateTable('block_list').set({ is_active: false }).execute();
  await look();
  expect(new Set(seen).size).toBe(5);
});

it('loads what counts now together with its basis', async () => {
  await app
    .insertInto('block_list')
    .values({ full_name: 'Bárbara Dos', birth_date: '1970-02-03', reason: 'Fraud' })
    .execute();
  const { basis, entries } = await loadEntries(app);
  expect(basis).toBe(await readBasis(app));
  expect(entries).toMatchObject([
    {
      list: 'INTERNAL_BLOCK',
      kind: 'person',
      names: [{ name: 'Bárbara Dos', use: 'primary' }],
      births: [{ year: 1970, month: 2, day: 3 }],
    },
  ]);
});
