import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';

import { startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { hashMigrations, MIGRATIONS_DIRECTORY, readMigrations } from './migration-files.ts';
import { OWNER_ROLE } from './roles.ts';

export type TestCluster = { adminUrl: string; migrateUrl: string; appUrl: string; template: string };

declare module 'vitest' {
  export interface ProvidedContext {
    cluster: TestCluster;
  }
}

// Data that nobody needs after the run is not written to the disk with care.
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  archive_mode: 'off',
  max_wal_size: '8GB',
  max_connections: '300',
};

/** Vitest's global set-up: one cluster for the whole run and one migrated database that all others are copied from. */
export default async function setUpCluster(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'giro-test-'));
  await chmod(dataDir, 0o711);
  const database = await startEmbedded({ dataDir, settings: FAST });
  const tearDown = async () => {
    await database.stop();
    await rm(database.place.home, { recursive: true, force: true });
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const { adminUrl, migrateUrl, appUrl } = database;
    const template = await createTemplate(adminUrl, migrateUrl);
    project.provide('cluster', { adminUrl, migrateUrl, appUrl, template });
  } catch (error) {
    await tearDown();
    throw error;
  }
  return tearDown;
}

async function createTemplate(adminUrl: string, migrateUrl: string): Promise<string> {
  const template = `template_${hashMigrations(await readMigrations(MIGRATIONS_DIRECTORY))}`;
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(`create database ${template} owner ${OWNER_ROLE}`);
  await client.end();
  await migrate(withDatabase(migrateUrl, template));
  await makeListsFresh(withDatabase(migrateUrl, template));
  return template;
}

/** Nothing is loaded, and no test need wonder why money is not paid out for lists that nobody brought up to date. */
async function makeListsFresh(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("update list_sources set fresh_at = '2100-01-01'");
  await client.end();
}

export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}
