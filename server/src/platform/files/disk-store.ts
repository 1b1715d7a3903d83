import { access, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from './file-store.ts';
import { pathOf } from './file-store.ts';
import { receive } from './receive.ts';

/** Files below a directory, named by their content: written aside, made safe, then moved into place. */
export function createDiskStore(root: string): FileStore {
  const place = (sha256: string): string => join(root, pathOf(sha256));

  return {
    async put(content) {
      const { path, sha256, size } = await receive(content, join(root, 'incoming'));
      const folder = dirname(place(sha256));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await rename(path, place(sha256));
      await syncFolder(folder);
      return { sha256, size };
    },
    async open(sha256) {
      const file = await open(place(sha256), 'r');
      return file.createReadStream();
    },
    async has(sha256) {
      return await access(place(sha256)).then(
        () => true,
        () => false,
      );
    },
    async remove(sha256) {
      await rm(place(sha256), { force: true });
    },
  };
}

/** A rename is safe only when its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
