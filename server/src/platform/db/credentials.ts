import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Passwords of a cluster of our own; the file is readable by the program's user alone. */
export type Credentials = { superuser: string; owner: string; app: string };

export async function readCredentials(dataDir: string): Promise<Credentials | undefined> {
  const text = await readFile(credentialsFile(dataDir), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Credentials);
}

export async function createCredentials(dataDir: string): Promise<Credentials> {
  const [superuser, owner, app] = [newPassword(), newPassword(), newPassword()];
  const credentials = { superuser, owner, app };
  const file = credentialsFile(dataDir);
  await writeFile(`${file}.part`, `${JSON.stringify(credentials, undefined, 2)}\n`, { mode: 0o600 });
  await rename(`${file}.part`, file);
  return credentials;
}

export function credentialsFile(dataDir: string): string {
  return join(dataDir, 'postgres.json');
}

/** An address on the loopback; `sslmode` is stated so that variables of the environment do not interfere. */
export function clusterUrl(
  login: { user: string; password: string },
  port: number,
  database: string,
): string {
  return `postgres://${login.user}:${login.password}@127.0.0.1:${port}/${database}?sslmode=disable`;
}

function newPassword(): string {
  return randomBytes(24).toString('base64url');
}
