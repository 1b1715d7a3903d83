import type { ListedEntry, ListVersionPaper } from '#domain/areas/compliance/lists.papers.ts';
import type { ListVersionRow } from '#domain/areas/compliance/lists.rows.ts';
import type { ListPart, PublishedList } from '#domain/areas/compliance/lists.values.ts';
import { mayCall } from '#domain/access/access.ts';
import { listsAccess } from '#domain/areas/compliance/lists.explorers.ts';
import { Problem } from '#domain/kernel/problem.ts';
import type { OfficeContext, SessionContext } from '#server/platform/http/context.ts';

export async function findListVersion({ services }: OfficeContext, id: string): Promise<ListVersionPaper> {
  const { db } = services;
  const row = await db
    .selectFrom('list_versions as v')
    .leftJoin('users as u', 'u.id', 'v.activated_by')
    .selectAll('v')
    .select(['u.first_name', 'u.last_name'])
    .where('v.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new Problem('not-found');
  const files = await db
    .selectFrom('list_version_files')
    .selectAll()
    .where('version_id', '=', id)
    .orderBy('part', 'desc')
    .execute();
  return {
    id,
    version: 1,
    number: Number(id),
    source: row.source as PublishedList,
    status: row.status,
    fetchedAt: row.fetched_at.toISOString(),
    publishedOn: row.published_on,
    origin: row.origin,
    rows: row.rows,
    added: row.added,
    changed: row.changed,
    removed: row.removed,
    fault: row.fault as ListVersionRow['fault'],
    by: row.first_name === null ? null : `${row.first_name} ${row.last_name ?? ''}`,
    reason: row.reason,
    unreadable: row.unreadable,
    bytes: Number(row.bytes),
    sha256: row.sha256,
    before: row.before_id === null ? null : Number(row.before_id),
    activatedAt: row.activated_at?.toISOString() ?? null,
    files: files.map((file) => ({
      part: file.part as ListPart,
      fileId: file.file_id,
      name: file.name,
      sha256: file.sha256,
      bytes: Number(file.bytes),
      rows: file.rows,
      publishedOn: file.published_on,
    })),
  };
}

/** One entry as the screening reads it now, with what versions changed of it, the newest first. */
export async function findListedEntry({ services }: OfficeContext, id: string): Promise<ListedEntry> {
  const { db } = services;
  const row = await db
    .selectFrom('list_entries as e')
    .innerJoin('list_versions as v', 'v.id', 'e.first_version')
    .select(['e.id', 'e.source', 'e.entry_id', 'e.name', 'e.data', 'e.removed_version'])
    .select(['v.id as first', 'v.fetched_at'])
    .where('e.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new Problem('not-found');
  const history = await db
    .selectFrom('list_changes as c')
    .innerJoin('list_versions as v', 'v.id', 'c.version_id')
    .select(['c.id', 'c.op', 'c.name', 'c.fields', 'c.before', 'c.after', 'c.version_id', 'v.fetched_at'])
    .select(['c.identity_changed', 'c.program_added'])
    .where('c.source', '=', row.source)
    .where('c.entry_id', '=', row.entry_id)
    .orderBy('c.id', 'desc')
    .limit(200)
    .execute();
  return {
    id,
    source: row.source as PublishedList,
    entryId: row.entry_id,
    name: row.name,
    isListed: row.removed_version === null,
    entry: row.data as unknown as ListedEntry['entry'],
    firstVersion: { number: Number(row.first), at: row.fetched_at.toISOString() },
    history: history.map((change) => ({
      id: change.id,
      number: Number(change.version_id),
      at: change.fetched_at.toISOString(),
      op: change.op,
      name: change.name,
      entryId: row.entry_id,
      fields: change.fields,
      before: change.before as ListedEntry['history'][number]['before'],
      after: change.after as ListedEntry['history'][number]['after'],
      identityChanged: change.identity_changed,
      programAdded: change.program_added,
    })),
  };
}

/** A file that a version of a list was read from, for who reads lists. */
export async function isListFile(context: SessionContext, fileId: string): Promise<boolean> {
  const { office, user, services } = context;
  if (office === null || !mayCall(listsAccess, { ...user, office }).allowed) return false;
  const found = await services.db
    .selectFrom('list_version_files')
    .select('part')
    .where('file_id', '=', fileId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
