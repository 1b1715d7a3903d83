import type { Selectable } from 'kysely';
import type { ViewBody } from '#domain/areas/views/views.endpoints.ts';
import { fieldProblem, Problem } from '#domain/kernel/problem.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { diff } from '#server/engine/activity/diff.ts';
import { recordActivity } from '#server/engine/activity/record-activity.queries.ts';
import type { Change } from '#server/engine/activity/record-activity.queries.ts';
import { checkVersion } from '#server/engine/versions/check-version.queries.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { publish } from '#server/platform/events/publish.queries.ts';
import type { SessionContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { transact } from '#server/platform/http/transact.queries.ts';
import { mayEdit, maySee, stateOf } from './views.queries.ts';

/** Where a view is: the explorer it belongs to and its id. */
interface Place {
  readonly explorer: string;
  readonly id: string;
}

type View = Selectable<Tables['saved_views']>;

export async function createView(
  context: SessionContext,
  explorer: string,
  body: ViewBody,
): Promise<Created> {
  return await transact(context, async (tx) => {
    const made = await tx
      .insertInto('saved_views')
      .values({ explorer, owner_id: context.user.id, ...columnsOf(body), created_at: context.now })
      .onConflict((conflict) => conflict.columns(['owner_id', 'explorer', 'name']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made === undefined) throw fieldProblem('name', 'name-taken');
    const view = { id: made.id, owner_id: context.user.id, is_shared: body.isShared };
    const changes = diff({}, { ...body });
    await record(tx, context, { view: { ...view, name: body.name, version: 1 }, action: 'created', changes });
    return { id: made.id, version: 1 };
  });
}

export async function editView(context: SessionContext, place: Place, body: ViewBody): Promise<Created> {
  return await transact(context, async (tx) => {
    const view = await lockView(tx, context, place);
    await assertNameIsFree(tx, view, body.name);
    const version = view.version + 1;
    await tx
      .updateTable('saved_views')
      .set({ ...columnsOf(body), version, updated_at: context.now })
      .where('id', '=', view.id)
      .execute();
    const before = { name: view.name, isShared: view.is_shared, state: stateOf(view.state) };
    // Who could see it before hears of it too: for them it is gone.
    const told = { ...view, is_shared: view.is_shared || body.isShared, name: body.name, version };
    await record(tx, context, { view: told, action: 'edited', changes: diff(before, { ...body }) });
    return { id: view.id, version };
  });
}

export async function deleteView(context: SessionContext, place: Place): Promise<void> {
  await transact(context, async (tx) => {
    const view = await lockView(tx, context, place);
    await tx.deleteFrom('saved_views').where('id', '=', view.id).execute();
    await record(tx, context, {
      view: { ...view, version: view.version + 1 },
      action: 'deleted',
      changes: [],
    });
    return {};
  });
}

/** Which view opens first for the caller; null: none. */
export async function chooseDefault(
  context: SessionContext,
  explorer: string,
  id: string | null,
): Promise<void> {
  await transact(context, async (tx) => {
    const mine = { user_id: context.user.id, explorer };
    await tx
      .deleteFrom('default_views')
      .where((eb) => eb.and(mine))
      .execute();
    if (id === null) return {};
    const view = await tx
      .selectFrom('saved_views')
      .select(['owner_id', 'is_shared'])
      .where((eb) => eb.and({ id, explorer }))
      .executeTakeFirst();
    if (view === undefined || !maySee(context, view)) throw new Problem('not-found');
    await tx
      .insertInto('default_views')
      .values({ ...mine, view_id: id })
      .execute();
    return {};
  });
}

async function lockView(tx: Tx, context: SessionContext, { explorer, id }: Place): Promise<View> {
  const view = await tx
    .selectFrom('saved_views')
    .selectAll()
    .where((eb) => eb.and({ id, explorer }))
    .forUpdate()
    .executeTakeFirst();
  if (view === undefined || !maySee(context, view)) throw new Problem('not-found');
  if (!mayEdit(context, view)) throw new Problem('not-your-role');
  await checkVersion(tx, context, { entity: 'view', id: view.id, version: view.version });
  return view;
}

async function assertNameIsFree(tx: Tx, { id, owner_id, explorer }: View, name: string): Promise<void> {
  const other = await tx
    .selectFrom('saved_views')
    .select('id')
    .where((eb) => eb.and({ owner_id, explorer, name }))
    .where('id', '<>', id)
    .executeTakeFirst();
  if (other !== undefined) throw fieldProblem('name', 'name-taken');
}

function columnsOf({ name, isShared, state }: ViewBody) {
  return { name, is_shared: isShared, state: JSON.stringify(state) };
}

interface Done {
  readonly view: Pick<View, 'id' | 'owner_id' | 'is_shared' | 'name' | 'version'>;
  readonly action: string;
  readonly changes: readonly Change[];
}

async function record(tx: Tx, context: SessionContext, { view, action, changes }: Done): Promise<void> {
  await recordActivity(tx, context, {
    scope: 'settings',
    action,
    entity: 'view',
    entityId: view.id,
    entityVersion: view.version,
    label: view.name,
    changes,
  });
  await publish(tx, {
    topic: 'views',
    id: view.id,
    change: 'changed',
    userIds: view.is_shared ? undefined : [view.owner_id],
  });
}
