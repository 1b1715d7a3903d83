import pg from 'pg';
import type { Person } from './typos.ts';

/** People drawn evenly from all of them, the same in every run of the same fill. */
export async function samplePeople(url: string, count: number): Promise<Person[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Person>(
      `select id, office_id as "officeId", first_name as first, middle_name as middle, last_name as last,
         second_last_name as second
       from customers where phone like '+1%' order by md5(id::text) limit $1`,
      [count],
    );
    return rows;
  } finally {
    await client.end();
  }
}
