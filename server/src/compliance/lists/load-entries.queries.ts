import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/db/tables.ts';
import { basisOf } from './basis.queries.ts';
import type { ListEntry } from './list-entry.ts';

export interface LoadedEntries {
  readonly basis: string;
  readonly entries: readonly ListEntry[];
}

/** Every entry that counts now, of all lists and the block list, and the basis they are: one snapshot. */
export async function loadEntries(db: Kysely<Tables>): Promise<LoadedEntries> {
  return await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(readEntries);
}

/** The same within a transaction that goes on; what it sees may change between the two tables, so ask for the basis after. */
export async function readEntries(tx: Kysely<Tables>): Promise<LoadedEntries> {
  const state = await tx
    .selectFrom('screening_state')
    .select(['lists', 'block_revision', 'config_version'])
    .executeTakeFirstOrThrow();
  const published = await tx
    .selectFrom('list_entries')
    .select('data')
    .where('removed_version', 'is', null)
    .orderBy('source')
    .orderBy('id')
    .execute();
  const blocked = await tx
    .selectFrom('block_list')
    .select(['id', 'full_name', 'kind', 'birth_date', 'reason'])
    .where('is_active', '=', true)
    .orderBy('id')
    .execute();
  return {
    basis: basisOf(state),
    entries: [...published.map(({ data }) => data as unknown as ListEntry), ...blocked.map(blockedEntry)],
  };
}

interface BlockedRow {
  readonly id: string;
  readonly full_name: string;
  readonly kind: string;
  readonly birth_date: string | null;
  readonly reason: string;
}

/** A name of the internal block list as an entry like any other; the reason stays inside compliance. */
function blockedEntry(row: BlockedRow): ListEntry {
  const [year = 0, month = 0, day = 0] = row.birth_date?.split('-').map(Number) ?? [];
  return {
    list: 'INTERNAL_BLOCK',
    id: row.id,
    kind: row.kind === 'organisation' ? 'organisation' : 'person',
    programs: ['INTERNAL'],
    names: [{ name: row.full_name, use: 'primary' }],
    remarks: row.reason,
    births: row.birth_date === null ? [] : [{ year, month, day }],
    birthPlaces: [],
    sexes: [],
    nationalities: [],
    ids: [],
    addresses: [],
    linkedTo: [],
  };
}
