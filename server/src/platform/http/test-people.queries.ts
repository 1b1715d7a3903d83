import type { Insertable, Kysely } from 'kysely';
import type { MenuRight } from '#domain/access/menu-right.ts';
import type { Role } from '#domain/access/roles.ts';
import { newToken } from '../auth/token.ts';
import type { Tables } from '../db/tables.ts';

export interface TestUser {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

export type NewUser = Omit<Partial<Insertable<Tables['users']>>, 'roles' | 'role_menus'> & {
  readonly roles?: readonly Role[];
  readonly role_menus?: readonly MenuRight[];
  /** The offices of the person; the first one is the default for login. */
  readonly offices?: readonly string[];
};

let count = 0;

/** A Regular office unless said otherwise; names and codes are made up. */
export async function insertOffice(
  db: Kysely<Tables>,
  values: Partial<Insertable<Tables['offices']>> = {},
): Promise<{ id: string; code: string; name: string; version: number }> {
  count += 1;
  const letters = count.toString(26).padStart(3, '0').replaceAll(/./g, letterOf);
  return await db
    .insertInto('offices')
    .values({ code: `T${letters}`, name: `Test office ${count}`, office_type: 'Regular', ...values })
    .returning(['id', 'code', 'name', 'version'])
    .executeTakeFirstOrThrow();
}

/** An active person with roles and offices, already logged in. */
export async function insertUser(db: Kysely<Tables>, user: NewUser, now: Date): Promise<TestUser> {
  const { offices = [], roles = ['Sale'], role_menus = [], ...values } = user;
  count += 1;
  const { id, email } = await db
    .insertInto('users')
    .values({
      email: `person${count}@giro.test`,
      first_name: 'Test',
      last_name: `Person ${count}`,
      status: 'Active',
      ...values,
      roles: [...roles],
      role_menus: [...role_menus],
    })
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow();
  if (offices.length > 0) {
    const rows = offices.map((office_id, index) => ({
      user_id: id,
      office_id,
      default_for_login: index === 0,
    }));
    await db.insertInto('user_offices').values(rows).execute();
  }
  return { id, email, token: await openSession(db, id, now) };
}

/** A session as the login would open it. */
export async function openSession(db: Kysely<Tables>, userId: string, now: Date): Promise<string> {
  const { token, hash } = newToken();
  const inHours = (hours: number): Date => new Date(now.getTime() + hours * 3_600_000);
  await db
    .insertInto('sessions')
    .values({
      token_hash: hash,
      user_id: userId,
      ip: '127.0.0.1',
      user_agent: 'test',
      created_at: now,
      last_seen_at: now,
      idle_expires_at: inHours(1),
      expires_at: inHours(12),
    })
    .execute();
  return token;
}

function letterOf(digit: string): string {
  return String.fromCharCode(65 + Number.parseInt(digit, 26));
}
