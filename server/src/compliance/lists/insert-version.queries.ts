import type { Tx } from '#server/platform/http/transact.queries.ts';
import type { Examined } from './examine-version.queries.ts';
import type { VersionFault } from './list-guards.ts';
import type { KeptFile } from './store-list-file.queries.ts';
import type { OfferedVersion } from './take-version.queries.ts';

interface NewVersion {
  readonly known: Examined<KeptFile>;
  readonly now: Date;
  readonly fault: VersionFault | null;
  readonly counts: { readonly added: number; readonly changed: number; readonly removed: number };
}

/** One version with its files; answers its id. */
export async function insertVersion(
  tx: Tx,
  offered: OfferedVersion,
  { known, now, fault, counts }: NewVersion,
): Promise<string> {
  const { parts, entries } = known.reading;
  const main = parts.find(({ part }) => part === 'main');
  const { id } = await tx
    .insertInto('list_versions')
    .values({
      source: offered.source,
      status: fault === null ? 'active' : 'rejected',
      origin: offered.origin,
      fault,
      fetched_at: now,
      published_on: offered.publishedOn,
      sha256: known.sha256,
      bytes: known.files.reduce((sum, { bytes }) => sum + bytes.length, 0),
      rows: fault === null ? entries.length : (main?.rows ?? 0),
      unreadable: parts.reduce((sum, { problems }) => sum + problems.length, 0),
      ...counts,
      before_id: known.active?.id ?? null,
      activated_at: fault === null ? now : null,
      activated_by: offered.by,
      reason: offered.reason ?? '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (known.files.length > 0) {
    const readings = new Map(parts.map((part) => [part.part, part]));
    await tx
      .insertInto('list_version_files')
      .values(
        known.files.map((file) => ({
          version_id: id,
          part: file.part,
          file_id: file.fileId,
          name: file.name,
          sha256: file.sha256,
          bytes: file.bytes.length,
          published_on: file.publishedOn,
          rows: readings.get(file.part)?.rows ?? 0,
          has_end_mark: readings.get(file.part)?.hasEndMark ?? false,
        })),
      )
      .execute();
  }
  return id;
}
