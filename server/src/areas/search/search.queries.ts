import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Access } from '#domain/access/access.ts';
import { mayCall } from '#domain/access/access.ts';
import { screenOf } from '#domain/access/screens.ts';
import type { SearchGroup } from '#domain/areas/search/search.endpoints.ts';
import { foldText } from '#server/engine/explorer/condition.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';

interface Searched {
  readonly kind: SearchGroup['kind'];
  readonly access: Access;
  /** Rows as label, detail and what is searched in; the best ones first. */
  readonly rows: (context: OfficeContext) => RawBuilder<unknown>;
  readonly href: (id: string) => string;
}

const searched: readonly Searched[] = [
  {
    kind: 'user',
    access: screenOf('settings.users').access,
    rows: (context) => sql`
      select u.id, u.first_name || ' ' || u.last_name as label, u.email::text as detail,
        fold(u.first_name || ' ' || u.last_name || ' ' || u.email::text) as searched
      from users u where ${context.user.roles.includes('CorporationAdmin')} or exists (
        select from user_offices theirs join user_offices mine using (office_id)
        where theirs.user_id = u.id and mine.user_id = ${context.user.id})`,
    href: (id) => `/settings/users/paper/${id}`,
  },
  {
    kind: 'office',
    access: screenOf('settings.offices').access,
    rows: (context) => sql`
      select o.id, o.name as label, o.code || ' · ' || o.office_type as detail,
        fold(o.name || ' ' || o.code || ' ' || o.territory) as searched
      from offices o where ${context.user.roles.includes('CorporationAdmin')} or exists (
        select from user_offices mine where mine.office_id = o.id and mine.user_id = ${context.user.id})`,
    href: (id) => `/settings/offices/paper/${id}`,
  },
  {
    kind: 'notice',
    access: screenOf('settings.notices').access,
    rows: (context) => sql`
      select n.id, ${context.language === 'es' ? sql`n.title_es` : sql`n.title_en`} as label, n.status as detail,
        fold(n.title_en || ' ' || n.title_es) as searched
      from notices n`,
    href: (id) => `/settings/notices/paper/${id}`,
  },
];

/** The best few of each kind that the caller may open. */
export async function search(context: OfficeContext, q: string): Promise<SearchGroup[]> {
  const subject = { ...context.user, office: context.office };
  const mine = searched.filter(({ access }) => mayCall(access, subject).allowed);
  const groups = await Promise.all(mine.map((one) => searchOne(context, one, q)));
  return groups.filter((group) => group.rows.length > 0);
}

async function searchOne(context: OfficeContext, one: Searched, q: string): Promise<SearchGroup> {
  const folded = foldText(q);
  const words = folded.split(/\s+/u).slice(0, 6);
  const every = words.map(
    (word) => sql`r.searched like ${`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`,
  );
  const { rows } = await sql<{ id: string; label: string; detail: string }>`
    select r.id, r.label, r.detail from (${one.rows(context)}) as r
    where ${sql.join(every, sql` and `)}
    order by word_similarity(${folded}, r.searched) desc, r.id
    limit 6`.execute(context.services.db);
  return { kind: one.kind, rows: rows.map((row) => ({ ...row, href: one.href(row.id) })) };
}
