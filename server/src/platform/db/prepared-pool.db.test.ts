import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from './pool.ts';
import { isStalePlan } from './prepared-pool.ts';
import { testDatabase } from './test-database.ts';

const { ownerUrl } = await testDatabase();
const db = openDatabase(ownerUrl, { max: 1 });
afterAll(() => db.destroy());

async function kept(): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
  return rows.map(({ statement }) => statement);
}

it('keeps the plan of what comes again in transactions, and of nothing else but what is marked', async () => {
  await sql`create table things (id int primary key, name text)`.execute(db);
  for (let turn = 0; turn < 3; turn += 1) {
    await sql`select name from things where name like ${'a%'}`.execute(db);
    await sql`select /* kept plan */ ${turn}::int`.execute(db);
    await db
      .transaction()
      .execute(async (tx) => await sql`select * from things where id = ${turn}`.execute(tx));
  }
  expect((await kept()).toSorted()).toEqual([
    'select * from things where id = $1',
    'select /* kept plan */ $1::int',
  ]);
});

it('goes on with a new connection after a table has changed under a plan', async () => {
  const read = async () =>
    await db.transaction().execute(async (tx) => await sql`select * from things where id = ${1}`.execute(tx));
  await sql`alter table things add column colour text`.execute(db);
  const error: unknown = await read().catch((reason: unknown) => reason);
  expect(isStalePlan(error)).toBe(true);
  expect((await read()).rows).toEqual([]);
});
