import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { settingKinds } from '#domain/services/money-transfer/transfer-settings.schema.ts';
import type { SettingRow, TransferTables } from '#domain/services/money-transfer/transfer-tables.ts';
import type { SettingKind } from '#domain/services/money-transfer/transfer-settings.schema.ts';
import type { Tables } from '#server/platform/db/tables.ts';

interface Kept {
  /** Database and last change that the tables were read at. */
  readonly state: string;
  /** They count from here until there; milliseconds. */
  readonly from: number;
  readonly until: number;
  readonly tables: TransferTables;
}

/** The newest first. Tables of other moments or of before a change are read again. */
let kept: readonly Kept[] = [];
const KEEP = 8;
const stateKey = 'transfer settings';

/**
 * What prices depend on, as it counts at a moment: all of it, or with an office only what concerns this one.
 * Tables are kept until the next change, which one small query finds, or until a version begins or ends by itself.
 * In a transaction it sees the transaction's own changes. Within one action, whose memo is given, the query is made once.
 */
export async function readTransferTables(
  db: Kysely<Tables>,
  { officeId, at, memo }: { officeId?: string; at: Date; memo?: Map<string, unknown> },
): Promise<TransferTables> {
  const state = (memo?.get(stateKey) as string | undefined) ?? (await readState(db));
  memo?.set(stateKey, state);
  const time = at.getTime();
  let found = kept.find((one) => one.state === state && one.from <= time && time < one.until);
  if (found === undefined) {
    const [bounds, tables] = [await readBounds(db, at), await readAll(db, at)];
    found = { state, ...bounds, tables };
    kept = [found, ...kept].slice(0, KEEP);
  }
  return officeId === undefined ? found.tables : ofOffice(found.tables, officeId);
}

/** The versions that count at a moment: of each key the one that began last, none if that one ends it. */
export function settingsAt(at: Date) {
  return sql<string>`(
    select id from (
      select distinct on (kind, key) id, action from (
        select distinct on (kind, key, valid_from) id, kind, key, valid_from, valid_to, action
        from transfer_settings where valid_from <= ${at}
        order by kind, key, valid_from, version desc
      ) as latest
      where action <> 'Withdraw' and (valid_to is null or valid_to > ${at})
      order by kind, key, valid_from desc
    ) as counting where action = 'Set')`;
}

/** Changes are written one after the other (a lock), so the last id stands for all before it. */
async function readState(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select current_database() || '/' || coalesce((select max(id) from transfer_changes), 0) as state`.execute(
    db,
  );
  return rows[0]?.state ?? '';
}

/** The nearest moments around one at which a version begins or ends by itself. */
async function readBounds(db: Kysely<Tables>, at: Date): Promise<{ from: number; until: number }> {
  const { rows } = await sql<{ from: Date | null; until: Date | null }>`
    select max(moment) filter (where moment <= ${at}) as "from", min(moment) filter (where moment > ${at}) as until
    from transfer_settings cross join lateral (values (valid_from), (valid_to)) as edge (moment)`.execute(db);
  return {
    from: rows[0]?.from?.getTime() ?? Number.NEGATIVE_INFINITY,
    until: rows[0]?.until?.getTime() ?? Number.POSITIVE_INFINITY,
  };
}

async function readAll(db: Kysely<Tables>, at: Date): Promise<TransferTables> {
  const rows = await db
    .selectFrom('transfer_settings')
    .select(['id', 'kind', 'version', 'value'])
    .where('id', 'in', settingsAt(at))
    .orderBy('key')
    .execute();
  const of = (kind: SettingKind) =>
    rows.filter((row) => row.kind === kind).map(({ id, version, value }) => ({ id, version, value }));
  return Object.fromEntries(settingKinds.map((kind) => [kind, of(kind)])) as unknown as TransferTables;
}

/** Rows of other offices stay away; those without an office hold for all. */
function ofOffice(tables: TransferTables, officeId: string): TransferTables {
  const concerns = ({ value }: SettingRow<SettingKind>) =>
    !('officeId' in value) || value.officeId === null || value.officeId === officeId;
  return Object.fromEntries(
    settingKinds.map((kind) => [kind, (tables[kind] as readonly SettingRow<SettingKind>[]).filter(concerns)]),
  ) as unknown as TransferTables;
}
