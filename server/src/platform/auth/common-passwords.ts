import { readFile } from 'node:fs/promises';
import { foldPassword } from '#domain/areas/session/password-policy.ts';

const listFile = new URL('../../../../data/passwords/common.txt', import.meta.url);
let loaded: Promise<ReadonlySet<string>> | undefined;

/** The shipped list of common passwords, folded; read at the first use and kept. */
export async function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= readFile(listFile, 'utf8').then(
    (text) => new Set(text.split('\n').filter(Boolean).map(foldPassword)),
  );
  return await loaded;
}
