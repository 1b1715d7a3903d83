import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { BlockInput } from '#domain/areas/compliance/lists.schema.ts';
import type { BlockListRow } from '#domain/areas/compliance/lists.rows.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { fieldProblem, Problem } from '#domain/kernel/problem.ts';
import { diff } from '#server/engine/activity/diff.ts';
import { recordActivity } from '#server/engine/activity/record-activity.queries.ts';
import { checkVersion } from '#server/engine/versions/check-version.queries.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { publish } from '#server/platform/events/publish.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { transact } from '#server/platform/http/transact.queries.ts';
import { enqueue } from '#server/platform/jobs/enqueue.queries.ts';

type Blocked = Selectable<Tables['block_list']>;

export async function findBlocked(
  { services }: OfficeContext,
  id: string,
): Promise<BlockListRow & { updatedAt: string }> {
  const row = await services.db
    .selectFrom('block_list as b')
    .leftJoin('users as u', 'u.id', 'b.created_by')
    .selectAll('b')
    .select(['u.first_name', 'u.last_name'])
    .where('b.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new Problem('not-found');
  return {
    id,
    version: row.version,
    ...inputOf(row),
    isActive: row.is_active,
    by: row.first_name === null ? null : `${row.first_name} ${row.last_name ?? ''}`,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

export async function blockName(context: OfficeContext, input: BlockInput): Promise<Created> {
  return await transact(context, async (tx) => {
    await checkTwin(tx, input, null);
    const { id } = await tx
      .insertInto('block_list')
      .values({
        ...columnsOf(input),
        created_by: context.user.id,
        created_at: context.now,
        updated_at: context.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tell(tx, context, {
      id,
      version: 1,
      label: input.name,
      action: 'created',
      changes: diff({}, { ...input }),
    });
    return { id, version: 1 };
  });
}

export async function correctBlocked(
  context: OfficeContext,
  id: string,
  input: BlockInput,
): Promise<Created> {
  return await transact(context, async (tx) => {
    const row = await lock(tx, context, id);
    await checkTwin(tx, input, id);
    const changes = diff(inputOf(row), { ...input });
    if (changes.length === 0) throw new Problem('nothing-to-change');
    const version = row.version + 1;
    await tx
      .updateTable('block_list')
      .set({ ...columnsOf(input), version, updated_at: context.now })
      .where('id', '=', id)
      .execute();
    await tell(tx, context, { id, version, label: input.name, action: 'edited', changes });
    return { id, version };
  });
}

/** Off the list and back on it; nothing is ever deleted. */
export async function switchBlocked(
  context: OfficeContext,
  id: string,
  { isActive, reason }: { isActive: boolean; reason: string },
): Promise<Created> {
  return await transact(context, async (tx) => {
    const row = await lock(tx, context, id);
    if (row.is_active === isActive) throw new Problem('nothing-to-change');
    if (isActive) await checkTwin(tx, inputOf(row), id);
    const version = row.version + 1;
    await tx
      .updateTable('block_list')
      .set({ is_active: isActive, version, updated_at: context.now })
      .where('id', '=', id)
      .execute();
    const changes = [{ field: 'isActive', before: row.is_active, after: isActive }];
    const action = isActive ? 'activated' : 'deactivated';
    await tell(tx, context, { id, version, label: row.full_name, action, changes, reason });
    return { id, version };
  });
}

async function lock(tx: Tx, context: OfficeContext, id: string): Promise<Blocked> {
  const row = await tx
    .selectFrom('block_list')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new Problem('not-found');
  await checkVersion(tx, context, { entity: 'block-list', id, version: row.version });
  return row;
}

/** The same name with the same birth stands once among those that count. */
async function checkTwin(tx: Tx, { name, birthDate }: BlockInput, id: string | null): Promise<void> {
  const twin = await tx
    .selectFrom('block_list')
    .select('id')
    .where('is_active', '=', true)
    .where('folded_name', '=', sql<string>`fold(${name})`)
    .where(
      sql<boolean>`birth_date is not distinct from ${birthDate}::date and id is distinct from ${id}::bigint`,
    )
    .executeTakeFirst();
  if (twin !== undefined) throw fieldProblem('name', 'already-exists');
}

function inputOf(row: Pick<Blocked, 'full_name' | 'kind' | 'birth_date' | 'reason'>): BlockInput {
  return {
    name: row.full_name,
    kind: row.kind as BlockInput['kind'],
    birthDate: row.birth_date,
    reason: row.reason,
  };
}

function columnsOf({ name, kind, birthDate, reason }: BlockInput) {
  return { full_name: name, kind, birth_date: birthDate, reason };
}

interface Told {
  readonly id: string;
  readonly version: number;
  readonly label: string;
  readonly action: string;
  readonly changes: ReturnType<typeof diff>;
  readonly reason?: string;
}

/** The database itself counts the change, so that earlier screenings no longer stand. */
async function tell(tx: Tx, context: OfficeContext, { id, version, ...entry }: Told): Promise<void> {
  // Everybody and every order on its way is screened against it.
  await enqueue(tx, 'lists-changed', {});
  await recordActivity(tx, context, {
    scope: 'settings',
    entity: 'block-list',
    entityId: id,
    entityVersion: version,
    ...entry,
  });
  await publish(tx, { topic: 'block-list', id, change: version === 1 ? 'created' : 'changed' });
}
