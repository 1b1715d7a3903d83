import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { fieldProblem, Problem } from '#domain/kernel/problem.ts';
import type { Created } from '#domain/kernel/wire.ts';
import type { SettingsChange } from '#domain/services/money-transfer/settings.endpoints.ts';
import type { SettingKind } from '#domain/services/money-transfer/transfer-settings.schema.ts';
import { diff } from '#server/engine/activity/diff.ts';
import { recordActivity } from '#server/engine/activity/record-activity.queries.ts';
import { checkVersion } from '#server/engine/versions/check-version.queries.ts';
import { publish } from '#server/platform/events/publish.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { transact } from '#server/platform/http/transact.queries.ts';
import { settingsAt } from '../pricing/read-transfer-tables.queries.ts';
import { type CheckedChange, checkOffices, checkPeriod, checkRows } from './check-change.queries.ts';

interface Period {
  readonly from: Date;
  readonly to: Date | null;
}

/** Adds versions to rows of a table; If-Match is the table's revision, so nobody overwrites what they did not see. */
export async function changeSettings(
  context: OfficeContext,
  kind: SettingKind,
  change: SettingsChange,
): Promise<Created> {
  return await transact(context, async (tx) => {
    // One after the other, so that ids of changes come in the order of their commits; readers rely on it.
    await sql`select pg_advisory_xact_lock(hashtextextended('transfer_settings', 0))`.execute(tx);
    const revision = await lastRevision(tx, kind);
    await checkVersion(tx, context, { entity: 'transfer-settings', id: kind, version: revision });
    return await insertChange(tx, context, { kind, change, revision: revision + 1 });
  });
}

/** The next revision of a table, with the lock held. */
export async function insertChange(
  tx: Tx,
  context: OfficeContext,
  { kind, change, revision }: { kind: SettingKind; change: SettingsChange; revision: number },
): Promise<Created> {
  const period = checkPeriod(context, change);
  const rows = checkRows(context, kind, change.changes);
  await checkOffices(tx, rows);
  const counting = await valuesAt(tx, kind, period.from);
  const planned = await plannedAt(tx, kind, period.from);
  for (const [index, { key, action }] of rows.entries()) {
    const isThere = action === 'Withdraw' ? planned.has(key) : action === 'Set' || counting.has(key);
    if (!isThere) throw fieldProblem(`changes.${index}.key`, 'row-missing');
  }
  const real = rows.filter((row) => row.action !== 'Set' || !isSame(row, counting, period));
  if (real.length === 0) throw new Problem('nothing-to-change');
  const { id: changeId } = await tx
    .insertInto('transfer_changes')
    .values({
      kind,
      revision,
      reason: change.reason,
      changed_by: context.user.id,
      changed_at: context.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertVersions(tx, real, { kind, changeId, period });
  await recordActivity(tx, context, {
    scope: 'settings',
    action: 'edited',
    entity: 'transfer-settings',
    entityId: kind,
    entityVersion: revision,
    label: kind,
    reason: change.reason,
    changes: real.flatMap((row) => changesOf(row, counting.get(row.key) ?? {})),
  });
  await publish(tx, { topic: 'transfer-settings', id: kind, change: 'changed' });
  return { id: kind, version: revision };
}

/** What counts already and with no end of its own need not be said again. */
function isSame({ key, value }: CheckedChange, counting: Map<string, unknown>, { to }: Period): boolean {
  return to === null && isDeepStrictEqual(counting.get(key), value);
}

async function insertVersions(
  tx: Tx,
  rows: readonly CheckedChange[],
  { kind, changeId, period }: { kind: SettingKind; changeId: string; period: Period },
): Promise<void> {
  const latest = await tx
    .selectFrom('transfer_settings')
    .select(['key', ({ fn }) => fn.max('version').as('version')])
    .where('kind', '=', kind)
    .groupBy('key')
    .execute();
  const versions = new Map(latest.map(({ key, version }) => [key, version]));
  await tx
    .insertInto('transfer_settings')
    .values(
      rows.map(({ key, action, value }) => ({
        kind,
        change_id: changeId,
        key,
        version: (versions.get(key) ?? 0) + 1,
        action,
        valid_from: period.from,
        valid_to: period.to,
        value: value === null ? null : JSON.stringify(value),
      })) as never,
    )
    .execute();
}

export async function lastRevision(tx: Tx, kind: SettingKind): Promise<number> {
  const last = await tx
    .selectFrom('transfer_changes')
    .select(({ fn }) => fn.max('revision').as('revision'))
    .where('kind', '=', kind)
    .executeTakeFirst();
  return last?.revision ?? 0;
}

async function valuesAt(tx: Tx, kind: SettingKind, at: Date): Promise<Map<string, Record<string, unknown>>> {
  const rows = await tx
    .selectFrom('transfer_settings')
    .select(['key', 'value'])
    .where('kind', '=', kind)
    .where('id', 'in', settingsAt(at))
    .execute();
  return new Map(rows.map(({ key, value }) => [key, value ?? {}]));
}

/** Keys that have a version beginning at exactly this moment which was not taken back. */
async function plannedAt(tx: Tx, kind: SettingKind, at: Date): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('transfer_settings')
    .distinctOn('key')
    .select(['key', 'action'])
    .where('kind', '=', kind)
    .where('valid_from', '=', at)
    .orderBy('key')
    .orderBy('version', 'desc')
    .execute();
  return new Set(rows.filter(({ action }) => action !== 'Withdraw').map(({ key }) => key));
}

function changesOf({ key, value }: CheckedChange, before: Record<string, unknown>) {
  return diff(before, value ?? {}).map((change) => ({ ...change, field: `${key} ${change.field}` }));
}
