import { sql } from 'kysely';
import { mayCall } from '#domain/access/access.ts';
import { casesDecideAccess } from '#domain/areas/compliance/cases.explorer.ts';
import type {
  ScreeningAgain,
  ScreeningHit,
  ScreeningPaper,
  ScreeningRow,
  SearchInput,
} from '#domain/areas/compliance/screening.schema.ts';
import { Problem } from '#domain/kernel/problem.ts';
import type { Created } from '#domain/kernel/wire.ts';
import type { ListEntry } from '#server/compliance/lists/list-entry.ts';
import { readBasis } from '#server/compliance/lists/basis.queries.ts';
import type { Subject } from '#server/compliance/screening/subject.ts';
import { readHits, type StoredHit } from '#server/compliance/screenings/read-hits.queries.ts';
import { runAgain } from '#server/compliance/screenings/run-again.queries.ts';
import { screenSubjects } from '#server/compliance/screenings/screen-subjects.queries.ts';
import { watchPerson } from '#server/compliance/screenings/watch-person.queries.ts';
import type { PersonKind } from '#server/compliance/screenings/person-rows.queries.ts';
import { recordActivity } from '#server/engine/activity/record-activity.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { transact } from '#server/platform/http/transact.queries.ts';

/** An officer looks for a typed name; it is kept like every screening. */
export async function searchName(context: OfficeContext, input: SearchInput): Promise<Created> {
  const { services, now, user } = context;
  return await transact(context, async (tx) => {
    const name = nameOf(input);
    const call = { services, trigger: 'manual', at: now, by: user.id, basis: await readBasis(tx) } as const;
    const asked = {
      kind: 'party',
      id: null,
      orderId: null,
      role: null,
      name,
      subject: subjectOf(input),
    } as const;
    const [found] = await screenSubjects(tx, call, [asked]);
    const id = found?.screeningId ?? '';
    await recordActivity(tx, context, {
      scope: 'security',
      action: 'screened',
      entity: 'screening',
      entityId: id,
      label: name,
    });
    return { id, version: 1 };
  });
}

/** Screens a customer or recipient as they are now; what is new becomes a case. */
export async function screenNow(
  context: OfficeContext,
  { kind, id }: { kind: PersonKind; id: string },
): Promise<Created> {
  const { services, now, user } = context;
  return await transact(context, async (tx) => {
    const call = { services, trigger: 'manual', at: now, by: user.id } as const;
    const { screened } = await watchPerson(tx, call, { kind, id });
    const [own] = screened;
    if (own === undefined) throw new Problem('not-found');
    await recordActivity(tx, context, {
      scope: 'security',
      action: 'screened',
      entity: 'screening',
      entityId: own.screeningId ?? '',
      label: own.asked.name,
    });
    return { id: own.screeningId ?? '', version: 1 };
  });
}

