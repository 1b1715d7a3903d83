import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import type { ListPart } from '#domain/areas/compliance/lists.values.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import type { SourceFile } from './read-source.ts';

/** A file of a list whose bytes are kept. */
export interface KeptFile extends SourceFile {
  readonly sha256: string;
  /** Its row of `files`. */
  readonly fileId: string;
  /** The day of the file as far as it is known: yyyy-MM-dd or yyyy-MM. */
  readonly publishedOn: string;
}

export interface NewFile {
  readonly part: ListPart;
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly publishedOn?: string;
}

/** Keeps the bytes as they came and names them. The lock keeps the clean-up from removing them at this moment. */
export async function keepListFile(
  tx: Tx,
  store: FileStore,
  { file, now }: { file: NewFile; now: Date },
): Promise<KeptFile> {
  const sha256 = sha256Of(file.bytes);
  await sql`select pg_advisory_xact_lock(hashtextextended(${sha256}, 1))`.execute(tx);
  await store.put(Readable.from([Buffer.from(file.bytes)]));
  const { id } = await tx
    .insertInto('files')
    .values({
      sha256,
      name: file.name,
      mime: 'text/csv; charset=utf-8',
      size: file.bytes.length,
      created_by: null,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...file, sha256, fileId: id, publishedOn: file.publishedOn ?? '' };
}

export async function readListFile(store: FileStore, sha256: string): Promise<Uint8Array> {
  return await buffer(await store.open(sha256));
}

export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
