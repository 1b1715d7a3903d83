import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/db/tables.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';

export type LoginUser = NonNullable<Awaited<ReturnType<typeof findLoginUser>>>;

/** What the ways in need to know of a person. */
export async function findLoginUser(db: Kysely<Tables>, email: string) {
  return await loginUsers(db).where('email', '=', email).executeTakeFirst();
}

/** The same, locked: every way in takes the person first, then challenge, link, sessions and attempts. */
export async function lockLoginUser(tx: Tx, id: string): Promise<LoginUser | undefined> {
  return await loginUsers(tx).where('id', '=', id).forUpdate().executeTakeFirst();
}

function loginUsers(db: Kysely<Tables>) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name', 'status', 'password_hash'])
    .select(['roles', 'role_menus', 'language', 'preferences', 'two_factor'])
    .select(['totp_secret', 'totp_last_step', 'totp_pending', 'totp_pending_until']);
}

/** The same person as the reader of a mail. */
export function readerOf(user: LoginUser) {
  return { email: user.email, name: nameOf(user), language: user.language };
}

export function nameOf(user: LoginUser): string {
  return `${user.first_name} ${user.last_name}`;
}
