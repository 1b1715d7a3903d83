import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Services } from '../services.ts';

const graceHours = 24;

/**
 * Removes files that nothing refers to for a day: uploads of forms that were never saved, and what was replaced.
 * References are foreign keys, and `fileId` anywhere in a JSON column.
 */
export async function removeUnusedFiles(services: Services): Promise<void> {
  const { db, clock, log } = services;
  const limit = new Date(clock().getTime() - graceHours * 3_600_000);
  const places = await findPlaces(services);
  const { rows } = await sql<{ sha256: string }>`
    delete from files f where f.created_at < ${limit}
    ${sql.join(
      places.map((place) => sql`and not exists (${place})`),
      sql` `,
    )}
    returning f.sha256`.execute(db);

  let removed = 0;
  for (const sha256 of new Set(rows.map((row) => row.sha256))) {
    if (await removeBytes(services, sha256)) removed += 1;
  }
  log.info({ rows: rows.length, removed }, 'unused files removed');
}

/** One query for each column that may refer to a file, about the file `f`. */
async function findPlaces({ db }: Services): Promise<RawBuilder<unknown>[]> {
  const { rows } = await sql<{ table: string; column: string; isJson: boolean }>`
    select c.oid::regclass::text as table, a.attname as column, a.atttypid = 'jsonb'::regtype as "isJson"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and c.relname not in ('activity', 'outbox')
      and (a.atttypid = 'jsonb'::regtype or exists (
        select from pg_constraint k where k.contype = 'f' and k.conrelid = c.oid
          and k.confrelid = 'files'::regclass and k.conkey = array[a.attnum]))`.execute(db);
  return rows.map(({ table, column, isJson }) => {
    const place = sql`${sql.table(table)} t where`;
    const value = sql`t.${sql.ref(column)}`;
    return isJson
      ? sql`select from ${place} jsonb_path_exists(${value}, '$.**.fileId ? (@ == $id)', jsonb_build_object('id', f.id::text))`
      : sql`select from ${place} ${value} = f.id`;
  });
}

async function removeBytes({ db, files }: Services, sha256: string): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${sha256}, 1))`.execute(tx);
    const named = await tx
      .selectFrom('files')
      .select('id')
      .where('sha256', '=', sha256)
      .limit(1)
      .executeTakeFirst();
    if (named !== undefined) return false;
    await files.remove(sha256);
    return true;
  });
}
