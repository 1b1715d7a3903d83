import pg from 'pg';

import { StartupError } from '../startup-error.ts';

/** The role of the running application: it has only what migrations grant to it. */
export const APP_ROLE = 'giro_app';
/** The role that owns all tables and runs the migrations. */
export const OWNER_ROLE = 'giro_owner';
export const DATABASE_NAME = 'giro';

const DUPLICATE_OBJECT = '42710';
const INSUFFICIENT_PRIVILEGE = '42501';

/** Migrations grant to the application role, so it must exist; a server of one's own may have to be prepared by hand. */
export async function ensureAppRole(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [APP_ROLE]);
  if (rowCount) return;
  try {
    await client.query(`create role ${APP_ROLE} nologin`);
    await client.query(`grant ${APP_ROLE} to current_user`);
  } catch (error) {
    const code = error instanceof pg.DatabaseError ? error.code : undefined;
    if (code === DUPLICATE_OBJECT) return;
    if (code !== INSUFFICIENT_PRIVILEGE) throw error;
    throw new StartupError(
      `The database has no role ${APP_ROLE} and this user may not create it. Let an administrator run: create role ${APP_ROLE} login password '…';`,
    );
  }
}

export type RolePasswords = { owner: string; app: string };

/** Prepares a cluster of our own: both login roles with their passwords, and the database that the owner owns. */
export async function prepareCluster(client: pg.Client, passwords: RolePasswords): Promise<void> {
  await setLoginRole(client, OWNER_ROLE, passwords.owner);
  await setLoginRole(client, APP_ROLE, passwords.app);
  const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE_NAME]);
  if (!rowCount) await client.query(`create database ${DATABASE_NAME} owner ${OWNER_ROLE}`);
}

async function setLoginRole(client: pg.Client, role: string, password: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
  if (rowCount) return;
  await client.query(`create role ${role} login password ${client.escapeLiteral(password)}`);
}
