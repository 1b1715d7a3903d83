import type { CompiledQuery } from 'kysely';
import { Kysely, PostgresDialect } from 'kysely';
import { openPool } from '#server/platform/db/pool.ts';
import type { Tables } from '#server/platform/db/tables.ts';

/** Runs something against the database and answers the plan of each statement it sent, as measured. */
export async function explain(
  url: string,
  run: (db: Kysely<Tables>) => Promise<unknown>,
): Promise<readonly string[]> {
  const pool = openPool(url, { max: 1 });
  const sent: CompiledQuery[] = [];
  const dialect = new PostgresDialect({ pool });
  const db = new Kysely<Tables>({ dialect, log: ({ query }) => void sent.push(query) });
  try {
    await run(db);
    const plans: string[] = [];
    for (const { sql, parameters } of sent) {
      const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
        `explain (analyze, buffers, costs off) ${sql}`,
        [...parameters],
      );
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
    return plans;
  } finally {
    await db.destroy();
  }
}
