import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { isForAllOffices } from '#domain/access/role-rules.ts';
import type { Role } from '#domain/access/roles.ts';
import type { Tables } from '../db/tables.ts';
import type { LiveEvent } from './live-event.ts';

/** Of a living session: who listens and in which offices. */
export interface Audience {
  readonly userId: string;
  readonly isForAllOffices: boolean;
  readonly officeIds: ReadonlySet<string>;
}

/** The audiences of those sessions that still live. */
export async function readAudiences(
  db: Kysely<Tables>,
  sessionIds: readonly string[],
  now: Date,
): Promise<Map<string, Audience>> {
  const rows = await db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['s.id', 's.user_id', 'u.roles'])
    .select(
      sql<string[]>`array(select office_id::text from user_offices uo where uo.user_id = u.id)`.as('offices'),
    )
    .where('s.id', 'in', sessionIds)
    .where('s.revoked_at', 'is', null)
    .where('s.idle_expires_at', '>', now)
    .where('s.expires_at', '>', now)
    .where('u.status', '=', 'Active')
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        userId: row.user_id,
        isForAllOffices: isForAllOffices({ roles: row.roles as Role[], roleMenus: [], office: null }),
        officeIds: new Set(row.offices),
      },
    ]),
  );
}

/** Named persons only, or everybody in the offices of the event, or everybody where it names none. */
export function isFor(audience: Audience, { userIds = [], officeIds = [] }: LiveEvent): boolean {
  if (userIds.length > 0) return userIds.includes(audience.userId);
  if (officeIds.length === 0 || audience.isForAllOffices) return true;
  return officeIds.some((id) => audience.officeIds.has(id));
}
