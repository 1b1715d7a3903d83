import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { readSecretKey } from './secret-key.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'giro-key-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

test('without SECRET_KEY one key is made, private to the user, and read again later', async () => {
  const keys = await Promise.all([1, 2, 3].map(() => readSecretKey({ secretKey: undefined, dataDir })));
  const later = await readSecretKey({ secretKey: undefined, dataDir });

  expect(later).toHaveLength(32);
  expect(keys).toEqual([later, later, later]);
  expect((await stat(join(dataDir, 'secret.key'))).mode & 0o777).toBe(0o600);
});

test('the same SECRET_KEY gives the same key, another one another', async () => {
  const one = await readSecretKey({ secretKey: 'a'.repeat(32), dataDir });

  expect(await readSecretKey({ secretKey: 'a'.repeat(32), dataDir })).toEqual(one);
  expect(await readSecretKey({ secretKey: 'b'.repeat(32), dataDir })).not.toEqual(one);
});
