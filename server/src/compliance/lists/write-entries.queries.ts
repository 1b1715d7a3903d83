import { sql } from 'kysely';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import type { EntryChange } from './diff-published.ts';
import type { ReadEntry } from './read-source.ts';

/** Rows of one statement: some megabytes of JSON. */
const batch = 2000;

interface Target {
  readonly source: string;
  readonly versionId: string;
}

/** Writes entries as they stand in a version: new ones, changed ones, and those that come back. */
export async function writeEntries(
  tx: Tx,
  { source, versionId }: Target,
  entries: readonly ReadEntry[],
): Promise<void> {
  for (let from = 0; from < entries.length; from += batch) {
    const rows = entries.slice(from, from + batch).map(toRow);
    await sql`
      insert into list_entries (source, entry_id, name, folded_names, kind, programs, data, published, identity_hash,
        first_version, last_changed_version)
      select ${source}, r.id, r.name, fold(r.names), r.kind, array(select jsonb_array_elements_text(r.programs)),
        r.data, r.published, r.hash, ${versionId}, ${versionId}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id text, name text, names text, kind text,
        programs jsonb, data jsonb, published jsonb, hash text)
      on conflict (source, entry_id) do update set name = excluded.name, folded_names = excluded.folded_names,
        kind = excluded.kind, programs = excluded.programs, data = excluded.data, published = excluded.published,
        identity_hash = excluded.identity_hash, last_changed_version = excluded.last_changed_version,
        removed_version = null`.execute(tx);
  }
}

function toRow({ id, name, entry, published, identityHash }: ReadEntry) {
  return {
    id,
    name,
    names: entry.names.map((listed) => listed.name).join('\n'),
    kind: entry.kind,
    programs: entry.programs,
    data: entry,
    published,
    hash: identityHash,
  };
}

/** An entry that is no longer listed stays readable. */
export async function removeEntries(
  tx: Tx,
  { source, versionId }: Target,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('list_entries')
    .set({ removed_version: versionId, last_changed_version: versionId })
    .where('source', '=', source)
    .where('entry_id', 'in', sql<string>`(select unnest(${ids}::text[]))`)
    .execute();
}

export async function writeChanges(
  tx: Tx,
  { source, versionId }: Target,
  changes: readonly EntryChange[],
): Promise<void> {
  for (let from = 0; from < changes.length; from += batch) {
    const rows = JSON.stringify(changes.slice(from, from + batch));
    await sql`
      insert into list_changes (version_id, source, entry_id, op, name, fields, before, after, identity_changed,
        program_added)
      select ${versionId}, ${source}, r.id, r.op, r.name, array(select jsonb_array_elements_text(r.fields)),
        r.before, r.after, r."identityChanged", r."programAdded"
      from jsonb_to_recordset(${rows}::jsonb) as r (id text, op text, name text, fields jsonb,
        before jsonb, after jsonb, "identityChanged" boolean, "programAdded" boolean)`.execute(tx);
  }
}
