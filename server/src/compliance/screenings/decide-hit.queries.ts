import { sql } from 'kysely';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import type { ListEntry } from '../lists/list-entry.ts';

export interface HitDecision {
  readonly hitId: string;
  readonly decision: 'false-positive' | 'true-match' | 'need-info';
  /** Needed of a false positive. */
  readonly reasonCode: string | null;
  readonly note: string;
  readonly decidedBy: string;
  /** Who agreed, where a second person has to; the memory counts only with them. */
  readonly secondBy: string | null;
  readonly now: Date;
  /** Remembered for this person everywhere, or for the order at hand only. */
  readonly scope: 'all' | 'order';
}

const MONTHS = 12;
/** A listed person of whom no birth is known could be anybody. */
const MONTHS_WITHOUT_BIRTH = 6;

/**
 * Decides a hit, and with it every open one of the same person, entry and facts. A false alarm is remembered, but for
 * what would freeze funds. Answers the id of the memory, or null where none was made.
 */
export async function decideHit(tx: Tx, decision: HitDecision): Promise<string | null> {
  const hit = await lockHit(tx, decision.hitId);
  const memory = await changeMemory(tx, hit, decision);
  await tx
    .updateTable('screening_hits as h')
    .set({
      decision: decision.decision,
      decided_by: decision.decidedBy,
      decided_at: decision.now,
      decision_id: memory,
      note: decision.note,
    })
    .where('h.id', 'in', (eb) =>
      eb
        .selectFrom('screening_hits as o')
        .innerJoin('screenings as s', 's.id', 'o.screening_id')
        .select('o.id')
        .where('o.source', '=', hit.source)
        .where('o.entry_id', '=', hit.entry_id)
        .where('o.identity_hash', '=', hit.identity_hash)
        .where('s.subject_kind', '=', hit.subject_kind)
        .where('s.subject_hash', '=', hit.subject_hash)
        .where(sql<boolean>`s.subject_id is not distinct from ${hit.subject_id}::bigint`)
        .where((or) =>
          decision.scope === 'all'
            ? or.val(true)
            : or(sql`s.order_id`, 'is not distinct from', sql`${hit.order_id}::bigint`),
        )
        // What a case was closed with stays as it was.
        .where(
          sql<boolean>`(o.id = ${decision.hitId} or o.decision in ('open', 'need-info') and not exists (
            select from case_screenings k join compliance_cases c on c.id = k.case_id
            where k.screening_id = o.screening_id and c.closed_at is not null))`,
        ),
    )
    .execute();
  return memory;
}

async function lockHit(tx: Tx, id: string) {
  return await tx
    .selectFrom('screening_hits as h')
    .innerJoin('screenings as s', 's.id', 'h.screening_id')
    .select([
      'h.source',
      'h.entry_id',
      'h.identity_hash',
      'h.entry',
      'h.score',
      'h.status',
      's.subject_kind',
      's.subject_id',
      's.subject_hash',
      's.subject',
      's.order_id',
      's.config_version',
    ])
    .where('h.id', '=', id)
    .forUpdate('h')
    .executeTakeFirstOrThrow();
}

type LockedHit = Awaited<ReturnType<typeof lockHit>>;

/** The newest decision counts: an earlier memory of the same person and entry ends. */
async function changeMemory(tx: Tx, hit: LockedHit, decision: HitDecision): Promise<string | null> {
  if (decision.decision === 'need-info') return null;
  const scope = decision.scope === 'order' && hit.order_id !== null ? 'order' : 'all';
  await tx
    .updateTable('hit_memories')
    .set({ revoked_at: decision.now, revoked_why: decision.decision })
    .where('revoked_at', 'is', null)
    .where('person_kind', '=', hit.subject_kind)
    .where('source', '=', hit.source)
    .where('entry_id', '=', hit.entry_id)
    .where((eb) =>
      hit.subject_id === null
        ? eb.and([eb('person_id', 'is', null), eb('subject_hash', '=', hit.subject_hash)])
        : eb('person_id', '=', hit.subject_id),
    )
    .where((eb) =>
      // What is the listed person is so everywhere.
      decision.decision === 'true-match'
        ? eb.val(true)
        : eb.and([
            eb('scope', '=', scope),
            ...(scope === 'order' && hit.order_id !== null ? [eb('order_id', '=', hit.order_id)] : []),
          ]),
    )
    .execute();
  if (decision.decision === 'true-match' || hit.status === 'block') return null;
  const entry = hit.entry as ListEntry;
  const { id } = await tx
    .insertInto('hit_memories')
    .values({
      person_kind: hit.subject_kind,
      person_id: hit.subject_id,
      subject_hash: hit.subject_hash,
      source: hit.source,
      entry_id: hit.entry_id,
      identity_hash: hit.identity_hash,
      entry: JSON.stringify(hit.entry),
      subject: JSON.stringify(hit.subject),
      score: hit.score,
      config_version: hit.config_version,
      programs: [...entry.programs],
      hit_id: decision.hitId,
      reason_code: decision.reasonCode ?? 'Other',
      note: decision.note,
      decided_by: decision.decidedBy,
      second_by: decision.secondBy,
      decided_at: decision.now,
      expires_at: expiry(entry, decision.now),
      scope,
      order_id: scope === 'order' ? hit.order_id : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function expiry({ kind, births }: ListEntry, now: Date): Date {
  const months = kind === 'person' && births.length === 0 ? MONTHS_WITHOUT_BIRTH : MONTHS;
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + months);
  return end;
}

/** A second person agrees with the false alarms of these screenings; from now on they are remembered. */
export async function agreeToMemories(
  tx: Tx,
  { screeningIds, by }: { screeningIds: readonly string[]; by: string },
): Promise<void> {
  if (screeningIds.length === 0) return;
  await tx
    .updateTable('hit_memories')
    .set({ second_by: by })
    .where('revoked_at', 'is', null)
    .where('second_by', 'is', null)
    .where('decided_by', '!=', by)
    .where('hit_id', 'in', (eb) =>
      eb
        .selectFrom('screening_hits')
        .select('id')
        .where('screening_id', 'in', [...screeningIds]),
    )
    .execute();
}

/** Ends a memory by hand; the next screening asks again. False when it had ended before. */
export async function revokeMemory(
  tx: Tx,
  { id, by, why, at }: { id: string; by: string; why: string; at: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('hit_memories')
    .set((eb) => ({ revoked_at: at, revoked_by: by, revoked_why: why, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
