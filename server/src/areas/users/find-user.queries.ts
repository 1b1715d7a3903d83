import type { RawBuilder, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { MenuRight } from '#domain/access/menu-right.ts';
import type { OfficeType } from '#domain/access/office-type.ts';
import type { Role } from '#domain/access/roles.ts';
import type { UserEditor } from '#domain/areas/users/may-manage.ts';
import type { UserStatus } from '#domain/areas/users/user.values.ts';
import { Problem } from '#domain/kernel/problem.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { usersSource } from './users-source.queries.ts';

/** A transaction, or the pool where nothing is written. */
type Db = Pick<Tx, 'selectFrom'>;

export interface UserOffice {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly officeType: OfficeType;
  readonly isActive: boolean;
  readonly isDefault: boolean;
}

/** A user as stored, with their offices; the default office first. */
export interface FoundUser extends Omit<Selectable<Tables['users']>, 'roles' | 'role_menus' | 'status'> {
  readonly status: UserStatus;
  readonly roles: Role[];
  readonly role_menus: MenuRight[];
  readonly offices: readonly UserOffice[];
  readonly officeIds: readonly string[];
}

interface Wanted {
  readonly ids: readonly string[];
  readonly isLocked: boolean;
}

/**
 * The users of these ids whom the caller may see. Locked, nobody else changes them or their offices; a lock that
 * lets others point at them, since every line of the activity log points at who did it.
 */
export async function findUsers(db: Db, context: OfficeContext, wanted: Wanted): Promise<FoundUser[]> {
  return await readUsers(db, wanted, sql<boolean>`(${usersSource.visible(context)})`);
}

/** A user just written, as it stands now. */
export async function readBack(tx: Tx, id: string): Promise<FoundUser> {
  const [user] = await readUsers(tx, { ids: [id], isLocked: false }, sql<boolean>`true`);
  if (user === undefined) throw new Problem('not-found');
  return user;
}

async function readUsers(
  db: Db,
  { ids, isLocked }: Wanted,
  condition: RawBuilder<boolean>,
): Promise<FoundUser[]> {
  const users = await db
    .selectFrom('users as u')
    .selectAll('u')
    .where('u.id', '=', anyOf(ids))
    .where(condition)
    .orderBy('u.id')
    .$if(isLocked, (query) => query.forNoKeyUpdate())
    .execute();
  const offices = await officesOf(
    db,
    users.map((user) => user.id),
  );
  return users.map((user) => {
    const own = offices.filter((office) => office.userId === user.id);
    return {
      ...user,
      status: user.status as UserStatus,
      roles: user.roles as Role[],
      role_menus: user.role_menus as MenuRight[],
      offices: own,
      officeIds: own.map((office) => office.id),
    };
  });
}

function anyOf(ids: readonly string[]): RawBuilder<string> {
  return sql<string>`any(${[...ids]}::bigint[])`;
}

async function officesOf(db: Db, userIds: readonly string[]): Promise<(UserOffice & { userId: string })[]> {
  const rows = await db
    .selectFrom('user_offices as uo')
    .innerJoin('offices as o', 'o.id', 'uo.office_id')
    .select(['uo.user_id as userId', 'uo.default_for_login as isDefault'])
    .select(['o.id', 'o.code', 'o.name', 'o.office_type as officeType', 'o.is_active as isActive'])
    .where('uo.user_id', '=', anyOf(userIds))
    .orderBy('uo.default_for_login', 'desc')
    .orderBy('o.code')
    .execute();
  return rows.map((row) => ({ ...row, officeType: row.officeType as OfficeType }));
}

/** How far the caller reaches: roles, rights and all offices of theirs, not only the active one. */
export async function findEditor(db: Db, { user }: OfficeContext): Promise<UserEditor> {
  const offices = await db
    .selectFrom('user_offices')
    .select('office_id')
    .where('user_id', '=', user.id)
    .execute();
  return { ...user, officeIds: offices.map((row) => row.office_id) };
}
