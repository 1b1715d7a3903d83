import { sql } from 'kysely';
import { Problem } from '#domain/kernel/problem.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import type { FoundUser } from './find-user.queries.ts';

/** Whoever can give access back to everybody else: an active corporation admin who may open the users. */
export function isKeyAdmin(user: Pick<FoundUser, 'status' | 'roles' | 'role_menus'>): boolean {
  return (
    user.status === 'Active' &&
    user.roles.includes('CorporationAdmin') &&
    (user.role_menus.length === 0 || user.role_menus.includes('SettingsUsers'))
  );
}

/**
 * Refuses the change that took the last one away; called after it, in its transaction. The lock makes two admins
 * who block each other wait in a row, so that the second sees what the first did.
 */
export async function checkAdminRemains(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('giro last admin'))`.execute(tx);
  const { rows } = await sql`
    select from users where status = 'Active' and 'CorporationAdmin' = any(roles)
      and (role_menus = '{}' or 'SettingsUsers' = any(role_menus)) limit 1`.execute(tx);
  if (rows.length === 0) throw new Problem('last-admin');
}