export async function readScreening(context: OfficeContext, id: string): Promise<ScreeningPaper> {
  const { db } = context.services;
  const [row] = await screeningRows(context, sql`s.id = ${id}`, 1);
  if (row === undefined) throw new Problem('not-found');
  const hits = await readHits(db, [id]);
  const { config_version, engine_version, microseconds } = await db
    .selectFrom('screenings')
    .select(['config_version', 'engine_version', 'microseconds'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    ...row,
    configVersion: config_version,
    engineVersion: engine_version,
    microseconds,
    found: hits.map(hitOf),
  };
}

export async function screeningAgain(context: OfficeContext, id: string): Promise<ScreeningAgain> {
  const [row] = await screeningRows(context, sql`s.id = ${id}`, 1);
  const again = row && (await runAgain(context.services.db, context.services, id));
  if (again === undefined) throw new Problem('not-found');
  const { isSame, isSameEngine, basis, hits, now } = again;
  return {
    isSame,
    isSameEngine,
    basis,
    basisNow: now.basis,
    stored: [...hits],
    now: now.hits.map(({ entry, name, score, status }) => ({
      source: entry.list,
      entryId: entry.id,
      name,
      score,
      status,
    })),
  };
}

/** What a case of money laundering decided about a hit is for the corporation alone (31 USC 5318(g)(2)). */
const isToldToOffices = sql`not exists (
  select from case_screenings k join compliance_cases c on c.id = k.case_id
  where k.screening_id = s.id and (c.is_aml or c.queue = 'aml'))`;

/** Screenings that the caller may see: the corporation all, an office those of its orders and its own searches. */
export async function screeningRows(
  { services, user, office }: OfficeContext,
  which: ReturnType<typeof sql>,
  limit: number,
): Promise<ScreeningRow[]> {
  const seesAll = mayCall(casesDecideAccess, { ...user, office }).allowed;
  const seen = seesAll
    ? sql`true`
    : sql`(o.office_id = ${office.id} and ${isToldToOffices} or (s.by = ${user.id} and s.subject_id is null and s.order_id is null))`;
  const { rows } = await sql<StoredRow>`
    select s.id::text as id, s.at, s.trigger, s.result, s.subject_kind, s.subject, s.order_id::text as order_id,
      o.number as order_number, s.by::text as by_id, u.first_name, u.last_name, s.basis,
      (select count(*)::int from screening_hits h where h.screening_id = s.id) as hits
    from screenings s left join orders o on o.id = s.order_id left join users u on u.id = s.by
    where ${which} and ${seen} order by s.id desc limit ${limit}`.execute(services.db);
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    trigger: row.trigger,
    result: row.result,
    subjectKind: row.subject_kind,
    subject: row.subject,
    orderId: row.order_id,
    orderNumber: row.order_number,
    by: row.by_id === null ? null : { id: row.by_id, name: `${row.first_name} ${row.last_name}` },
    hits: row.hits,
    basis: row.basis,
  }));
}

interface StoredRow {
  readonly id: string;
  readonly at: Date;
  readonly trigger: ScreeningRow['trigger'];
  readonly result: ScreeningRow['result'];
  readonly subject_kind: ScreeningRow['subjectKind'];
  readonly subject: ScreeningRow['subject'];
  readonly order_id: string | null;
  readonly order_number: string | null;
  readonly by_id: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly hits: number;
  readonly basis: string;
}

function hitOf(hit: StoredHit): ScreeningHit {
  const entry = hit.entry as ListEntry;
  return {
    id: hit.id,
    source: hit.source,
    entryId: hit.entry_id,
    name: hit.name,
    names: entry.names.map(({ name }) => name),
    programs: [...entry.programs],
    remarks: entry.remarks ?? '',
    score: Number(hit.score),
    nameScore: Number(hit.name_score),
    portalScore: hit.portal_score,
    status: hit.status as ScreeningHit['status'],
    evidence: hit.evidence as ScreeningHit['evidence'],
    parts: hit.parts as ScreeningHit['parts'],
    decision: hit.decision as ScreeningHit['decision'],
    decidedBy:
      hit.decided_by === null
        ? null
        : { id: hit.decided_by, name: `${hit.first_name ?? ''} ${hit.last_name ?? ''}` },
    decidedAt: hit.decided_at?.toISOString() ?? null,
    note: hit.note,
    reopened: hit.reopened as ScreeningHit['reopened'],
  };
}

function nameOf({ name, givenNames, firstSurname, secondSurname }: SearchInput): string {
  return firstSurname === '' ? name : [givenNames, firstSurname, secondSurname].filter(Boolean).join(' ');
}

function subjectOf(input: SearchInput): Subject {
  const { name, givenNames, firstSurname, secondSurname, aliases, idNumbers } = input;
  const known = Object.entries({
    kind: input.kind,
    birthDate: input.birthDate,
    carne: input.carne === '' ? null : input.carne,
    sex: input.sex,
    countries: input.country === null ? null : [input.country],
    aliases: aliases.length > 0 ? aliases : null,
    idNumbers: idNumbers.length > 0 ? idNumbers : null,
  }).filter(([, value]) => value !== null);
  const parts = { givenNames, firstSurname, ...(secondSurname === '' ? {} : { secondSurname }) };
  return { ...(firstSurname === '' ? { name } : { parts }), ...(Object.fromEntries(known) as Subject) };
}
