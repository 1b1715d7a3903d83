import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Config } from '../config.ts';
import { StartupError } from '../startup-error.ts';
import { createDiskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';
import { createS3Store } from './s3-store.ts';

/** The store that is configured: the data directory, or a bucket that has just taken a file and given it up again. */
export async function openFileStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<FileStore> {
  const root = join(dataDir, 'files');
  if (s3 === undefined) return createDiskStore(root);
  const store = createS3Store(s3, join(root, 'incoming'));
  try {
    const { sha256 } = await store.put(Readable.from([Buffer.from('giro')]));
    await store.remove(sha256);
  } catch (error) {
    throw new StartupError(`The store in S3_URL cannot be used: ${reasonOf(error as Error)}.`, {
      cause: error,
    });
  }
  return store;
}

/** What `fetch` says of itself is always the same; the reason is what it was caused by. */
function reasonOf({ message, cause }: Error): string {
  const { message: deeper, code } = (cause ?? {}) as { message?: string; code?: string };
  return deeper || code || message;
}
