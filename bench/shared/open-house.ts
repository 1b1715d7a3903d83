import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EmbeddedDatabase } from '#server/platform/db/embedded.ts';
import { startEmbedded } from '#server/platform/db/embedded.ts';
import { demoPassword } from '#server/demo/demo-people.ts';
import type { RunningServer } from '#server/server.ts';
import { startServer } from '#server/server.ts';

export interface House extends Pick<RunningServer, 'address' | 'services'> {
  readonly database: EmbeddedDatabase;
  /** Headers of a request as the head admin sends it. */
  readonly headers: Readonly<Record<string, string>>;
  /** What the browser keeps of the head admin. */
  readonly stored: Readonly<Record<string, unknown>>;
  close(): Promise<void>;
}

const say = (line: string): void => console.log(`  ${line}`);

/** The whole program with the demo business on a database of its own, and its head admin logged in. */
export async function openHouse(): Promise<House> {
  const dataDir = await mkdtemp(join(process.env['BENCH_DIR'] ?? tmpdir(), 'giro-bench-'));
  await chmod(dataDir, 0o711); // root's database runs as another user, who must get in
  const database = await startEmbedded({ dataDir, log: say });
  const close = async (server?: RunningServer): Promise<void> => {
    await server?.stop();
    await database.stop();
    await rm(database.place.home, { recursive: true, force: true });
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const settings = { DATA_DIR: dataDir, PORT: process.env['BENCH_PORT'] ?? '4320', LOG_LEVEL: 'silent' };
    // The demo would fill itself up beside what is measured.
    const urls = {
      DATABASE_URL: database.appUrl,
      MIGRATE_URL: database.migrateUrl,
      GIRO_DEMO: '1',
      GIRO_DEMO_ORDERS: '0',
    };
    const server = await startServer({ ...settings, ...urls }, say);
    return {
      database,
      address: server.address,
      services: server.services,
      ...(await enter(server.address)),
      close: () => close(server),
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function enter(address: string): Promise<Pick<House, 'headers' | 'stored'>> {
  const json = { 'content-type': 'application/json' };
  const login = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { ...json, 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ email: 'admin@giro.test', password: demoPassword }),
  });
  const { token, user } = (await login.json()) as { token: string; user: Record<string, unknown> };
  const bearer = { authorization: `Bearer ${token}`, 'accept-language': 'en' };
  const scope = await fetch(`${address}/api/offices/scope`, { headers: bearer });
  const office = firstId(await scope.json());
  const { id, roles, roleMenus } = user;
  return {
    headers: { ...bearer, 'x-appuseroffice': office },
    stored: { APP_USER_AUTHENTICATED: { id, token, roles, roleMenus }, 'X-APPUSEROFFICE': office },
  };
}

/** The list itself, or an answer that holds it. */
function firstId(answer: unknown): string {
  const list = Array.isArray(answer) ? answer : Object.values(answer as object).find(Array.isArray);
  const [first] = (list ?? []) as { id: string }[];
  if (first === undefined) throw new Error('The head admin has no office.');
  return first.id;
}
