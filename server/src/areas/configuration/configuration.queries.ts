import type { ConfigurationKey } from '#domain/areas/configuration/configuration.keys.ts';
import {
  configurationKeys,
  configurationNames,
  screensOfKeys,
} from '#domain/areas/configuration/configuration.keys.ts';
import { Problem } from '#domain/kernel/problem.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { recordActivity } from '#server/engine/activity/record-activity.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { transact } from '#server/platform/http/transact.queries.ts';

/** Every version of a key, the newest first; `value` is the default where nothing was ever set. */
export async function findVersions(context: OfficeContext, key: ConfigurationKey) {
  if (key === 'OfacMatchConfig') return await findMatchVersions(context);
  const rows = await context.services.db
    .selectFrom('configuration as c')
    .leftJoin('users as u', 'u.id', 'c.changed_by')
    .select(['c.version', 'c.value', 'c.reason', 'c.changed_at', 'u.first_name', 'u.last_name'])
    .where('c.key', '=', key)
    .orderBy('c.version', 'desc')
    .limit(200)
    .execute();
  const initial = {
    version: 0,
    value: configurationKeys[key].initial as unknown,
    reason: null,
    changedBy: null,
    changedAt: null,
  };
  return [
    ...rows.map((row) => ({
      version: row.version,
      value: row.value,
      reason: row.reason,
      changedBy: row.first_name === null ? null : `${row.first_name} ${row.last_name ?? ''}`,
      changedAt: row.changed_at.toISOString(),
    })),
    initial,
  ];
}

/** The matching has versions of its own: those that count or counted. */
async function findMatchVersions({ services }: OfficeContext) {
  const rows = await services.db
    .selectFrom('match_configs as c')
    .leftJoin('users as u', 'u.id', 'c.approved_by')
    .select(['c.version', 'c.config', 'c.reason', 'c.active_from', 'u.first_name', 'u.last_name'])
    .where('c.active_from', 'is not', null)
    .orderBy('c.version', 'desc')
    .limit(200)
    .execute();
  return rows.map((row) => ({
    version: row.version,
    value: row.config as unknown,
    reason: row.reason === '' ? null : row.reason,
    changedBy: row.first_name === null ? null : `${row.first_name} ${row.last_name ?? ''}`,
    changedAt: row.first_name === null ? null : (row.active_from?.toISOString() ?? null),
  }));
}

/** Every key with the value that counts now. */
export async function findAll(context: OfficeContext) {
  return await Promise.all(
    configurationNames.map(async (key) => {
      const [now] = await findVersions(context, key);
      return {
        key,
        description: configurationKeys[key][context.language],
        screen: screensOfKeys[key] ?? null,
        ...(now ?? fail(key)),
      };
    }),
  );
}

function fail(key: string): never {
  throw new Error(`no version of ${key}`);
}

/** Adds a version; two people who edit the same one cannot both win, since the version is the primary key. */
export async function setValue(
  context: OfficeContext,
  key: ConfigurationKey,
  { value, reason }: { value: unknown; reason: string },
): Promise<Created> {
  if (key in screensOfKeys) throw new Problem('key-elsewhere');
  const parsed = configurationKeys[key].schema.safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const path = ['value', ...(issue?.path ?? [])].join('.');
    throw new Problem(
      'value-refused',
      { key },
      { fields: [{ path, code: 'value-refused', params: { key } }] },
    );
  }
  return await transact(context, async (tx) => {
    const last = await tx
      .selectFrom('configuration as c')
      .leftJoin('users as u', 'u.id', 'c.changed_by')
      .select(['c.version', 'c.value', 'u.first_name', 'u.last_name'])
      .where('c.key', '=', key)
      .orderBy('c.version', 'desc')
      .limit(1)
      .executeTakeFirst();
    const before = last?.value ?? configurationKeys[key].initial;
    const current = last?.version ?? 0;
    if (context.ifMatch !== current) {
      const by = `${last?.first_name ?? ''} ${last?.last_name ?? ''}`.trim();
      throw new Problem(
        'version-old',
        { by },
        { version: current, by, changes: [{ field: 'value', before, after: before }] },
      );
    }
    const version = current + 1;
    await tx
      .insertInto('configuration')
      .values({
        key,
        version,
        value: JSON.stringify(parsed.data),
        reason,
        changed_by: context.user.id,
        changed_at: context.now,
      })
      .execute();
    await recordActivity(tx, context, {
      scope: 'settings',
      action: 'edited',
      entity: 'configuration',
      entityId: key,
      entityVersion: version,
      label: key,
      changes: [{ field: 'value', before, after: parsed.data }],
      reason,
    });
    return { id: key, version };
  });
}
