import { appendFile, chmod, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { startEmbedded } from '#server/platform/db/embedded.ts';

import { backUp } from './backup/back-up.ts';
import { restore } from './backup/restore.ts';

let root: string;
let source: string;
let directory: string;
let target: string;
const cleanUps: (() => Promise<void>)[] = [];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'giro-backup-'));
  await chmod(root, 0o711);
  // Paths end up in commands of a shell.
  source = join(root, "it's 100% mine");
  directory = join(root, 'backup');
  target = join(root, "that's 50% too");
});
afterEach(async () => {
  while (cleanUps.length > 0) await cleanUps.pop()?.();
  await rm(root, { recursive: true, force: true });
});

test('a backup of the working database brings back the last commit, the files and the key', async () => {
  const { client } = await open(source);
  await client.query('create table entry (id int primary key)');
  await client.query('insert into entry select generate_series(1, 50000)');
  await mkdir(join(source, 'files/ab'), { recursive: true });
  await writeFile(join(source, 'files/ab/paper'), 'a stored paper');
  await writeFile(join(source, 'secret.key'), 'the key', { mode: 0o600 });

  const writing = keepWriting(client);
  await backUp({ dataDir: source, directory });
  const written = await writing.stop();
  await client.query('insert into entry values (-1)');
  await backUp({ dataDir: source, directory });
  await client.query('insert into entry values (-2)');

  await restore({ dataDir: target, directory });
  const restored = await open(target);
  expect(await count(restored.client)).toBe(50_000 + written + 1);
  expect(await idsBelowZero(restored.client)).toEqual([-1]);
  expect(await readFile(join(target, 'files/ab/paper'), 'utf8')).toBe('a stored paper');
  expect(await readFile(join(target, 'secret.key'), 'utf8')).toBe('the key');
});

test('a damaged database is replaced up to its own last commit, beyond the backup', async () => {
  const before = await open(source);
  await before.client.query('create table entry (id int primary key)');
  await backUp({ dataDir: source, directory });
  await before.client.query('insert into entry values (-3)');
  await before.close();
  await destroyTables(join(source, 'postgres/data'));

  await expect(restore({ dataDir: source, directory })).rejects.toThrow(/already holds a database/);
  await restore({ dataDir: source, directory, isReplacing: true });

  const after = await open(source);
  expect(await idsBelowZero(after.client)).toEqual([-3]);
  expect((await readdir(source)).filter((name) => name.startsWith('postgres.replaced-'))).toHaveLength(1);
});

test('a restored database takes backups again, and a mistake can be undone by the minute', async () => {
  const { client } = await open(source);
  await client.query('create table entry (id int primary key)');
  await client.query('insert into entry values (-4)');
  await backUp({ dataDir: source, directory });
  await client.query('insert into entry values (-5)');
  // A Date is exact to the millisecond only: keep the commits well apart from the moment between them.
  await client.query('select pg_sleep(0.05)');
  const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now');
  await client.query('select pg_sleep(0.05)');
  await client.query('delete from entry');
  await backUp({ dataDir: source, directory });

  await restore({ dataDir: target, directory, until: rows[0]?.now });
  const restored = await open(target);
  expect(await idsBelowZero(restored.client)).toEqual([-5, -4]);

  const [previous, next] = [await bases(), await backUp({ dataDir: target, directory })];
  expect(previous).not.toContain(next.base);
  expect(await bases()).toEqual([next.base]);
});

test('the database is backed up when nobody has started it', async () => {
  const first = await open(source);
  await first.client.query('create table entry (id int primary key)');
  await first.client.query('insert into entry values (-6)');
  await first.close();

  await backUp({ dataDir: source, directory });
  await restore({ dataDir: target, directory });

  expect(await idsBelowZero((await open(target)).client)).toEqual([-6]);
});

test('an unfinished backup, a directory without a database and a backup into itself are refused', async () => {
  await expect(backUp({ dataDir: source, directory })).rejects.toThrow(/no database in/);
  await expect(backUp({ dataDir: source, directory: join(source, 'backup') })).rejects.toThrow(/outside of/);
  await expect(restore({ dataDir: target, directory })).rejects.toThrow(/no finished backup/);
});

async function open(dataDir: string) {
  const database = await startEmbedded({ dataDir, settings: { fsync: 'off' } });
  const client = new pg.Client({ connectionString: database.migrateUrl });
  await client.connect();
  let isOpen = true;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    await client.end();
    await database.stop();
  };
  cleanUps.push(close);
  return { client, close };
}

function keepWriting(client: pg.Client) {
  let isStopped = false;
  let written = 0;
  const work = (async () => {
    while (!isStopped) {
      await client.query('insert into entry values ($1)', [1_000_000 + written]);
      written += 1;
    }
  })();
  return {
    async stop() {
      isStopped = true;
      await work;
      return written;
    },
  };
}

async function count(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: string }>('select count(*) from entry');
  return Number(rows[0]?.count);
}

async function idsBelowZero(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>('select id from entry where id < 0 order by id');
  return rows.map((row) => row.id);
}

async function bases(): Promise<string[]> {
  return (await readdir(directory)).filter((name) => name.startsWith('base-'));
}

async function destroyTables(data: string): Promise<void> {
  await rm(join(data, 'base'), { recursive: true });
  await appendFile(join(data, 'global/pg_control'), 'destroyed');
}
