import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { createDiskStore } from './disk-store.ts';

const root = await mkdtemp(join(tmpdir(), 'giro-files-'));
const store = createDiskStore(root);
afterAll(() => rm(root, { recursive: true }));

const bytes = Buffer.from('the receipt of a transfer');
const sha256 = createHash('sha256').update(bytes).digest('hex');

it('keeps bytes under their own hash and gives them back', async () => {
  expect(await store.has(sha256)).toBe(false);
  expect(await store.put(Readable.from([bytes.subarray(0, 5), bytes.subarray(5)]))).toEqual({
    sha256,
    size: bytes.length,
  });
  expect(await readFile(join(root, sha256.slice(0, 2), sha256.slice(2, 4), sha256))).toEqual(bytes);
  expect(await buffer(await store.open(sha256))).toEqual(bytes);
});

it('stores the same bytes once and leaves nothing behind of an upload that broke off', async () => {
  await store.put(Readable.from([bytes]));
  const broken = Readable.from(
    (async function* () {
      yield bytes;
      throw new Error('connection lost');
    })(),
  );
  await expect(store.put(broken)).rejects.toThrow('connection lost');
  expect(await readdir(join(root, 'incoming'))).toEqual([]);
});

it('removes, and fails at once for bytes that are not there', async () => {
  await store.remove(sha256);
  expect(await store.has(sha256)).toBe(false);
  await expect(store.open(sha256)).rejects.toThrow();
});

it('is not led out of its directory by a crafted hash', async () => {
  await expect(store.open('../../etc/passwd')).rejects.toThrow(RangeError);
});
