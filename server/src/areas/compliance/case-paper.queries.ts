import { sql } from 'kysely';
import type { CasePaper } from '#domain/areas/compliance/case-paper.ts';
import { type CaseEventKind, checklistSteps } from '#domain/areas/compliance/cases.values.ts';
import { Problem } from '#domain/kernel/problem.ts';
import { dayAt } from '#domain/kernel/time-zone.ts';
import { readChain, verifyCaseChain } from '#server/compliance/cases/verify-case-chain.queries.ts';
import { listPage } from '#server/engine/explorer/list-page.queries.ts';
import { corporationZone } from '#server/engine/orders/book-day.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { actionsOfCase } from './case-actions.queries.ts';
import { hitSheet } from './case-hit-sheets.ts';
import { openHits, readCaseHits } from './case-hits.queries.ts';
import { readLinks, readOrderBrief, readPrior, readRules } from './case-parts.queries.ts';
import { type AnsweredStep, answeredSteps, nextStep } from './case-rules.ts';
import { readSubjects } from './case-subjects.queries.ts';
import { casesSource, toCaseRow } from './cases-source.queries.ts';
import { readClocks } from './clocks.queries.ts';
import type { CaseRecord } from './desk-step.queries.ts';
import { isOwnCase } from './own-case.queries.ts';
import { isDecider, visibleCases } from './visible-cases.queries.ts';

/** The case whole. Who looks at a matter of money laundering is kept. */
export async function readCase(context: OfficeContext, id: string): Promise<CasePaper> {
  const { db } = context.services;
  const row = await findCase(context, id);
  if (row.is_aml || row.queue === 'aml') await keepRead(context, id);
  const names = await readNames(context, row);
  const events = await readChain(db, id);
  const hits = await openHits(db, id);
  const isDeciding = isDecider(context);
  const line = await readLine(context, row);
  return await db.transaction().execute(async (tx) => ({
    ...line,
    needsTwo: line.approvalsNeeded > 1,
    ...standing(row, names),
    order: await readOrderBrief(tx, row),
    subjects: await readSubjects(tx, row),
    hits: (await readCaseHits(tx, id)).map(hitSheet),
    rules: await readRules(tx, id),
    checklist: checklistOf(row, names),
    events: events.map(({ seq, at, userId, kind, data, hash }) => ({
      seq,
      at: at.toISOString(),
      by: nameOf(names, userId),
      kind: kind as CaseEventKind,
      data: { ...data },
      hash,
    })),
    information: informationOf(row, events),
    chain: await verifyCaseChain(tx, id),
    notes: events
      .filter(({ kind }) => kind === 'noted')
      .map(({ at, userId, data }) => ({
        at: at.toISOString(),
        by: nameOf(names, userId),
        body: String(data['body'] ?? ''),
      })),
    files: await readFiles(context, id),
    links: await readLinks(tx, row),
    prior: await readPrior(tx, row),
    clocks: isDeciding ? await readClocks(context, { caseId: id }) : [],
    readers: isDeciding ? await readReaders(context, id) : [],
    actions: actionsOfCase({
      row,
      context,
      hits,
      isDecider: isDeciding,
      isOwn: await isOwnCase(tx, row, context.user.id),
      holderName: nameOf(names, row.assignee_id),
    }),
  }));
}

/** A case that the caller may see; 404 otherwise. */
export async function findCase(context: OfficeContext, id: string): Promise<CaseRecord> {
  const row = await context.services.db
    .selectFrom('compliance_cases as c')
    .selectAll('c')
    .where('c.id', '=', id)
    .where(sql<boolean>`${visibleCases(context)}`)
    .executeTakeFirst();
  if (row === undefined) throw new Problem('not-found');
  return row;
}

async function readLine(context: OfficeContext, { number }: CaseRecord) {
  const filter = [`number:is:${encodeURIComponent(number)}`];
  const query = { q: '', filter, sort: '', after: '', before: '', limit: 25 };
  const { rows } = await listPage(casesSource, context, query);
  const [line] = rows;
  if (line === undefined) throw new Problem('not-found');
  return toCaseRow(line, context);
}

type Names = ReadonlyMap<string, string>;

function nameOf(names: Names, id: string | null): string {
  return id === null ? '' : (names.get(id) ?? '');
}

