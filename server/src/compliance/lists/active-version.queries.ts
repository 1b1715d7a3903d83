import type { Kysely } from 'kysely';
import type { ListPart } from '#domain/areas/compliance/lists.values.ts';
import type { Tables } from '#server/platform/db/tables.ts';

export interface ActiveFile {
  readonly part: ListPart;
  readonly fileId: string;
  readonly name: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly publishedOn: string;
  readonly rows: number;
  readonly hasEndMark: boolean;
}

export interface ActiveVersion {
  readonly id: string;
  readonly sha256: string;
  readonly origin: string;
  readonly files: readonly ActiveFile[];
}

/** The version of a list that counts now, with the files it was read from. */
export async function findActiveVersion(
  db: Kysely<Tables>,
  source: string,
): Promise<ActiveVersion | undefined> {
  const version = await db
    .selectFrom('list_versions')
    .select(['id', 'sha256', 'origin'])
    .where('source', '=', source)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (version === undefined) return undefined;
  const files = await db
    .selectFrom('list_version_files')
    .selectAll()
    .where('version_id', '=', version.id)
    .execute();
  return {
    ...version,
    files: files.map((file) => ({
      part: file.part as ListPart,
      fileId: file.file_id,
      name: file.name,
      sha256: file.sha256,
      bytes: Number(file.bytes),
      publishedOn: file.published_on,
      rows: file.rows,
      hasEndMark: file.has_end_mark,
    })),
  };
}
