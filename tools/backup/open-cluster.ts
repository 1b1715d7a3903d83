import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

import { clusterUrl, readCredentials } from '#server/platform/db/credentials.ts';
import { startEmbedded } from '#server/platform/db/embedded.ts';

export type OpenCluster = { client: pg.Client; home: string; close(): Promise<void> };

/** Connects to the database of a data directory as its superuser, and starts it for the while when nobody else has. */
export async function openCluster(dataDir: string, log: (line: string) => void): Promise<OpenCluster> {
  const running = await connectToRunning(dataDir);
  if (running) {
    return { client: running, home: await realpath(join(dataDir, 'postgres')), close: () => running.end() };
  }
  const database = await startEmbedded({ dataDir, log });
  const client = await connect(database.adminUrl);
  return {
    client,
    home: database.place.home,
    async close() {
      await client.end();
      await database.stop();
    },
  };
}

async function connectToRunning(dataDir: string): Promise<pg.Client | undefined> {
  const credentials = await readCredentials(dataDir);
  const pidFile = await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').catch(() => '');
  const port = Number(pidFile.split('\n')[3]);
  if (!credentials || !port) return undefined;
  const login = { user: 'postgres', password: credentials.superuser };
  return connect(clusterUrl(login, port, 'postgres')).catch(() => undefined);
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'giro backup' });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
