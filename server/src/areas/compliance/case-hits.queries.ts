import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/db/tables.ts';

/** Hits that somebody has to decide; what cleared by itself or is remembered is only shown. */
export const decidable = ['block', 'alert', 'review'];

/** The hits of a case with the screening they belong to, the gravest first. */
export async function readCaseHits(db: Kysely<Tables>, caseId: string) {
  return await db
    .selectFrom('screening_hits as h')
    .innerJoin('screenings as s', 's.id', 'h.screening_id')
    .innerJoin('case_screenings as k', 'k.screening_id', 's.id')
    .innerJoin('compliance_cases as c', 'c.id', 'k.case_id')
    .leftJoin('users as u', 'u.id', 'h.decided_by')
    .leftJoin('hit_memories as m', 'm.hit_id', 'h.id')
    .leftJoin('hit_memories as earlier', 'earlier.id', 'h.memory_id')
    .leftJoin('list_entries as e', (join) =>
      join.onRef('e.source', '=', 'h.source').onRef('e.entry_id', '=', 'h.entry_id'),
    )
    .select(['h.id', 'h.screening_id', 'h.source', 'h.entry_id', 'h.entry', 'h.name', 'h.score'])
    .select(['h.name_score', 'h.portal_score', 'h.status', 'h.evidence', 'h.parts', 'h.reopened'])
    .select(['h.decision', 'h.decided_by', 'h.decided_at', 'h.note', 'h.identity_hash'])
    .select(['s.role', 's.subject', 's.basis', 's.subject_kind', 's.subject_id'])
    .select(['u.first_name', 'u.last_name', 'm.reason_code', 'm.second_by'])
    .select(['earlier.reopened_at', 'e.data as entry_now', 'e.identity_hash as hash_now'])
    .select(['e.removed_version', 'c.closed_at'])
    .where('k.case_id', '=', caseId)
    .orderBy('h.score', 'desc')
    .orderBy('h.id')
    .execute();
}

/** The hits of a case that a person decides. */
export async function openHits(db: Kysely<Tables>, caseId: string) {
  return await db
    .selectFrom('screening_hits as h')
    .innerJoin('case_screenings as k', 'k.screening_id', 'h.screening_id')
    .select(['h.id', 'h.source', 'h.entry_id', 'h.score', 'h.status', 'h.decision', 'h.decided_by'])
    .where('k.case_id', '=', caseId)
    .where('h.status', 'in', decidable)
    .orderBy('h.id')
    .execute();
}