function personOf(names: Names, id: string | null) {
  return id === null ? null : { id, name: nameOf(names, id) };
}

/** Everybody who did something to the case, by id. */
async function readNames({ services }: OfficeContext, row: CaseRecord): Promise<Names> {
  const { rows } = await sql<{ id: string; name: string }>`
    select u.id::text as id, u.first_name || ' ' || u.last_name as name from users u
    where u.id in (select e.user_id from case_events e where e.case_id = ${row.id}
      union select unnest(array[${row.assignee_id}, ${row.asked_by}, ${row.cleared_by}, ${row.closed_by}]::bigint[]))`.execute(
    services.db,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function standing(row: CaseRecord, names: Names) {
  const at = (moment: Date | null): string | null => moment?.toISOString() ?? null;
  return {
    checkType: row.check_type,
    isAml: row.is_aml,
    assignee: personOf(names, row.assignee_id),
    claimedAt: at(row.claimed_at),
    infoRequestedAt: at(row.info_requested_at),
    asked: askedOf(row, names),
    cleared: row.cleared_at && {
      by: personOf(names, row.cleared_by),
      at: row.cleared_at.toISOString(),
    },
    closed: row.closed_at && { by: personOf(names, row.closed_by), at: row.closed_at.toISOString() },
  };
}

function askedOf({ asked_action, asked_by, asked_at }: CaseRecord, names: Names): CasePaper['asked'] {
  const by = personOf(names, asked_by);
  if (asked_action === null || asked_at === null || by === null) return null;
  return { action: asked_action as 'Release' | 'Lock' | 'Clear', by, at: asked_at.toISOString() };
}

function checklistOf(row: CaseRecord, names: Names): CasePaper['checklist'] {
  const answered = answeredSteps(row);
  const next = nextStep(answered);
  const find = (step: string): AnsweredStep | undefined => answered.find((one) => one.step === step);
  return checklistSteps.map((step) => {
    const line = find(step);
    return {
      step,
      answer: line?.answer ?? null,
      note: line?.note ?? '',
      by: nameOf(names, line?.by ?? null),
      at: line?.at ?? null,
      isNext: step === next,
    };
  });
}

function informationOf(
  { info_requested_at }: CaseRecord,
  events: Awaited<ReturnType<typeof readChain>>,
): CasePaper['information'] {
  const asked = events.findLast(({ kind }) => kind === 'information-requested');
  if (info_requested_at === null || asked === undefined) return null;
  const {
    wanted = [],
    message = '',
    to = 'office',
  } = asked.data as Partial<NonNullable<CasePaper['information']>>;
  return { wanted, message, to };
}

async function readFiles({ services }: OfficeContext, id: string): Promise<CasePaper['files']> {
  const rows = await services.db
    .selectFrom('case_files as k')
    .innerJoin('files as f', 'f.id', 'k.file_id')
    .innerJoin('users as u', 'u.id', 'k.user_id')
    .select(['f.id', 'f.name', 'f.mime', 'k.note', 'k.at', 'u.first_name', 'u.last_name'])
    .where('k.case_id', '=', id)
    .orderBy('k.at', 'desc')
    .execute();
  return rows.map((row) => ({
    fileId: row.id,
    name: row.name,
    mime: row.mime,
    note: row.note,
    by: `${row.first_name} ${row.last_name}`.trim(),
    at: row.at.toISOString(),
  }));
}

async function keepRead({ services, user, now }: OfficeContext, id: string): Promise<void> {
  const day = dayAt(now, await corporationZone(services));
  await services.db
    .insertInto('case_reads')
    .values({ case_id: id, user_id: user.id, day, first_at: now, last_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['case_id', 'user_id', 'day'])
        .doUpdateSet({ last_at: now, times: sql<number>`case_reads.times + 1` }),
    )
    .execute();
}

async function readReaders({ services }: OfficeContext, id: string): Promise<CasePaper['readers']> {
  const rows = await services.db
    .selectFrom('case_reads as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select(['r.day', 'r.times', 'u.first_name', 'u.last_name'])
    .where('r.case_id', '=', id)
    .orderBy('r.last_at', 'desc')
    .limit(200)
    .execute();
  return rows.map(({ day, times, first_name, last_name }) => ({
    by: `${first_name} ${last_name}`.trim(),
    day,
    times,
  }));
}
