import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/db/tables.ts';

/** The hits of screenings with whom they are about, the best first. */
export async function readHits(db: Kysely<Tables>, screeningIds: readonly string[]) {
  if (screeningIds.length === 0) return [];
  return await db
    .selectFrom('screening_hits as h')
    .innerJoin('screenings as s', 's.id', 'h.screening_id')
    .leftJoin('users as u', 'u.id', 'h.decided_by')
    .leftJoin('hit_memories as m', 'm.hit_id', 'h.id')
    .selectAll('h')
    .select([
      's.subject_kind',
      's.subject_id',
      's.role',
      's.subject',
      's.subject_hash',
      's.basis',
      's.at',
      's.order_id',
      'u.first_name',
      'u.last_name',
      'm.reason_code',
      'm.expires_at',
      'm.second_by',
    ])
    .where('h.screening_id', 'in', [...screeningIds])
    .orderBy('h.score', 'desc')
    .orderBy('h.id')
    .execute();
}

export type StoredHit = Awaited<ReturnType<typeof readHits>>[number];
