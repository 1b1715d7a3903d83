import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/db/tables.ts';
import { bumpBasis } from '../lists/basis.queries.ts';
import { identityHash } from '../lists/identity-hash.ts';
import type { ListEntry } from '../lists/list-entry.ts';

/** An entry of the SDN list that says nothing but its names, for tests. */
export function listed(id: string, name: string, facts: Partial<ListEntry> = {}): ListEntry {
  return {
    list: 'OFAC_SDN',
    id,
    kind: 'person',
    programs: ['SDGT'],
    names: [{ name, use: 'primary' }],
    births: [],
    birthPlaces: [],
    sexes: [],
    nationalities: [],
    ids: [],
    addresses: [],
    linkedTo: [],
    ...facts,
  };
}

/** Makes these the entries of their list, as a new version would, with the basis that follows; for tests. */
export async function putOnList(owner: Kysely<Tables>, entries: readonly ListEntry[]): Promise<void> {
  await owner.transaction().execute(async (tx) => {
    const source = entries[0]?.list ?? 'OFAC_SDN';
    await tx
      .updateTable('list_versions')
      .set({ status: 'superseded' })
      .where('source', '=', source)
      .execute();
    const at = new Date('2026-11-01T00:00:00Z');
    const { id } = await tx
      .insertInto('list_versions')
      .values({
        source,
        status: 'active',
        origin: 'upload',
        fetched_at: at,
        activated_at: at,
        sha256: '0'.repeat(64),
        bytes: 1,
        rows: entries.length,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx.updateTable('list_entries').set({ removed_version: id }).where('source', '=', source).execute();
    for (const entry of entries) {
      const values = {
        source,
        entry_id: entry.id,
        name: entry.names[0]?.name ?? '',
        folded_names: '',
        kind: entry.kind,
        programs: [...entry.programs],
        data: JSON.stringify(entry),
        published: '{}',
        identity_hash: identityHash(entry),
        first_version: id,
        last_changed_version: id,
        removed_version: null,
      };
      await tx
        .insertInto('list_entries')
        .values(values)
        .onConflict((conflict) => conflict.columns(['source', 'entry_id']).doUpdateSet(values))
        .execute();
    }
    await bumpBasis(tx);
  });
}

let made = 0;

/** A customer with nothing but a name and what a test gives. */
export async function putCustomer(
  owner: Kysely<Tables>,
  office: string,
  values: Partial<Record<'first_name' | 'last_name' | 'second_last_name' | 'birth_date', string>>,
): Promise<string> {
  made += 1;
  const at = new Date('2026-11-01T00:00:00Z');
  const { id } = await owner
    .insertInto('customers')
    .values({
      first_name: 'Yusnavy',
      last_name: 'Quiñones',
      birth_date: '1980-05-04',
      phone: `+1305556${String(1000 + made)}`,
      office_id: office,
      created_at: at,
      updated_at: at,
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
