import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { isForAllOffices } from '#domain/access/role-rules.ts';
import type { ActivityRow } from '#domain/areas/activity/activity.rows.ts';
import type { ActivityScopeName } from '#domain/areas/activity/activity.explorer.ts';
import { activityExplorers } from '#domain/areas/activity/activity.explorer.ts';
import type { RawRow } from '#server/engine/explorer/list-page.queries.ts';
import type { ExplorerSource } from '#server/engine/explorer/source.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';

const who = sql`coalesce(u.first_name || ' ' || u.last_name, 'Giro')`;

/** What each scope lets its reader see; who may open the scope at all stands in the contract. */
const visible: Record<ActivityScopeName, (context: OfficeContext) => RawBuilder<unknown>> = {
  me: (context) => sql`a.user_id = ${context.user.id}::bigint`,
  office: (context) => sql`a.office_id = ${context.office.id}::bigint`,
  all: () => sql`true`,
  orders: (context) => inReach('orders', context),
  customers: (context) => inReach('customers', context),
  settings: (context) => inReach('settings', context),
  security: (context) => inReach('security', context),
};

/** Lines of one kind: of all offices to who works for all of them, else what was done in the own one. */
function inReach(scope: ActivityScopeName, { user, office }: OfficeContext): RawBuilder<unknown> {
  if (isForAllOffices({ ...user, office })) return sql`a.scope = ${scope}`;
  return sql`a.scope = ${scope} and a.office_id = ${office.id}::bigint`;
}

export function activitySource(scope: ActivityScopeName): ExplorerSource {
  return {
    explorer: activityExplorers[scope],
    from: () =>
      sql`activity a left join users u on u.id = a.user_id left join offices o on o.id = a.office_id`,
    visible: visible[scope],
    id: sql`a.id`,
    columns: {
      at: { value: sql`a.at`, sort: sql`a.at` },
      user: who,
      office: sql`coalesce(o.name, '')`,
      action: sql`a.action`,
      entity: sql`a.entity`,
      label: sql`a.label`,
      changes: sql`a.changes`,
      reason: sql`a.reason`,
      scope: sql`a.scope`,
    },
    extra: { entityId: sql`a.entity_id`, version: sql`a.entity_version` },
    // The people first: each side of the `or` then has an index of its own, also among a million lines.
    search: (pattern) => sql`fold(a.label) like ${pattern} or a.user_id = any(array(
      select p.id from users p where fold(p.first_name || ' ' || p.last_name || ' ' || p.email::text) like ${pattern}))`,
  };
}

export function toActivityRow(raw: RawRow): ActivityRow {
  return raw as unknown as ActivityRow;
}

/** The history of one entity: 500 lines are more than a paper shows. */
export async function findHistory(
  context: OfficeContext,
  entity: string,
  id: string,
): Promise<ActivityRow[]> {
  const rows = await context.services.db
    .selectFrom('activity as a')
    .leftJoin('users as u', 'u.id', 'a.user_id')
    .leftJoin('offices as o', 'o.id', 'a.office_id')
    .select([
      'a.id',
      'a.at',
      'a.scope',
      'a.action',
      'a.entity',
      'a.entity_id',
      'a.label',
      'a.changes',
      'a.reason',
    ])
    .select(['a.entity_version as version', 'o.name as office', who.as('user')])
    .where('a.entity', '=', entity)
    .where('a.entity_id', '=', id)
    .orderBy('a.id', 'desc')
    .limit(500)
    .execute();
  return rows.map((row) => ({
    ...row,
    at: row.at.toISOString(),
    user: String(row.user),
    office: row.office ?? '',
    entityId: row.entity_id,
    changes: row.changes as ActivityRow['changes'],
  }));
}
