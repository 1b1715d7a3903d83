import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** How much waits to be handed on, and since when the oldest of it. */
export async function readOutbox(db: Kysely<Tables>): Promise<{ waiting: number; lagSeconds: number }> {
  const { rows } = await sql<{ waiting: number; lag: number }>`
    select count(*)::int as waiting,
      coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as lag
    from (select created_at from outbox limit 10000) as rows`.execute(db);
  const [row] = rows;
  return { waiting: row?.waiting ?? 0, lagSeconds: Math.max(0, row?.lag ?? 0) };
}
