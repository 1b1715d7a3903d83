import type { Kysely } from 'kysely';
import type { ListPart, PublishedList } from '#domain/areas/compliance/lists.values.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import type { ActiveVersion } from './active-version.queries.ts';
import { findActiveVersion } from './active-version.queries.ts';
import type { ComparedEntry, EntryChange } from './diff-published.ts';
import { diffPublished } from './diff-published.ts';
import { defaultLimits } from './list-guards.ts';
import type { PublishedRow } from './published-row.ts';
import { comparedFields } from './published-row.ts';
import type { SourceFile, SourceReading } from './read-source.ts';
import { hashFiles, readSource } from './read-source.ts';
import { readListFile, sha256Of } from './store-list-file.queries.ts';

/** What files of a source would do if they became the active version. */
export interface Examined<File extends SourceFile> {
  readonly active: ActiveVersion | undefined;
  /** Those given, and those of the active version where a part was not given. */
  readonly files: readonly (File | (SourceFile & HeldFile))[];
  readonly sha256: string;
  readonly isUnchanged: boolean;
  readonly reading: SourceReading;
  readonly changes: readonly EntryChange[];
}

export interface HeldFile {
  readonly sha256: string;
  readonly fileId: string;
  readonly publishedOn: string;
}

/** Reads, judges and compares with what is active; writes nothing. */
export async function examineVersion<File extends SourceFile>(
  db: Kysely<Tables>,
  store: FileStore,
  { source, files }: { source: PublishedList; files: readonly File[] },
): Promise<Examined<File>> {
  const active = await findActiveVersion(db, source);
  const all = [...files, ...(await missingParts(store, active, files))];
  const sha256 = hashFiles(all.map(({ part, bytes }) => ({ part, sha256: sha256Of(bytes) })));
  if (active?.sha256 === sha256) {
    const reading = { parts: [], fault: undefined, entries: [] };
    return { active, files: all, sha256, isUnchanged: true, reading, changes: [] };
  }
  const limits = await readLimits(db, source);
  const before = new Map((active?.files ?? []).map((file) => [file.part, file]));
  const reading = await readSource(all, { source, limits, active: before });
  const isFirst = active === undefined || reading.fault !== undefined;
  const changes = isFirst
    ? []
    : diffPublished(await readCompared(db, source), reading.entries, comparedFields(source));
  return { active, files: all, sha256, isUnchanged: false, reading, changes };
}

/** Who brings a new main file brings its latest rows too: the excerpt that once replaced some of them goes. */
async function missingParts(
  store: FileStore,
  active: ActiveVersion | undefined,
  given: readonly SourceFile[],
): Promise<(SourceFile & HeldFile)[]> {
  const parts = new Set<ListPart>(given.map(({ part }) => part));
  if (parts.has('main')) parts.add('newer-main');
  const missing = (active?.files ?? []).filter(({ part }) => !parts.has(part));
  return await Promise.all(
    missing.map(async ({ part, name, sha256, fileId, publishedOn }) => ({
      part,
      name,
      sha256,
      fileId,
      publishedOn,
      bytes: await readListFile(store, sha256),
    })),
  );
}

async function readLimits(db: Kysely<Tables>, source: string) {
  const { min_rows: minRows, max_shrink_pct: maxShrinkPct } = await db
    .selectFrom('list_sources')
    .select(['min_rows', 'max_shrink_pct'])
    .where('code', '=', source)
    .executeTakeFirstOrThrow();
  return { ...defaultLimits, minRows, maxShrinkPct: Number(maxShrinkPct) };
}

async function readCompared(db: Kysely<Tables>, source: string): Promise<ComparedEntry[]> {
  const rows = await db
    .selectFrom('list_entries')
    .select(['entry_id', 'name', 'published', 'identity_hash', 'programs'])
    .where('source', '=', source)
    .where('removed_version', 'is', null)
    .execute();
  return rows.map((row) => ({
    id: row.entry_id,
    name: row.name,
    published: row.published as PublishedRow,
    identityHash: row.identity_hash,
    programs: row.programs,
  }));
}
