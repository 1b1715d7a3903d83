import type { Readable } from 'node:stream';

/** What the bytes of a file are known by. */
export interface StoredFile {
  /** In hex; the same bytes are stored once. */
  readonly sha256: string;
  readonly size: number;
}

/** Where the bytes live; names, kinds and owners are rows of the table `files`. */
export interface FileStore {
  put(content: Readable): Promise<StoredFile>;
  /** Fails when the bytes are gone, before anything was read. */
  open(sha256: string): Promise<Readable>;
  has(sha256: string): Promise<boolean>;
  remove(sha256: string): Promise<void>;
}

/** Where a hash lies below the root, in folders of 256 × 256. */
export function pathOf(sha256: string): string {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new RangeError('not a SHA-256');
  return `${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}`;
}
