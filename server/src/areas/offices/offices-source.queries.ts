import { sql } from 'kysely';
import type { OfficeRow } from '#domain/areas/offices/offices.rows.ts';
import { officesExplorer } from '#domain/areas/offices/offices.explorer.ts';
import type { RawRow } from '#server/engine/explorer/list-page.queries.ts';
import type { ExplorerSource } from '#server/engine/explorer/source.ts';

/** The corporation admin sees every office, an office admin their own. */
export const officesSource: ExplorerSource = {
  explorer: officesExplorer,
  from: () => sql`offices o`,
  visible: ({ user }) =>
    user.roles.includes('CorporationAdmin')
      ? sql`true`
      : sql`exists (select from user_offices mine where mine.office_id = o.id and mine.user_id = ${user.id})`,
  id: sql`o.id`,
  columns: {
    name: { value: sql`o.name`, sort: sql`fold(o.name)` },
    code: { value: sql`o.code`, sort: sql`o.code` },
    officeType: sql`o.office_type`,
    serviceTypes: sql`o.service_types`,
    territory: sql`o.territory`,
    creditModel: sql`o.credit_model`,
    active: sql`o.is_active`,
    users: sql`(select count(*)::int from user_offices uo where uo.office_id = o.id)`,
    createdAt: sql`o.created_at`,
    creditLimit: sql`o.credit_limit`,
    timeZone: sql`o.time_zone`,
    phones: sql`(
      select string_agg(phone ->> 'number', ', ' order by place)
      from jsonb_array_elements(o.phones) with ordinality as listed (phone, place))`,
    holdReason: sql`o.hold_reason`,
  },
  extra: { version: sql`o.version` },
  search: (pattern) => sql`fold(o.name || ' ' || o.code || ' ' || o.territory) like ${pattern}`,
};

export function toOfficeRow(raw: RawRow): OfficeRow {
  const row = raw as unknown as OfficeRow & { phones: string | null };
  return { ...row, phones: row.phones ?? '' };
}
