import { sql } from 'kysely';
import { mayCall } from '#domain/access/access.ts';
import type { Access } from '#domain/access/access.ts';
import { entityAccess } from '#domain/areas/activity/entity-access.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { ExplorerSource } from './source.ts';

type MayRead = (context: OfficeContext, entity: string, id: string) => Promise<boolean>;

/** Whether the caller may open the paper of an entity: by role and right, and this one among those they see. */
export function mayReadOf(papers: Readonly<Record<string, ExplorerSource>>): MayRead {
  return async (context, entity, id) => {
    const paper = new Map(Object.entries(papers)).get(entity);
    const access = new Map<string, Access>(Object.entries(entityAccess)).get(entity);
    if (paper === undefined || access === undefined) return false;
    if (!mayCall(access, { ...context.user, office: context.office }).allowed) return false;
    const { from, id: key, visible } = paper;
    const { rows } = await sql`
      select from ${from(context)} where ${key} = ${id}::bigint and (${visible(context)}) limit 1
    `.execute(context.services.db);
    return rows.length > 0;
  };
}
