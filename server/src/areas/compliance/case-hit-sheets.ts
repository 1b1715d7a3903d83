import type { CaseHit } from '#domain/areas/compliance/case-paper.ts';
import type { ListEntry } from '#server/compliance/lists/list-entry.ts';
import { SECOND_PERSON_SCORE } from '#server/compliance/screenings/second-person.ts';
import type { readCaseHits } from './case-hits.queries.ts';

type HitRow = Awaited<ReturnType<typeof readCaseHits>>[number];
type Diff = NonNullable<CaseHit['changedSince']>[number];

/** A hit as the desk shows it: the person beside the entry, and what changed since. */
export function hitSheet(row: HitRow): CaseHit {
  const entry = row.entry as ListEntry;
  const score = Number(row.score);
  return {
    id: row.id,
    screeningId: row.screening_id,
    role: row.role ?? row.subject_kind,
    subjectName: String(row.subject['name'] ?? ''),
    source: row.source,
    entryId: row.entry_id,
    name: row.name,
    score,
    nameScore: Number(row.name_score),
    portalScore: row.portal_score,
    status: row.status,
    evidence: row.evidence as CaseHit['evidence'],
    parts: row.parts as CaseHit['parts'],
    entry: entrySheet(entry),
    changedSince: changesOf(row, entry),
    reopened: reopenedOf(row),
    ...decisionOf(row),
    needsSecond: needsSecond(row),
    isNeverRemembered: row.status === 'block',
    basis: row.basis,
  };
}

/** Nobody agreed yet, and it would be remembered if somebody did. */
function needsSecond({ score, status, decision, closed_at, second_by }: HitRow): boolean {
  const isRemembered = decision === 'false-positive' && status !== 'block';
  return isRemembered && Number(score) >= SECOND_PERSON_SCORE && second_by === null && closed_at === null;
}

function decisionOf(row: HitRow) {
  return {
    decision: row.decision as CaseHit['decision'],
    reasonCode: row.reason_code as CaseHit['reasonCode'],
    note: row.note,
    decidedBy:
      row.decided_by === null
        ? null
        : { id: row.decided_by, name: `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim() },
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}

function reopenedOf({ reopened, reopened_at }: HitRow): CaseHit['reopened'] {
  if (reopened === null) return null;
  return { at: (reopened_at ?? new Date(0)).toISOString(), why: reopened as Diff[] };
}

/** What the publisher changed in the entry after it was found. */
function changesOf(row: HitRow, then: ListEntry): Diff[] | null {
  if (row.removed_version !== null) {
    return [{ what: 'entry', field: 'removed', before: then.id, after: null }];
  }
  if (row.hash_now === null || row.hash_now === row.identity_hash) return null;
  const now = row.entry_now as unknown as ListEntry;
  const fields = ['names', 'births', 'birthPlaces', 'sexes', 'nationalities', 'ids', 'programs'] as const;
  return fields
    .filter((field) => JSON.stringify(then[field]) !== JSON.stringify(now[field]))
    .map((field) => ({ what: 'entry', field, before: then[field], after: now[field] }));
}

function entrySheet(entry: ListEntry): CaseHit['entry'] {
  return {
    kind: entry.kind,
    names: entry.names.map(({ name, use }) => ({ name, use })),
    programs: [...entry.programs],
    title: entry.title ?? '',
    remarks: entry.remarks ?? '',
    births: entry.births.map(birthText),
    birthPlaces: [...entry.birthPlaces],
    sexes: [...entry.sexes],
    nationalities: [...entry.nationalities],
    ids: entry.ids.map(({ kind, number, country = '' }) => ({ kind, number, country })),
    addresses: entry.addresses.map(({ street, city, country }) =>
      [street, city, country].filter((part) => part !== undefined && part !== '').join(', '),
    ),
    linkedTo: [...entry.linkedTo],
  };
}

/** `1944-02-26`, `1944`, `circa 1944`, `1944 to 1946`. */
function birthText({ year, month, day, yearTo, isCirca }: ListEntry['births'][number]): string {
  const parts = [year, month, day].filter((part) => part !== undefined);
  const text = parts.map((part) => String(part).padStart(2, '0')).join('-');
  return `${isCirca === true ? 'circa ' : ''}${text}${yearTo === undefined ? '' : ` to ${yearTo}`}`;
}
