import { sql } from 'kysely';
import { Problem } from '#domain/kernel/problem.ts';
import type { SessionContext } from '../http/context.ts';
import type { Services } from '../services.ts';
import type { TakenFile } from './take-upload.ts';

/**
 * Whether a file is shown to somebody; an area that shows files has one. A file that no one vouches for is seen only
 * by who uploaded it.
 */
export type FileReader = (context: SessionContext, fileId: string) => Promise<boolean>;

/** Names bytes that are in the store already. The lock keeps the clean-up from removing them at this moment. */
export async function insertFile(context: SessionContext, { sha256, ...file }: TakenFile): Promise<string> {
  const { services, user, now } = context;
  return await services.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${sha256}, 1))`.execute(tx);
    const { id } = await tx
      .insertInto('files')
      .values({
        sha256,
        name: file.name,
        mime: file.mime,
        size: file.size,
        created_by: user.id,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (!(await services.files.has(sha256))) throw new Problem('not-ready');
    return id;
  });
}

export async function findFile(services: Services, id: string) {
  return await services.db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst();
}

/** An office's logo stands on its papers; everybody may see it. */
export async function isLogo({ services }: SessionContext, fileId: string): Promise<boolean> {
  const found = services.db.selectFrom('offices').select('id').where('logo_file_id', '=', fileId).limit(1);
  return (await found.executeTakeFirst()) !== undefined;
}
