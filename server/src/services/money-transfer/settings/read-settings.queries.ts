import type { ReplyOf } from '#domain/kernel/endpoint.ts';
import type {
  transferSettingsEndpoints,
  WireSetting,
} from '#domain/services/money-transfer/settings.endpoints.ts';
import { type SettingKind, settingKinds } from '#domain/services/money-transfer/transfer-settings.schema.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { sql } from 'kysely';
import { settingsAt } from '../pricing/read-transfer-tables.queries.ts';

type Reply<K extends keyof typeof transferSettingsEndpoints> = ReplyOf<(typeof transferSettingsEndpoints)[K]>;

/** All tables as they count at a moment, and the versions that begin after it. */
export async function readSettings(
  context: OfficeContext,
  at: Date,
): Promise<Reply<'GET /api/settings/transfers'>> {
  const { db } = context.services;
  const versions = versionsOf(context);
  const rows = await versions
    .where('s.id', 'in', settingsAt(at))
    .orderBy('s.kind')
    .orderBy('s.key')
    .execute();
  const planned = await versions
    .where('s.valid_from', '>', at)
    .where('s.action', '!=', 'Withdraw')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('transfer_settings as later')
            .select('later.id')
            .whereRef('later.kind', '=', 's.kind')
            .whereRef('later.key', '=', 's.key')
            .whereRef('later.valid_from', '=', 's.valid_from')
            .whereRef('later.version', '>', 's.version'),
        ),
      ),
    )
    .orderBy('s.valid_from')
    .execute();
  const counts = await db
    .selectFrom('transfer_changes')
    .select(['kind', ({ fn }) => fn.max('revision').as('revision')])
    .groupBy('kind')
    .execute();
  const revisions = new Map(counts.map(({ kind, revision }) => [kind, revision]));
  return {
    at: at.toISOString(),
    revisions: Object.fromEntries(settingKinds.map((kind) => [kind, revisions.get(kind) ?? 0])),
    rows: rows.map(toWire),
    planned: planned.map(toWire),
  };
}

/** Every version of a table or of one of its rows, with what counted at its moment before. */
export async function readHistory(
  context: OfficeContext,
  kind: SettingKind,
  key: string | undefined,
): Promise<Reply<'GET /api/settings/transfers/{kind}/history'>> {
  let query = versionsOf(context)
    .select([
      'c.revision',
      sql<Record<string, unknown> | null>`(
        select p.value from transfer_settings p
        where p.kind = s.kind and p.key = s.key and p.version < s.version
          and p.valid_from <= s.valid_from and (p.valid_to is null or p.valid_to > s.valid_from)
        order by p.valid_from desc, p.version desc limit 1)`.as('before'),
    ])
    .where('s.kind', '=', kind);
  if (key !== undefined) query = query.where('s.key', '=', key);
  const rows = await query.orderBy('s.id', 'desc').limit(300).execute();
  return {
    versions: rows.map((row) => ({ ...toWire(row), revision: row.revision, before: row.before })),
  };
}

/** Offices for the choices of the screen. */
export async function readOfficeChoices({
  services,
}: OfficeContext): Promise<Reply<'GET /api/settings/transfers/offices'>> {
  const offices = await services.db
    .selectFrom('offices')
    .select(['id', 'code', 'name', 'office_type'])
    .where('is_active', '=', true)
    .where('service_types', '@>', sql<string[]>`array['MoneyTransfer']`)
    .orderBy('code')
    .execute();
  const choices = (isWanted: (type: string) => boolean) =>
    offices
      .filter(({ office_type }) => isWanted(office_type))
      .map(({ id, code, name }) => ({ id, code, name }));
  return {
    sellers: choices((type) => type === 'Regular' || type === 'External'),
    providers: choices((type) => type === 'Provider'),
  };
}

function versionsOf({ services }: OfficeContext) {
  return services.db
    .selectFrom('transfer_settings as s')
    .innerJoin('transfer_changes as c', 'c.id', 's.change_id')
    .innerJoin('users as u', 'u.id', 'c.changed_by')
    .select(['s.id', 's.kind', 's.key', 's.version', 's.action', 's.valid_from', 's.valid_to', 's.value'])
    .select(['c.reason', 'c.changed_at', 'u.first_name', 'u.last_name']);
}

type Version = Awaited<ReturnType<ReturnType<typeof versionsOf>['execute']>>[number];

function toWire(row: Version): WireSetting {
  return {
    id: row.id,
    kind: row.kind as SettingKind,
    key: row.key,
    version: row.version,
    action: row.action,
    validFrom: row.valid_from.toISOString(),
    validTo: row.valid_to?.toISOString() ?? null,
    value: row.value,
    reason: row.reason,
    changedBy: `${row.first_name} ${row.last_name}`,
    changedAt: row.changed_at.toISOString(),
  };
}
