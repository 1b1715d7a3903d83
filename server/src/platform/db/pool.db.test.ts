import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, inject, test } from 'vitest';

import { openDatabase } from './pool.ts';
import { testDatabase } from './test-database.ts';

const { app, appUrl, ownerUrl } = await testDatabase();

test('values arrive without loss: 64-bit and decimal numbers and days as text, moments as Date', async () => {
  const { rows } = await sql`
    select 9007199254740993::bigint as big, 0.10::numeric as decimal, '1900-01-01'::date as day,
      array['2099-12-31', '2024-02-29']::date[] as days, '{}'::date[] as none,
      '2026-03-08 07:30:00+00'::timestamptz as moment`.execute(app);

  expect(rows).toEqual([
    {
      big: '9007199254740993',
      decimal: '0.10',
      day: '1900-01-01',
      days: ['2099-12-31', '2024-02-29'],
      none: [],
      moment: new Date('2026-03-08T07:30:00Z'),
    },
  ]);
});

test('a statement that takes too long is ended', async () => {
  const impatient = openDatabase(ownerUrl, { max: 1, statementTimeoutMs: 50 });
  afterAll(() => impatient.destroy());

  await expect(sql`select pg_sleep(5)`.execute(impatient)).rejects.toThrow(/statement timeout/);
});

test('a connection that breaks while it is in use fails its next statement and nothing else', async () => {
  const one = openDatabase(appUrl, { max: 1 });
  afterAll(() => one.destroy());
  const isThere = async (pid: number): Promise<boolean> =>
    (await sql`select from pg_stat_activity where pid = ${pid}`.execute(app)).rows.length > 0;

  const broken = one.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    const pid = rows[0]?.pid ?? 0;
    await sql`select pg_terminate_backend(${pid})`.execute(app);
    while (await isThere(pid)) await sleep(5);
    await sleep(50); // until its last words have arrived
    await sql`select 1`.execute(tx);
  });

  await expect(broken).rejects.toThrow(/not queryable|terminat/);
  expect((await sql`select 1 as one`.execute(one)).rows).toEqual([{ one: 1 }]);
});

test('the application may not change tables, and only reads the record of migrations', async () => {
  await expect(sql`create table mine (id int)`.execute(app)).rejects.toThrow(/permission denied/);
  await expect(sql`delete from schema_migration`.execute(app)).rejects.toThrow(/permission denied/);
});

test("the rights of the application's role hold on another user's connection", async () => {
  const administrator = openDatabase(inject('cluster').adminUrl, { max: 1 });
  afterAll(() => administrator.destroy());
  await sql`grant giro_app to giro_owner`.execute(administrator);
  const limited = openDatabase(ownerUrl, { max: 1, role: 'giro_app' });
  afterAll(() => limited.destroy());

  const { rows } = await sql`select current_user as me`.execute(limited);

  expect(rows).toEqual([{ me: 'giro_app' }]);
  await expect(sql`create table mine (id int)`.execute(limited)).rejects.toThrow(/permission denied/);
});
