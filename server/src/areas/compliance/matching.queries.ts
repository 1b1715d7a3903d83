import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { MatchVersion, MatchSettingsInput } from '#domain/areas/compliance/matching.schema.ts';
import { Problem } from '#domain/kernel/problem.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { bumpBasis } from '#server/compliance/lists/basis.queries.ts';
import { replayConfig } from '#server/compliance/screenings/replay-config.queries.ts';
import { recordActivity } from '#server/engine/activity/record-activity.queries.ts';
import { checkVersion } from '#server/engine/versions/check-version.queries.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { publish } from '#server/platform/events/publish.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { transact, type Tx } from '#server/platform/http/transact.queries.ts';
import { enqueue } from '#server/platform/jobs/enqueue.queries.ts';
import type { Services } from '#server/platform/services.ts';

type ConfigRow = Selectable<Tables['match_configs']>;

/** The configuration key under which people know it. */
const key = 'OfacMatchConfig';

export async function matchVersions({ services, user }: OfficeContext): Promise<MatchVersion[]> {
  const rows = await services.db
    .selectFrom('match_configs as c')
    .leftJoin('users as u', 'u.id', 'c.created_by')
    .leftJoin('users as second', 'second.id', 'c.approved_by')
    .selectAll('c')
    .select([
      'u.first_name',
      'u.last_name',
      'second.first_name as second_first',
      'second.last_name as second_last',
    ])
    .orderBy('c.version', 'desc')
    .limit(100)
    .execute();
  return rows.map((row) => ({
    id: String(row.version),
    rowVersion: row.row_version,
    status: row.status as MatchVersion['status'],
    settings: row.config as unknown as MatchSettingsInput,
    reason: row.reason,
    createdBy:
      row.created_by === null ? null : { id: row.created_by, name: `${row.first_name} ${row.last_name}` },
    createdAt: row.created_at.toISOString(),
    askedAt: row.asked_at?.toISOString() ?? null,
    approvedBy:
      row.approved_by === null
        ? null
        : { id: row.approved_by, name: `${row.second_first} ${row.second_last}` },
    activeFrom: row.active_from?.toISOString() ?? null,
    whatIf: row.what_if as MatchVersion['whatIf'],
    mayActivate: row.status === 'asked' && row.created_by !== user.id,
  }));
}

/** One draft at a time, and one that was asked for. */
export async function draftMatching(
  context: OfficeContext,
  { settings, reason }: { settings: MatchSettingsInput; reason: string },
): Promise<Created> {
  return await transact(context, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('match configs', 0))`.execute(tx);
    const versions = await tx.selectFrom('match_configs').select(['version', 'status']).execute();
    if (versions.some(({ status }) => status === 'draft' || status === 'asked')) {
      throw new Problem('rule-waits', { code: key });
    }
    const version = Math.max(...versions.map((one) => one.version)) + 1;
    const row = await tx
      .insertInto('match_configs')
      .values({
        version,
        config: JSON.stringify(settings),
        status: 'draft',
        reason,
        created_by: context.user.id,
        created_at: context.now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await enqueue(tx, 'match-what-if', { version });
    return await told(tx, context, { row, action: 'created' });
  });
}

export async function askForMatching(context: OfficeContext, id: string): Promise<Created> {
  return await step(context, id, {
    from: ['draft'],
    action: 'approval-requested',
    set: (row) => {
      if (row.what_if === null) throw new Problem('what-if-waits');
      return { status: 'asked', asked_at: context.now };
    },
  });
}

/** From here on every answer rests on the new version: everybody and every order on its way is screened again. */
export async function activateMatching(context: OfficeContext, id: string): Promise<Created> {
  return await step(context, id, {
    from: ['asked'],
    action: 'activated',
    before: async (tx, row) => {
      if (row.created_by === context.user.id) throw new Problem('own-rule');
      await tx
        .updateTable('match_configs')
        .set({ status: 'retired', retired_at: context.now })
        .where('status', '=', 'active')
        .execute();
      await bumpBasis(tx, { config: row.version });
      await enqueue(tx, 'matching-changed', {});
    },
    set: () => ({ status: 'active', approved_by: context.user.id, active_from: context.now }),
  });
}

export async function dropMatching(context: OfficeContext, id: string): Promise<Created> {
  return await step(context, id, {
    from: ['draft', 'asked'],
    action: 'dropped',
    set: () => ({ status: 'retired', retired_at: context.now }),
  });
}

interface Step {
  readonly from: readonly string[];
  readonly action: string;
  readonly before?: (tx: Tx, row: ConfigRow) => Promise<void>;
  readonly set: (row: ConfigRow) => Partial<Record<keyof ConfigRow, unknown>>;
}

async function step(
  context: OfficeContext,
  id: string,
  { from, action, before, set }: Step,
): Promise<Created> {
  return await transact(context, async (tx) => {
    const found = await tx
      .selectFrom('match_configs')
      .selectAll()
      .where('version', '=', Number(id))
      .forUpdate()
      .executeTakeFirst();
    if (found === undefined) throw new Problem('not-found');
    await checkVersion(tx, context, { entity: 'configuration', id: key, version: found.row_version });
    if (!from.includes(found.status)) throw new Problem('rule-decided', { code: key });
    const values = set(found);
    await before?.(tx, found);
    const row = await tx
      .updateTable('match_configs')
      .set({ ...(values as object), row_version: found.row_version + 1 })
      .where('version', '=', found.version)
      .returningAll()
      .executeTakeFirstOrThrow();
    return await told(tx, context, { row, action });
  });
}

async function told(
  tx: Tx,
  context: OfficeContext,
  { row, action }: { row: ConfigRow; action: string },
): Promise<Created> {
  const id = String(row.version);
  await recordActivity(tx, context, {
    scope: 'settings',
    action,
    entity: 'configuration',
    entityId: key,
    entityVersion: row.row_version,
    label: `${key} ${id}`,
    changes: [{ field: 'value', before: null, after: row.config }],
    ...(row.reason === '' ? {} : { reason: row.reason }),
  });
  await publish(tx, { topic: 'matching', id, change: 'changed' });
  return { id, version: row.row_version };
}

/** Works out what a draft would have changed, and keeps it with it. */
export async function keepWhatIf(services: Services, version: number): Promise<void> {
  const replay = await replayConfig(services.db, services, version);
  await services.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('match_configs')
      .set({ what_if: JSON.stringify(replay) })
      .where('version', '=', version)
      .where('status', '=', 'draft')
      .execute();
    await publish(tx, { topic: 'matching', id: String(version), change: 'changed' });
  });
}
