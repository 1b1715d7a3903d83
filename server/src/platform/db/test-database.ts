import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import pg from 'pg';
import { afterAll, inject } from 'vitest';

import { openDatabase } from './pool.ts';
import { OWNER_ROLE } from './roles.ts';
import type { Tables } from './tables.ts';
import { withDatabase } from './test-cluster.ts';

export type TestDatabase = {
  /** As the running program sees it: the role with the granted rights only. */
  app: Kysely<Tables>;
  /** As the owner of the tables: to arrange what the application may not do. */
  owner: Kysely<Tables>;
  appUrl: string;
  ownerUrl: string;
};

/**
 * Gives the calling test file a freshly migrated database of its own, dropped when the file is done.
 * Call it at the top level of the file: `const { app } = await testDatabase();`
 */
export async function testDatabase(): Promise<TestDatabase> {
  const { ownerUrl, appUrl, drop } = await createDatabase(inject('cluster').template);
  const app = openDatabase(appUrl, { max: 20 });
  const owner = openDatabase(ownerUrl, { max: 5 });
  afterAll(async () => {
    await Promise.all([app.destroy(), owner.destroy()]);
    await drop();
  });
  return { app, owner, appUrl, ownerUrl };
}

/** An empty database without any migration, for tests of the migrations themselves. */
export async function emptyDatabase(): Promise<{ ownerUrl: string; appUrl: string }> {
  const { ownerUrl, appUrl, drop } = await createDatabase('template0');
  afterAll(drop);
  return { ownerUrl, appUrl };
}

async function createDatabase(template: string) {
  const cluster = inject('cluster');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(cluster.adminUrl, `create database ${name} owner ${OWNER_ROLE} template ${template}`);
  return {
    ownerUrl: withDatabase(cluster.migrateUrl, name),
    appUrl: withDatabase(cluster.appUrl, name),
    drop: () => administer(cluster.adminUrl, `drop database ${name} with (force)`),
  };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
