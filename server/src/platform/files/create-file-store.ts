import { join } from 'node:path';
import type { Config } from '../config.ts';
import { createDiskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';
import { createS3Store } from './s3-store.ts';

/** The store that is configured: a bucket, else the data directory. */
export function createFileStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): FileStore {
  const root = join(dataDir, 'files');
  return s3 === undefined ? createDiskStore(root) : createS3Store(s3, join(root, 'incoming'));
}
