import { sql } from 'kysely';
import { z } from 'zod';
import { mayCall } from '#domain/access/access.ts';
import { Problem } from '#domain/kernel/problem.ts';
import { id } from '#domain/kernel/wire.ts';
import { publish } from '#server/platform/events/publish.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { transact } from '#server/platform/http/transact.queries.ts';
import type { Task } from '#server/platform/jobs/task.ts';
import type { Services } from '#server/platform/services.ts';
import { actingContext } from './acting-context.queries.ts';
import type { Bulk, Judgement } from './define-bulk.ts';
import { writeRowMessage } from './row-message.ts';
import { isRowVisible } from './select-rows.queries.ts';

/** Browsers hear of the progress every so many rows, and at the end. */
const progressEvery = 20;
const payloadShape = z.object({ runId: id });

interface Run {
  readonly id: string;
  readonly user_id: string;
  readonly office_id: string;
  readonly input: unknown;
}

interface Step {
  readonly run: Run;
  readonly bulk: Bulk;
  readonly context: OfficeContext;
}

/**
 * The job `bulk`: works through the rows of a run, each in a transaction of its own. What a crash left waiting is
 * done by the next try; two workers on one run share the rows.
 */
export function createBulkTask(bulks: readonly Bulk[]): Task {
  const byName = new Map(bulks.map((bulk) => [bulk.source.explorer.name, bulk]));
  return {
    maxAttempts: 5,
    async run(services, payload) {
      const { runId } = payloadShape.parse(payload);
      const run = await services.db
        .selectFrom('bulk_runs')
        .selectAll()
        .where('id', '=', runId)
        .executeTakeFirst();
      if (run === undefined || run.status === 'Done') return;
      const bulk = byName.get(run.explorer);
      if (bulk === undefined) throw new Error(`No bulk actions for ${run.explorer}`);
      await workThrough(services, run, bulk);
      await finish(services, run);
    },
  };
}

async function workThrough(services: Services, run: Run, bulk: Bulk): Promise<void> {
  for (let done = 1; ; done += 1) {
    const { context, refusal } = await contextOf(services, run, bulk);
    if (refusal) return await refuseRest(services, run, refusal);
    if (!(await workOne({ run, bulk, context }))) return;
    if (done % progressEvery === 0) await tell(services, run);
  }
}

type Acting = { context: OfficeContext; refusal?: undefined } | { context?: undefined; refusal: Judgement };

/** Asked before every row: whoever is blocked or moved while the run lasts changes nothing more. */
async function contextOf(services: Services, run: Run, bulk: Bulk): Promise<Acting> {
  const context = await actingContext(services, {
    userId: run.user_id,
    officeId: run.office_id,
    endpoint: `POST ${bulk.source.explorer.path}/bulk` as `POST /api/${string}`,
    requestId: `bulk-${run.id}`,
  });
  if (context === null) return { refusal: { verdict: 'Refused', code: 'office-not-yours' } };
  const verdict = mayCall(bulk.access, { ...context.user, office: context.office });
  return verdict.allowed ? { context } : { refusal: { verdict: 'Refused', code: verdict.code } };
}

/** Works one waiting row; false when none is left. A refusal undoes what the row had begun. */
async function workOne({ run, bulk, context }: Step): Promise<boolean> {
  let position: number | undefined;
  try {
    await transact(context, async (tx) => {
      const row = await nextRow(tx, run.id);
      position = row?.position;
      if (row === undefined) return {};
      const isVisible = await isRowVisible(tx, context, { bulk, id: row.entity_id });
      const judgement: Judgement = isVisible
        ? await bulk.work(tx, context, { body: run.input, id: row.entity_id })
        : { verdict: 'Refused', code: 'not-found' };
      await writeResult(tx, run.id, { position: row.position, judgement });
      return {};
    });
  } catch (error) {
    if (position === undefined) throw error;
    const judgement = judgementOf(error, context);
    await transact(context, async (tx) => {
      await writeResult(tx, run.id, { position: position ?? 0, judgement });
      return {};
    });
  }
  return position !== undefined;
}

function judgementOf(error: unknown, { services, requestId }: OfficeContext): Judgement {
  if (error instanceof Problem) return { verdict: 'Refused', code: error.code, params: error.params };
  services.log.error({ err: error, requestId }, 'bulk row failed');
  return { verdict: 'Refused', code: 'internal', params: { requestId } };
}

async function nextRow(tx: Tx, runId: string): Promise<{ position: number; entity_id: string } | undefined> {
  return await tx
    .selectFrom('bulk_rows')
    .select(['position', 'entity_id'])
    .where('run_id', '=', runId)
    .where('result', '=', 'Waiting')
    .orderBy('position')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

async function writeResult(
  tx: Tx,
  runId: string,
  { position, judgement }: { position: number; judgement: Judgement },
): Promise<void> {
  await tx
    .updateTable('bulk_rows')
    .set({ result: judgement.verdict, message: writeRowMessage(judgement) })
    .where('run_id', '=', runId)
    .where('position', '=', position)
    .where('result', '=', 'Waiting')
    .execute();
}

async function refuseRest(services: Services, run: Run, refusal: Judgement): Promise<void> {
  await services.db
    .updateTable('bulk_rows')
    .set({ result: refusal.verdict, message: writeRowMessage(refusal) })
    .where('run_id', '=', run.id)
    .where('result', '=', 'Waiting')
    .execute();
}

async function tell(services: Services, run: Run): Promise<void> {
  await services.db.transaction().execute((tx) => publishRun(tx, run));
}

async function publishRun(tx: Tx, run: Run): Promise<void> {
  await publish(tx, { topic: 'bulk', id: run.id, change: 'changed', userIds: [run.user_id] });
}

/** Only when no row waits any more: a twin may still hold one. */
async function finish(services: Services, run: Run): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    await sql`
      update bulk_runs set status = 'Done', finished_at = ${services.clock()}
      where id = ${run.id} and status = 'Running'
        and not exists (select from bulk_rows where run_id = ${run.id} and result = 'Waiting')`.execute(tx);
    await publishRun(tx, run);
  });
}
