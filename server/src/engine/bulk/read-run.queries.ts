import type { BulkRun } from '#domain/kernel/bulk.ts';
import { Problem } from '#domain/kernel/problem.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { readRowMessage } from './row-message.ts';

interface Page {
  readonly after: number;
  readonly limit: number;
  readonly result?: BulkRun['rows'][number]['result'];
}

/** A run of the caller's own with a page of its rows; other people's runs do not exist for them. */
export async function readRun(context: OfficeContext, id: string, page: Page): Promise<BulkRun> {
  const { db } = context.services;
  const run = await db
    .selectFrom('bulk_runs')
    .select(['id', 'explorer', 'action', 'status', 'total'])
    .where('id', '=', id)
    .where('user_id', '=', context.user.id)
    .executeTakeFirst();
  if (run === undefined) throw new Problem('not-found');
  const { result } = page;
  const rows = await db
    .selectFrom('bulk_rows')
    .select(['position', 'entity_id', 'label', 'result', 'message'])
    .where('run_id', '=', id)
    .where('position', '>', page.after)
    .$if(result !== undefined, (query) => query.where('result', '=', result ?? ''))
    .orderBy('position')
    .limit(page.limit + 1)
    .execute();
  const shown = rows.slice(0, page.limit).map((row) => ({
    position: row.position,
    id: row.entity_id,
    label: row.label,
    result: row.result as BulkRun['rows'][number]['result'],
    message: readRowMessage(row.message, context.language),
  }));
  return {
    ...run,
    status: run.status as BulkRun['status'],
    counts: await countResults(context, id),
    rows: shown,
    next: rows.length > page.limit ? (shown.at(-1)?.position ?? null) : null,
  };
}

async function countResults(context: OfficeContext, runId: string): Promise<BulkRun['counts']> {
  const found = await context.services.db
    .selectFrom('bulk_rows')
    .select((eb) => ['result', eb.fn.countAll<string>().as('rows')])
    .where('run_id', '=', runId)
    .groupBy('result')
    .execute();
  const counts = Object.fromEntries(found.map((row) => [row.result, Number(row.rows)]));
  return { Waiting: 0, Changed: 0, Unchanged: 0, Refused: 0, ...counts };
}
