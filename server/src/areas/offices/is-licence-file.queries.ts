import { sql } from 'kysely';
import { mayCall } from '#domain/access/access.ts';
import { officesAccess } from '#domain/areas/offices/offices.explorer.ts';
import type { SessionContext } from '#server/platform/http/context.ts';

/** The file of an office's licence, for who may read that office: all of them, or their own. */
export async function isLicenceFile(
  { services, user, office }: SessionContext,
  fileId: string,
): Promise<boolean> {
  if (office === null || !mayCall(officesAccess, { ...user, office }).allowed) return false;
  const { rows } = await sql`
    select 1 from offices o
    where o.licences @> ${JSON.stringify([{ fileId }])}::jsonb
      and (${user.roles.includes('CorporationAdmin')} or exists (
        select from user_offices mine where mine.office_id = o.id and mine.user_id = ${user.id}))
    limit 1`.execute(services.db);
  return rows.length > 0;
}
