import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { migrate } from './migrate.ts';
import { emptyDatabase, testDatabase } from './test-database.ts';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'giro-migrations-'));
});
afterEach(() => rm(directory, { recursive: true }));

test('runs the files in the order of their numbers, each once', async () => {
  const database = await prepare({
    '0001_first.sql': 'create table first (id int)',
    '0002_second.sql': 'alter table first add column name text',
  });

  expect(await database.migrate()).toEqual({ applied: ['0001_first.sql', '0002_second.sql'] });
  expect(await database.migrate()).toEqual({ applied: [] });
  await database.write('0003_third.sql', 'create table third (id int)');
  expect(await database.migrate()).toEqual({ applied: ['0003_third.sql'] });
});

test('a file that fails leaves nothing of itself behind, what ran before it stays, and it runs again when repaired', async () => {
  const database = await prepare({
    '0001_first.sql': 'create table first (id int)',
    '0002_broken.sql': 'create table half (id int);\ninsert into nowhere values (1);',
  });

  await expect(database.migrate()).rejects.toThrow(/0002_broken\.sql:2 failed.*"nowhere" does not exist/);
  expect(await database.tables()).toEqual(['first', 'schema_migration']);
  await database.write('0002_broken.sql', 'create table whole (id int)');
  expect(await database.migrate()).toEqual({ applied: ['0002_broken.sql'] });
});

test('a file with a commit of its own is refused before it runs', async () => {
  const database = await prepare({
    '0001_sly.sql': 'create table a (id int); commit; create table b (id int)',
  });

  await expect(database.migrate()).rejects.toThrow(/0001_sly\.sql ends its own transaction/);
  expect(await database.tables()).toEqual([]);
});

test('refuses a file that was changed after it ran', async () => {
  const database = await prepare({ '0001_first.sql': 'create table first (id int)' });
  await database.migrate();
  await database.write('0001_first.sql', 'create table first (id bigint)');

  await expect(database.migrate()).rejects.toThrow(/0001_first\.sql was changed after it ran/);
});

test('the line ends of a checkout do not count as a change', async () => {
  const database = await prepare({ '0001_first.sql': 'create table first (\n id int)' });
  await database.migrate();
  await database.write('0001_first.sql', 'create table first (\r\n id int)');

  expect(await database.migrate()).toEqual({ applied: [] });
});

test('refuses a database that a newer version has migrated', async () => {
  const database = await prepare({ '0001_first.sql': 'select 1', '0002_second.sql': 'select 2' });
  await database.migrate();
  await rm(join(directory, '0002_second.sql'));

  await expect(database.migrate()).rejects.toThrow(/newer than this program: .*0002_second\.sql/);
});

test('refuses a file that is inserted before one that ran', async () => {
  const database = await prepare({ '0001_first.sql': 'select 1', '0003_third.sql': 'select 3' });
  await database.migrate();
  await database.write('0002_late.sql', 'select 2');

  await expect(database.migrate()).rejects.toThrow(/inserted before 0003_third\.sql/);
});

test.each([
  [{ '1_short.sql': 'select 1' }, /1_short\.sql is not named like/],
  [{ '0001_a.sql': 'select 1', '0001_b.sql': 'select 1' }, /Two migrations have the number 0001/],
])('refuses names that leave the order open', async (files, message) => {
  const database = await prepare(files);

  await expect(database.migrate()).rejects.toThrow(message);
});

test('processes that start together run every file once between them', async () => {
  const database = await prepare({
    '0001_slow.sql': 'create table slow (id int); select pg_sleep(0.2)',
    '0002_next.sql': 'insert into slow values (1)',
  });

  const results = await Promise.all([database.migrate(), database.migrate(), database.migrate()]);

  expect(results.flatMap((result) => result.applied)).toEqual(['0001_slow.sql', '0002_next.sql']);
});

test('a database that cannot be reached or entered is named in one line, without the password', async () => {
  const { ownerUrl } = await emptyDatabase();
  const wrong = new URL(ownerUrl);
  wrong.password = 'hunter2';

  await expect(migrate('postgres://giro:hunter2@127.0.0.1:1/giro')).rejects.toThrow(
    'The database at 127.0.0.1:1/giro cannot be used: connect ECONNREFUSED 127.0.0.1:1',
  );
  await expect(migrate(wrong.href)).rejects.toThrow(
    /^The database at [^@]* cannot be used: password authentication failed/,
  );
});

test('a user who does not own the database is told who has to migrate it', async () => {
  const { ownerUrl } = await emptyDatabase();
  await migrate(ownerUrl, { directory });
  const stranger = new URL(ownerUrl);
  stranger.username = 'giro_app';
  stranger.password = new URL((await testDatabase()).appUrl).password;

  await expect(migrate(stranger.href, { directory })).rejects.toThrow(
    /^The user giro_app may not migrate this database: permission denied .*as MIGRATE_URL\.$/,
  );
});

async function prepare(files: Record<string, string>) {
  const { ownerUrl } = await emptyDatabase();
  const write = (name: string, sql: string) => writeFile(join(directory, name), sql);
  for (const [name, sql] of Object.entries(files)) await write(name, sql);
  return {
    write,
    migrate: () => migrate(ownerUrl, { directory }),
    async tables() {
      const client = new pg.Client({ connectionString: ownerUrl });
      await client.connect();
      const { rows } = await client.query<{ name: string }>(
        "select tablename as name from pg_tables where schemaname = 'public' order by 1",
      );
      await client.end();
      return rows.map((row) => row.name);
    },
  };
}
