import pg from 'pg';
import { register } from './names.ts';

/** Makes customers by set-based SQL: names by their frequency, a middle name for six in ten, two surnames for most. */
export async function fillCustomers(ownerUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('set synchronous_commit = off');
    await client.query("set maintenance_work_mem = '512MB'");
    await client.query('select setseed(0.42)');
    await openOffices(client);
    await makeRegister(client, 'given');
    await makeRegister(client, 'surname');
    const dropped = await dropIndexes(client);
    for (let from = 1; from <= count; from += 100_000) {
      await client.query(insertSql, [from, Math.min(from + 99_999, count)]);
    }
    for (const definition of dropped) await client.query(definition);
    await client.query('vacuum (analyze) customers');
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

/** Sixty sales offices more, in all of which the head admin works, so that one session can ask for each. */
async function openOffices(client: pg.Client): Promise<void> {
  await client.query(`
    with made as (
      insert into offices (code, name, office_type, service_types)
      select 'B' || chr(65 + n / 26) || chr(65 + n % 26), 'Bench ' || n, 'Regular', array['MoneyTransfer']
      from generate_series(0, 59) as n returning id)
    insert into user_offices (user_id, office_id)
    select u.id, made.id from users u, made where u.email = 'admin@giro.test'`);
}

/** A table in which a number between 0 and 1 finds the name that owns that stretch. */
async function makeRegister(client: pg.Client, kind: 'given' | 'surname'): Promise<void> {
  const { names, until } = register(kind);
  const total = until.at(-1) ?? 1;
  await client.query(`create temp table ${kind} (until float8 primary key, name text)`);
  await client.query(`insert into ${kind} select * from unnest($1::float8[], $2::text[])`, [
    until.map((value) => value / total),
    names,
  ]);
  await client.query(`analyze ${kind}`);
}

/** Indexes of text are built at once afterwards. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = 'customers' and indexdef like '%using gin%' or indexname in ('customers_by_name')`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

const draw = (table: string, chance: string): string =>
  `(select name from ${table} where until >= ${chance} order by until limit 1)`;

/** Chances are drawn first, so that every person has chances of their own. */
const insertSql = `
  with drawn as materialized (
    select n, random() as a, random() as b, random() as c, random() as d, random() as e, random() as f, random() as g
    from generate_series($1::int, $2::int) as n),
  offices as materialized (select array_agg(id order by id) as ids from offices where name like 'Bench %'),
  made as (
    insert into customers (first_name, middle_name, last_name, second_last_name, birth_date, sex, phone, phones, email,
      office_id, level, created_at, updated_at)
    select ${draw('given', 'a')}, case when e < 0.6 then ${draw('given', 'b')} else '' end,
      ${draw('surname', 'c')}, case when f < 0.9 then ${draw('surname', 'd')} else '' end,
      date '1935-01-01' + (g * 26000)::int, (array['F','M'])[1 + (a * 1000)::int % 2], phone, phone, '',
      o.ids[1 + (e * 7919)::int % cardinality(o.ids)], 'None',
      timestamptz '2020-01-01' + n * interval '3 minutes', timestamptz '2020-01-01' + n * interval '3 minutes'
    from drawn cross join offices o
    cross join lateral (select '+1' || (array['305','786','813','407','201'])[1 + n % 5] || (2000000 + n)::text as phone) p
    returning id, phone)
  insert into customer_phones (customer_id, position, kind, number, is_primary)
  select id, 0, 'Mobile', phone, true from made`;
