import type { Download } from '#server/platform/http/bind.ts';
import { appendCaseEvent } from '#server/compliance/cases/append-case-event.queries.ts';
import { chainStart } from '#server/compliance/cases/case-chain.ts';
import { readChain } from '#server/compliance/cases/verify-case-chain.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { sql } from 'kysely';
import { readCase } from './case-paper.queries.ts';

/** The case as whoever examines it needs it; that it left the house is a link of its chain. */
export async function exportCaseJson(context: OfficeContext, id: string): Promise<Download> {
  await keepExport(context, id, 'json');
  const file = await caseFile(context, id);
  return {
    name: `${file.case.number}.json`,
    mime: 'application/json',
    body: Buffer.from(`${JSON.stringify(file, null, 2)}\n`),
  };
}

/** In a transaction of its own: it left the house whatever becomes of the paper. */
export async function keepExport(context: OfficeContext, id: string, format: string): Promise<void> {
  await context.services.db.transaction().execute(async (tx) => {
    await appendCaseEvent(tx, id, {
      at: context.now,
      userId: context.user.id,
      kind: 'exported',
      data: { format },
    });
  });
}

/** Inputs, lists with their hashes, versions, evidence, decisions, and the chain as it can be computed again. */
export async function caseFile(context: OfficeContext, id: string) {
  const { actions: _actions, events, isMine: _isMine, ...paper } = await readCase(context, id);
  const chain = await readChain(context.services.db, id);
  return {
    format: 'giro-case/1',
    exportedAt: context.now.toISOString(),
    exportedBy: context.user.name,
    case: { ...paper, eventsBy: events.map(({ by }) => by) },
    screenings: await readScreenings(context, id),
    lists: await readLists(context, id),
    chain: {
      how: 'hash = sha256 of the canonical JSON (names sorted, no blanks) of {at, data, kind, prevHash, seq, userId}',
      start: chainStart,
      head: chain.at(-1)?.hash ?? chainStart,
      length: chain.length,
      events: chain.map((event) => ({ ...event, at: event.at.toISOString() })),
    },
  };
}

/** What was asked, of whom, and under which configuration and engine. */
async function readScreenings({ services }: OfficeContext, id: string) {
  const rows = await services.db
    .selectFrom('screenings as s')
    .innerJoin('case_screenings as k', 'k.screening_id', 's.id')
    .innerJoin('match_configs as m', 'm.version', 's.config_version')
    .select(['s.id', 's.role', 's.trigger', 's.at', 's.subject', 's.subject_hash', 's.basis', 's.result'])
    .select(['s.config_version', 's.engine_version', 'm.config'])
    .where('k.case_id', '=', id)
    .orderBy('s.id')
    .execute();
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

/** The files of the lists that the screenings rest on: the versions that their basis names. */
async function readLists({ services }: OfficeContext, id: string) {
  const { rows } = await sql<{
    source: string;
    version: string;
    publishedOn: string;
    sha256: string;
    activatedAt: Date;
    files: unknown;
  }>`
    select v.source, v.id::text as version, v.published_on as "publishedOn", v.sha256, v.activated_at as "activatedAt",
      (select coalesce(jsonb_agg(jsonb_build_object('part', f.part, 'name', f.name, 'sha256', f.sha256,
        'bytes', f.bytes) order by f.part), '[]') from list_version_files f where f.version_id = v.id) as files
    from list_versions v
    where v.activated_at is not null and exists (
      select from screenings s join case_screenings k on k.screening_id = s.id
      where k.case_id = ${id}
        and v.id::text = any(string_to_array(substring(s.basis from 'lists:([0-9.]+)'), '.')))
    order by v.source, v.id`.execute(services.db);
  return rows.map((row) => ({ ...row, activatedAt: row.activatedAt.toISOString() }));
}
