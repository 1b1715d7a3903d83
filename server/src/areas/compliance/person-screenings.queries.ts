import { sql } from 'kysely';
import type { MemoryRow, ScreeningRow } from '#domain/areas/compliance/screening.schema.ts';
import { Problem } from '#domain/kernel/problem.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { revokeMemory } from '#server/compliance/screenings/decide-hit.queries.ts';
import type { PersonKind } from '#server/compliance/screenings/person-rows.queries.ts';
import { SECOND_PERSON_SCORE } from '#server/compliance/screenings/second-person.ts';
import { recordActivity } from '#server/engine/activity/record-activity.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { transact } from '#server/platform/http/transact.queries.ts';
import { screeningRows } from './screenings.queries.ts';

/** More nobody reads on a paper. */
const LATEST = 50;

export async function personScreenings(
  context: OfficeContext,
  { kind, id }: { kind: PersonKind; id: string },
): Promise<{ screenings: ScreeningRow[]; memories: MemoryRow[] }> {
  return {
    screenings: await screeningRows(context, sql`s.subject_kind = ${kind} and s.subject_id = ${id}`, LATEST),
    memories: await memoriesOf(context, { kind, id }),
  };
}

async function memoriesOf(
  { services, now }: OfficeContext,
  { kind, id }: { kind: PersonKind; id: string },
): Promise<MemoryRow[]> {
  const rows = await services.db
    .selectFrom('hit_memories as m')
    .innerJoin('users as u', 'u.id', 'm.decided_by')
    .leftJoin('users as second', 'second.id', 'm.second_by')
    .leftJoin('orders as o', 'o.id', 'm.order_id')
    .innerJoin('screening_hits as h', 'h.id', 'm.hit_id')
    .selectAll('m')
    .select([
      'h.name',
      'o.number',
      'u.first_name',
      'u.last_name',
      'second.first_name as second_first',
      'second.last_name as second_last',
    ])
    .where('m.person_kind', '=', kind)
    .where('m.person_id', '=', id)
    .orderBy('m.id', 'desc')
    .limit(LATEST)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    source: row.source,
    entryId: row.entry_id,
    name: row.name,
    score: Number(row.score),
    reasonCode: row.reason_code,
    note: row.note,
    decidedBy: { id: row.decided_by, name: `${row.first_name} ${row.last_name}` },
    secondBy:
      row.second_by === null ? null : { id: row.second_by, name: `${row.second_first} ${row.second_last}` },
    decidedAt: row.decided_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    scope: row.scope as MemoryRow['scope'],
    orderNumber: row.number,
    state: stateOf(row, now),
    reopened: row.reopened_why as MemoryRow['reopened'],
    revokedAt: row.revoked_at?.toISOString() ?? null,
    revokedWhy: row.revoked_by === null ? '' : row.revoked_why,
  }));
}

interface Standing {
  readonly revoked_at: Date | null;
  readonly revoked_by: string | null;
  readonly reopened_at: Date | null;
  readonly expires_at: Date;
  readonly score: string;
  readonly second_by: string | null;
}

function stateOf(row: Standing, now: Date): MemoryRow['state'] {
  if (row.revoked_at !== null) return row.revoked_by === null ? 'replaced' : 'revoked';
  if (row.reopened_at !== null) return 'reopened';
  if (row.expires_at <= now) return 'expired';
  return Number(row.score) >= SECOND_PERSON_SCORE && row.second_by === null ? 'waiting' : 'active';
}

/** From now on the same hit is asked again. */
export async function takeBackMemory(context: OfficeContext, id: string, reason: string): Promise<Created> {
  return await transact(context, async (tx) => {
    const memory = await tx
      .selectFrom('hit_memories')
      .select(['version', 'source', 'entry_id'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (memory === undefined) throw new Problem('not-found');
    const isRevoked =
      memory.version === context.ifMatch &&
      (await revokeMemory(tx, { id, by: context.user.id, why: reason, at: context.now }));
    if (!isRevoked)
      throw new Problem('version-old', { by: 'Giro' }, { version: memory.version, changes: [] });
    await recordActivity(tx, context, {
      scope: 'security',
      action: 'memory-revoked',
      entity: 'screening',
      entityId: id,
      label: `${memory.source} ${memory.entry_id}`,
      reason,
    });
    return { id, version: memory.version + 1 };
  });
}
