import type { CompiledQuery } from 'kysely';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { findByName } from '#server/engine/customers/find-by-name.queries.ts';
import { openPool } from '#server/platform/db/pool.ts';
import type { Tables } from '#server/platform/db/tables.ts';

/** The plans of a search by name as PostgreSQL ran them, with the planner set as the search sets it. */
export async function explainSearch(url: string, text: string): Promise<string[]> {
  const pool = openPool(url, { max: 1 });
  const sent: CompiledQuery[] = [];
  const dialect = new PostgresDialect({ pool });
  const db = new Kysely<Tables>({ dialect, log: ({ query }) => void sent.push(query) });
  try {
    const visible = sql`p.merged_into is null`;
    await findByName(db, { table: 'customers', text, officeId: '1', visible, limit: 10 });
    await pool.query('set enable_seqscan = off');
    const plans: string[] = [];
    for (const query of sent.filter(({ parameters }) => parameters.length > 0)) {
      const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
        `explain (analyze, buffers, costs off) ${query.sql}`,
        [...query.parameters],
      );
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
    return plans;
  } finally {
    await db.destroy();
  }
}
