import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { Beat } from './presence.ts';
import { presenceChannel } from './presence.ts';

/** Says it to all server processes; PostgreSQL passes it on and keeps nothing. */
export async function sendBeat(db: Kysely<Tables>, beat: Beat): Promise<void> {
  await sql`select pg_notify(${presenceChannel}, ${JSON.stringify(beat)})`.execute(db);
}

/** Names of persons, in the order of the alphabet. */
export async function readNames(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('users')
    .select(['id', sql<string>`concat_ws(' ', first_name, last_name)`.as('name')])
    .where('id', 'in', ids)
    .where('status', '=', 'Active')
    .orderBy('name')
    .limit(50)
    .execute();
}
