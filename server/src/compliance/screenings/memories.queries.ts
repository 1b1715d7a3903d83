import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/db/tables.ts';
import type { ListEntry } from '../lists/list-entry.ts';
import type { KeptSubject, SubjectKind } from './asked-subject.ts';
import type { MatchSettings } from './config-of-version.queries.ts';
import { SECOND_PERSON_SCORE } from './second-person.ts';
import type { Memory, Reopened } from './reopen-memory.ts';

/** Whose memory, and of which entry. */
export interface MemoryKey {
  readonly kind: SubjectKind;
  readonly id: string | null;
  readonly subjectHash: string;
  readonly orderId: string | null;
  readonly source: string;
  readonly entryId: string;
}

/** Decisions on false alarms that may count for these hits, by `memoryName`; those of one order before those of all. */
export async function readMemories(
  db: Kysely<Tables>,
  keys: readonly MemoryKey[],
): Promise<ReadonlyMap<string, Memory>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<MemoryRow>`
    select m.id::text as id, m.person_kind, m.person_id::text as person_id, m.subject_hash, m.source, m.entry_id,
      m.identity_hash, m.entry, m.subject, m.score::float8 as score, m.config_version, c.config as settings,
      m.expires_at, m.scope, m.order_id::text as order_id, m.reopened_why
    from hit_memories m join match_configs c on c.version = m.config_version
    where m.revoked_at is null and (m.score < ${SECOND_PERSON_SCORE} or m.second_by is not null) and (m.source, m.entry_id) in
      (select * from unnest(${keys.map(({ source }) => source)}::text[], ${keys.map(({ entryId }) => entryId)}::text[]))
    order by m.scope = 'all', m.id`.execute(db);
  const found = new Map<string, Memory>();
  for (const key of keys) {
    const row = rows.find((one) => fits(one, key));
    if (row !== undefined) found.set(memoryName(key), memoryOf(row));
  }
  return found;
}

export function memoryName({ kind, id, subjectHash, source, entryId }: MemoryKey): string {
  return `${kind} ${id ?? subjectHash} ${source} ${entryId}`;
}

/** Remembers why a decision does not count any more; it never counts again until somebody decides anew. */
export async function markReopened(
  db: Kysely<Tables>,
  memories: readonly { readonly id: string; readonly why: readonly Reopened[] }[],
  at: Date,
): Promise<void> {
  if (memories.length === 0) return;
  await sql`update hit_memories m set reopened_at = ${at}, reopened_why = r.why
    from jsonb_to_recordset(${JSON.stringify(memories)}::jsonb) as r (id bigint, why jsonb)
    where m.id = r.id and m.reopened_at is null`.execute(db);
}

interface MemoryRow {
  readonly id: string;
  readonly person_kind: string;
  readonly person_id: string | null;
  readonly subject_hash: string;
  readonly source: string;
  readonly entry_id: string;
  readonly identity_hash: string;
  readonly entry: ListEntry;
  readonly subject: KeptSubject;
  readonly score: number;
  readonly config_version: number;
  readonly settings: MatchSettings;
  readonly expires_at: Date;
  readonly scope: 'all' | 'order';
  readonly order_id: string | null;
  readonly reopened_why: readonly Reopened[] | null;
}

function fits(row: MemoryRow, key: MemoryKey): boolean {
  if (row.source !== key.source || row.entry_id !== key.entryId || row.person_kind !== key.kind) return false;
  if (row.scope === 'order' && row.order_id !== key.orderId) return false;
  return key.id === null ? row.subject_hash === key.subjectHash : row.person_id === key.id;
}

function memoryOf(row: MemoryRow): Memory {
  return {
    id: row.id,
    subjectHash: row.subject_hash,
    identityHash: row.identity_hash,
    entry: row.entry,
    subject: row.subject,
    score: row.score,
    settings: row.settings,
    configVersion: row.config_version,
    expiresAt: row.expires_at,
    scope: row.scope,
    orderId: row.order_id,
    reopenedWhy: row.reopened_why,
  };
}
