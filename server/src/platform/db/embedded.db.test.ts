import { fork, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { startEmbedded } from './embedded.ts';

let root: string;
let dataDir: string;
const cleanUps: (() => unknown)[] = [];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'giro-embedded-'));
  await chmod(root, 0o711);
  dataDir = join(root, 'var');
});
afterEach(async () => {
  while (cleanUps.length > 0) await cleanUps.pop()?.();
  // A database whose program was killed is still writing its last files.
  await rm(root, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
});

test('the first start creates the database, later ones find it again', async () => {
  const first = await start();
  expect(first.isNew).toBe(true);
  await query(first.migrateUrl, 'create table entry (id int)');
  await first.stop();

  const second = await start();
  expect(second.isNew).toBe(false);
  expect(await query(second.migrateUrl, 'select * from entry')).toEqual([]);
});

test('text sorts and folds the same on every machine, and the extensions are there for the owner', async () => {
  const { migrateUrl } = await start();
  for (const extension of ['pg_trgm', 'unaccent', 'fuzzystrmatch', 'btree_gist', 'pgcrypto', 'citext']) {
    await query(migrateUrl, `create extension ${extension}`);
  }

  expect(
    await query(migrateUrl, "select upper('peña') as upper, current_setting('TimeZone') as zone"),
  ).toEqual([{ upper: 'PEÑA', zone: 'UTC' }]);
});

test('the passwords are private and the application is nobody special', async () => {
  const { appUrl } = await start();

  expect((await stat(join(dataDir, 'postgres.json'))).mode & 0o777).toBe(0o600);
  await expect(query(appUrl.replace(/giro_app:[^@]+/, 'giro_app:wrong'), 'select 1')).rejects.toThrow(
    /password authentication failed/,
  );
  expect(
    await query(appUrl, 'select rolsuper, rolcreatedb, rolcreaterole from pg_roles where rolname = user'),
  ).toEqual([{ rolsuper: false, rolcreatedb: false, rolcreaterole: false }]);
});

test('a second program on the same directory is refused and harms nothing', async () => {
  const program = await run();

  await expect(startEmbedded({ dataDir })).rejects.toThrow(
    `Giro is already running on ${dataDir} (process ${program.child.pid}). Stop it, or choose another DATA_DIR.`,
  );
  expect(await query(program.migrateUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('the database ends with its program, also when that is killed, and the next start has every commit', async () => {
  const program = await run();
  await query(program.migrateUrl, 'create table entry as select 1 as id');
  const postgres = await postgresPid();
  await kill(program.child);

  await vi.waitFor(() => expect(isAlive(postgres)).toBe(false), 60_000);
  const next = await start();
  expect(await query(next.migrateUrl, 'select id from entry')).toEqual([{ id: 1 }]);
});

test('a database process that was left behind is ended first', async () => {
  const program = await run();
  await query(program.migrateUrl, 'create table entry as select 1 as id');
  const orphan = await postgresPid();
  // Stopped, it cannot follow its program into the end.
  process.kill(orphan, 'SIGSTOP');
  await kill(program.child);
  setTimeout(() => process.kill(orphan, 'SIGCONT'), 500);
  const lines: string[] = [];

  const next = await start((line) => lines.push(line));

  expect(lines).toContain(`ending the database process ${orphan} that an earlier start left behind`);
  expect(await query(next.migrateUrl, 'select id from entry')).toEqual([{ id: 1 }]);
});

test('a pid file whose number now belongs to another program is not taken for a running database', async () => {
  const first = await start();
  await first.stop();
  const bystander = spawn('sleep', ['60']);
  cleanUps.push(() => bystander.kill('SIGKILL'));
  await writeFile(join(first.place.data, 'postmaster.pid'), `${bystander.pid}\n${first.place.data}\n`);

  const next = await start();

  expect(await query(next.migrateUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(isAlive(bystander.pid ?? 0)).toBe(true);
});

test('a database that is killed under the program is started again at the same address', async () => {
  const { migrateUrl } = await start();
  await query(migrateUrl, 'create table entry as select 1 as id');
  process.kill(await postgresPid(), 'SIGKILL');

  await vi.waitFor(
    async () => expect(await query(migrateUrl, 'select id from entry')).toEqual([{ id: 1 }]),
    60_000,
  );
});

test('a first start that was interrupted begins anew', async () => {
  const first = await start();
  await first.stop();
  await rm(first.place.data, { recursive: true });
  await mkdir(`${first.place.data}.new/base`, { recursive: true });

  expect((await start()).isNew).toBe(true);
});

test.runIf(process.getuid?.() === 0)(
  'as root in a directory closed to others the data go where their user can',
  async () => {
    await chmod(root, 0o700);

    const { place, migrateUrl } = await start();
    cleanUps.unshift(() => rm(place.home, { recursive: true, force: true }));

    expect(await readlink(join(dataDir, 'postgres'))).toBe(place.home);
    expect((await stat(place.data)).uid).toBe(place.user?.uid);
    expect(place.user?.uid).not.toBe(0);
    expect(await query(migrateUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
  },
);

async function start(log?: (line: string) => void) {
  const database = await startEmbedded({ dataDir, settings: { fsync: 'off' }, log });
  cleanUps.push(() => database.stop());
  return database;
}

async function run(): Promise<{ child: ChildProcess; migrateUrl: string }> {
  const child = fork(join(import.meta.dirname, 'test-program.ts'), [dataDir], { execArgv: [] });
  cleanUps.push(() => kill(child));
  const [answer] = (await once(child, 'message')) as [{ migrateUrl: string }];
  return { child, migrateUrl: answer.migrateUrl };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function postgresPid(): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8'), 10);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
