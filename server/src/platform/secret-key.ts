import { createHash, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Config } from './config.ts';

/**
 * The 32 bytes that encrypt stored secrets: derived from SECRET_KEY, else from a key file that is made once.
 * Losing the file makes the encrypted secrets unreadable, so backups carry it.
 */
export async function readSecretKey(config: Pick<Config, 'secretKey' | 'dataDir'>): Promise<Buffer> {
  const text = config.secretKey ?? (await readKeyFile(config.dataDir));
  return createHash('sha256').update(text).digest();
}

async function readKeyFile(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret.key');
  const existing = await readIfThere(file);
  if (existing) return existing;
  await mkdir(dataDir, { recursive: true, mode: 0o711 });
  const part = `${file}.${randomBytes(4).toString('hex')}`;
  await writeFile(part, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  // Of several processes that start together the first one's key wins.
  await link(part, file).catch(() => undefined);
  await rm(part);
  const made = await readIfThere(file);
  if (!made) throw new Error(`${file} could not be written`);
  return made;
}

async function readIfThere(file: string): Promise<string> {
  return (await readFile(file, 'utf8').catch(() => '')).trim();
}
