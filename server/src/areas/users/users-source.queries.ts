import { sql } from 'kysely';
import type { UserRow } from '#domain/areas/users/users.rows.ts';
import { usersExplorer } from '#domain/areas/users/users.explorer.ts';
import type { RawRow } from '#server/engine/explorer/list-page.queries.ts';
import type { ExplorerSource } from '#server/engine/explorer/source.ts';

const name = sql`u.first_name || ' ' || u.last_name`;

/** Office admins meet whoever works in one of their own offices; the corporation admin everybody. */
export const usersSource: ExplorerSource = {
  explorer: usersExplorer,
  from: () => sql`users u`,
  visible: ({ user }) =>
    user.roles.includes('CorporationAdmin')
      ? sql`true`
      : sql`exists (
          select from user_offices theirs
          join user_offices mine on mine.office_id = theirs.office_id and mine.user_id = ${user.id}
          where theirs.user_id = u.id)`,
  id: sql`u.id`,
  columns: {
    name: { value: name, sort: sql`fold(${name})` },
    email: sql`u.email::text`,
    roles: sql`u.roles`,
    offices: sql`(
      select string_agg(o.code, ', ' order by uo.default_for_login desc, o.code)
      from user_offices uo join offices o on o.id = uo.office_id where uo.user_id = u.id)`,
    status: sql`u.status`,
    language: sql`u.language`,
    twoFactor: sql`u.two_factor`,
    lastLoginAt: sql`u.last_login_at`,
    createdAt: { value: sql`u.created_at`, sort: sql`u.created_at` },
    phone: sql`u.phone`,
    rights: sql`u.role_menus`,
  },
  extra: { version: sql`u.version` },
  search: (pattern) => sql`fold(${name} || ' ' || u.email::text) like ${pattern}`,
};

export function toUserRow(raw: RawRow): UserRow {
  const row = raw as unknown as UserRow & { offices: string | null };
  return { ...row, offices: row.offices ?? '' };
}
