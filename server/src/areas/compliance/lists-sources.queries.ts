import { sql } from 'kysely';
import {
  blockListExplorer,
  listChangesExplorer,
  listEntriesExplorer,
  listVersionsExplorer,
} from '#domain/areas/compliance/lists.explorers.ts';
import type { ListChangeRow, ListVersionRow } from '#domain/areas/compliance/lists.rows.ts';
import type { RawRow } from '#server/engine/explorer/list-page.queries.ts';
import type { ExplorerSource } from '#server/engine/explorer/source.ts';

const everything = () => sql`true`;
const who = sql`u.first_name || ' ' || u.last_name`;

export const listVersionsSource: ExplorerSource = {
  explorer: listVersionsExplorer,
  from: () => sql`list_versions v left join users u on u.id = v.activated_by`,
  visible: everything,
  id: sql`v.id`,
  columns: {
    source: sql`v.source`,
    number: sql`v.id::int`,
    status: sql`v.status`,
    fetchedAt: sql`v.fetched_at`,
    publishedOn: sql`v.published_on`,
    origin: sql`v.origin`,
    rows: sql`v.rows`,
    added: sql`v.added`,
    changed: sql`v.changed`,
    removed: sql`v.removed`,
    fault: sql`v.fault`,
    by: who,
    reason: sql`v.reason`,
    unreadable: sql`v.unreadable`,
    bytes: sql`v.bytes::int`,
    sha256: sql`v.sha256`,
  },
  extra: { version: sql`1` },
  search: (pattern) =>
    sql`(v.id::text like ${pattern} or v.sha256 like ${pattern} or fold(v.reason) like ${pattern})`,
};

export const listChangesSource: ExplorerSource = {
  explorer: listChangesExplorer,
  from: () => sql`list_changes c join list_entries e on e.source = c.source and e.entry_id = c.entry_id`,
  visible: everything,
  id: sql`c.id`,
  columns: {
    name: sql`c.name`,
    op: sql`c.op`,
    source: sql`c.source`,
    number: sql`c.version_id::int`,
    entryId: sql`c.entry_id`,
    change: sql`''`,
    fields: sql`array_to_string(c.fields, ', ')`,
    identityChanged: sql`c.identity_changed`,
    programAdded: sql`c.program_added`,
  },
  extra: { version: sql`1`, before: sql`c.before`, after: sql`c.after`, entryKey: sql`e.id` },
  search: (pattern) => sql`(fold(c.name) like ${pattern} or e.folded_names like ${pattern})`,
};

export const listEntriesSource: ExplorerSource = {
  explorer: listEntriesExplorer,
  from: () => sql`list_entries e`,
  visible: everything,
  id: sql`e.id`,
  columns: {
    name: { value: sql`e.name`, sort: sql`e.name` },
    source: sql`e.source`,
    entryId: sql`e.entry_id`,
    kind: sql`e.kind`,
    programs: sql`array_to_string(e.programs, ', ')`,
    aliases: sql`jsonb_array_length(e.data -> 'names') - 1`,
    lastChanged: sql`e.last_changed_version::int`,
    isListed: sql`e.removed_version is null`,
  },
  extra: { version: sql`1` },
  search: (pattern) => sql`(e.folded_names like ${pattern} or lower(e.entry_id) like ${pattern})`,
};

export const blockListSource: ExplorerSource = {
  explorer: blockListExplorer,
  from: () => sql`block_list b left join users u on u.id = b.created_by`,
  visible: everything,
  id: sql`b.id`,
  columns: {
    name: sql`b.full_name`,
    kind: sql`b.kind`,
    birthDate: sql`b.birth_date`,
    reason: sql`b.reason`,
    isActive: sql`b.is_active`,
    by: who,
    createdAt: sql`b.created_at`,
  },
  extra: { version: sql`b.version` },
  search: (pattern) => sql`fold(b.full_name || ' ' || b.reason) like ${pattern}`,
};

export function toRow<Row>(raw: RawRow): Row {
  return raw as unknown as Row;
}

export function toVersionRow(raw: RawRow): ListVersionRow {
  return toRow(raw);
}

/** Before and after in one line: what an export shows of a change. */
export function toChangeRow(raw: RawRow): ListChangeRow {
  const row = toRow<ListChangeRow>(raw);
  const names =
    row.op === 'mod'
      ? row.fields.split(', ')
      : Object.keys(row.after ?? row.before ?? {}).filter((name) => name !== 'id');
  const side = (value: unknown): string => (Array.isArray(value) ? value.join(' | ') : String(value ?? ''));
  const lines = names.map((name) =>
    row.op === 'mod'
      ? `${name}: ${side(row.before?.[name])} → ${side(row.after?.[name])}`
      : `${name}: ${side((row.after ?? row.before)?.[name])}`,
  );
  return { ...row, change: lines.join('; ') };
}
