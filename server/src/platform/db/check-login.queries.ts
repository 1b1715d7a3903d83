import type { Pool } from 'pg';
import { StartupError } from '../startup-error.ts';

/** That the application gets into the database which was just migrated: both addresses are set by people. */
export async function checkLogin(pool: Pool): Promise<void> {
  const { rows } = await pool
    .query<{ migrated: boolean }>("select to_regclass('public.schema_migration') is not null as migrated")
    .catch((error: Error) => {
      throw new StartupError(`The address in DATABASE_URL cannot be used: ${error.message}`, {
        cause: error,
      });
    });
  if (rows[0]?.migrated === true) return;
  throw new StartupError('DATABASE_URL leads to another database than MIGRATE_URL.');
}
