import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { keptPlan } from '../db/prepared-pool.ts';
import type { Tables } from '../db/tables.ts';
import { hashToken } from './token.ts';

/** How long a session lives without and with use. */
export const idleMinutes = 60;
export const absoluteHours = 12;

/** A bearer's token, or the session that a ticket belongs to. */
type Session = { readonly token: string } | { readonly sessionId: string };

/** One query: the living session, its user, and the named office where the user works in it. */
export async function findSession(
  db: Kysely<Tables>,
  wanted: Session & { readonly officeId: string; readonly now: Date },
) {
  const query = db
    .selectFrom('sessions as s')
    .modifyFront(sql.raw(`/* ${keptPlan} */`)) // asked with every request
    .innerJoin('users as u', 'u.id', 's.user_id')
    .leftJoin('user_offices as uo', (join) =>
      join.onRef('uo.user_id', '=', 'u.id').on('uo.office_id', '=', wanted.officeId),
    )
    .leftJoin('offices as o', (join) => join.onRef('o.id', '=', 'uo.office_id').on('o.is_active', '=', true))
    .select(['s.id as session_id', 's.last_seen_at'])
    .select([
      'u.id as user_id',
      'u.email',
      'u.first_name',
      'u.last_name',
      'u.roles',
      'u.role_menus',
      'u.language',
    ])
    .select(['o.id as office_id', 'o.code', 'o.name', 'o.office_type', 'o.service_types', 'o.time_zone'])
    .select('o.access_allow_to_customer_info')
    .where('s.revoked_at', 'is', null)
    .where('s.idle_expires_at', '>', wanted.now)
    .where('s.expires_at', '>', wanted.now)
    .where('u.status', '=', 'Active');
  return await (
    'token' in wanted
      ? query.where('s.token_hash', '=', hashToken(wanted.token))
      : query.where('s.id', '=', wanted.sessionId)
  ).executeTakeFirst();
}

/** Moves the idle end; called at most once a minute, so that reading stays free of writes. */
export async function touchSession(db: Kysely<Tables>, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({
      last_seen_at: now,
      idle_expires_at: sql`${now}::timestamptz + make_interval(mins => ${idleMinutes})`,
    })
    .where('id', '=', sessionId)
    .execute();
}
