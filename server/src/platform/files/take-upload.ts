import { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { FileUse } from '#domain/areas/files/files.endpoints.ts';
import { Problem, fieldProblem } from '#domain/kernel/problem.ts';
import type { FileStore, StoredFile } from './file-store.ts';
import { sniff, sniffLength } from './sniff.ts';

export interface TakenFile extends StoredFile {
  readonly name: string;
  readonly mime: string;
}

/** Takes one part of a form into the store, once its kind is known to be one that this use allows. */
export async function takeUpload(
  store: FileStore,
  part: MultipartFile,
  { field, use }: { field: string; use: FileUse },
): Promise<TakenFile> {
  if (part.fieldname !== field) {
    part.file.resume();
    throw fieldProblem(field, 'file-missing');
  }
  const chunks = formErrors(part.file);
  const head = await readHead(chunks);
  const mime = sniff(head, use);
  if (mime === null) {
    await drain(chunks);
    throw fieldProblem(field, 'file-kind-refused');
  }
  return {
    ...(await store.put(Readable.from(wholeOf(part, head, chunks)))),
    name: cleanName(part.filename),
    mime,
  };
}

type Chunks = AsyncGenerator<Buffer>;

/** Reads on; what is wrong with the form itself is the caller's mistake, not ours. */
export async function* formErrors<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* source;
  } catch (error) {
    throw (error as { statusCode?: number }).statusCode === undefined ? new Problem('bad-input') : error;
  }
}

async function readHead(chunks: Chunks): Promise<Buffer> {
  let head = Buffer.alloc(0);
  while (head.length < sniffLength) {
    const { value, done } = await chunks.next();
    if (done === true) break;
    head = Buffer.concat([head, value]);
  }
  return head;
}

async function* wholeOf(part: MultipartFile, head: Buffer, chunks: Chunks): AsyncGenerator<Buffer> {
  yield head;
  for (let next = await chunks.next(); next.done !== true; next = await chunks.next()) yield next.value;
  if (part.file.truncated) throw new Problem('too-large', { limit: '20 MB' });
}

/** The rest has to arrive before the refusal can be read by a browser that is still sending. */
async function drain(chunks: Chunks): Promise<void> {
  while ((await chunks.next()).done !== true);
}

/** The last part of a path, without characters that would be trouble in a header or on a disk. */
function cleanName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return (
    last
      .normalize('NFC')
      .replaceAll(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '')
      .slice(-120)
      .trim() || 'file'
  );
}
