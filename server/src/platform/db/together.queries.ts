import { type Compilable, type Kysely, type OperationNodeSource, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** A write of the query builder. */
export type Write = Compilable & OperationNodeSource;

/**
 * Sends writes as one statement, which costs one way to the database and back. They see the tables as they were
 * before: none may need what another one writes.
 */
export async function writeTogether(db: Kysely<Tables>, writes: readonly (Write | null)[]): Promise<void> {
  const some = writes.filter((write) => write !== null);
  const last = some.pop();
  if (last === undefined) return;
  const parts = some.map((write, at) => sql`${sql.ref(`part${at}`)} as (${write})`);
  await sql`${parts.length === 0 ? sql`` : sql`with ${sql.join(parts)} `}${last}`.execute(db);
}
