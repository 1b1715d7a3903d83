import type { Selectable } from 'kysely';
import { isCorporationAdmin } from '#domain/access/role-rules.ts';
import type { SavedView } from '#domain/areas/views/views.endpoints.ts';
import type { ViewState } from '#domain/areas/views/view-state.schema.ts';
import { viewState } from '#domain/areas/views/view-state.schema.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import type { SessionContext } from '#server/platform/http/context.ts';

export type ViewRow = Pick<Selectable<Tables['saved_views']>, 'owner_id' | 'is_shared'>;

/** Mine first, then those that others share. */
export async function listViews(context: SessionContext, explorer: string): Promise<SavedView[]> {
  const rows = await context.services.db
    .selectFrom('saved_views as v')
    .innerJoin('users as u', 'u.id', 'v.owner_id')
    .leftJoin('default_views as d', (join) =>
      join.onRef('d.view_id', '=', 'v.id').on('d.user_id', '=', context.user.id),
    )
    .select(['v.id', 'v.version', 'v.name', 'v.owner_id', 'v.is_shared', 'v.state', 'd.view_id'])
    .select(['u.first_name', 'u.last_name'])
    .where('v.explorer', '=', explorer)
    .where((or) => or.or([or('v.owner_id', '=', context.user.id), or('v.is_shared', '=', true)]))
    .orderBy((order) => order('v.owner_id', '=', context.user.id), 'desc')
    .orderBy('v.position')
    .orderBy('v.id')
    .limit(200)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    name: row.name,
    isShared: row.is_shared,
    isMine: row.owner_id === context.user.id,
    canEdit: mayEdit(context, row),
    isDefault: row.view_id !== null,
    owner: `${row.first_name} ${row.last_name}`,
    state: stateOf(row.state),
  }));
}

/** A view is its owner's; a shared one also the corporation admin's, for it stands before everybody. */
export function mayEdit(context: SessionContext, view: ViewRow): boolean {
  const { user, office } = context;
  return view.owner_id === user.id || (view.is_shared && isCorporationAdmin({ ...user, office }));
}

export function maySee(context: SessionContext, view: ViewRow): boolean {
  return view.is_shared || view.owner_id === context.user.id;
}

/** What an earlier version of the application stored is read as far as it fits. */
export function stateOf(stored: unknown): ViewState {
  const read = viewState.safeParse(stored);
  return read.success ? read.data : viewState.parse({});
}
