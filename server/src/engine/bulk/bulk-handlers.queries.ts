import { sql } from 'kysely';
import type { BulkPreview } from '#domain/kernel/bulk.ts';
import type { Created } from '#domain/kernel/wire.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { transact } from '#server/platform/http/transact.queries.ts';
import { enqueue } from '#server/platform/jobs/enqueue.queries.ts';
import { recordActivity } from '../activity/record-activity.queries.ts';
import type { Bulk, BulkBody, Judgement } from './define-bulk.ts';
import { judgementMessage } from './row-message.ts';
import type { SelectedRow } from './select-rows.queries.ts';
import { selectRows } from './select-rows.queries.ts';

const previewRows = 200;
const batchSize = 500;
const missing: Judgement = { verdict: 'Refused', code: 'not-found' };

/**
 * The handlers of the two bulk routes of an explorer.
 *
 * @example
 * const bulk = bulkHandlers(officesBulk);
 * 'POST /api/settings/offices/bulk/dry-run': bulk.dryRun, 'POST /api/settings/offices/bulk': bulk.start,
 */
export function bulkHandlers(bulk: Bulk) {
  return {
    async dryRun(context: OfficeContext, { body }: { body: BulkBody }): Promise<BulkPreview> {
      return await transact(context, (tx) => preview(tx, context, { bulk, body }));
    },
    async start(context: OfficeContext, { body }: { body: BulkBody }): Promise<Created> {
      return await transact(context, (tx) => start(tx, context, { bulk, body }));
    },
  };
}

interface Order {
  bulk: Bulk;
  body: BulkBody;
}

async function preview(tx: Tx, context: OfficeContext, { bulk, body }: Order): Promise<BulkPreview> {
  const selected = await selectRows(tx, context, { bulk, selection: body.selection });
  const verdicts = { Changed: 0, Unchanged: 0, Refused: 0 };
  const rows: BulkPreview['rows'] = [];
  for (let first = 0; first < selected.length; first += batchSize) {
    const batch = selected.slice(first, first + batchSize);
    const judged = await bulk.judge(tx, context, { body, ids: batch.map((row) => row.id) });
    for (const { id, label } of batch) {
      const judgement = judged.get(id) ?? missing;
      verdicts[judgement.verdict] += 1;
      if (rows.length >= previewRows) continue;
      rows.push({
        id,
        label,
        verdict: judgement.verdict,
        message: judgementMessage(judgement, context.language),
      });
    }
  }
  return { count: selected.length, verdicts, rows };
}

/** Freezes the selection as rows of a run, so that what was ordered is what is done. */
async function start(tx: Tx, context: OfficeContext, { bulk, body }: Order): Promise<Created> {
  const rows = await selectRows(tx, context, { bulk, selection: body.selection });
  const { name } = bulk.source.explorer;
  const { id } = await tx
    .insertInto('bulk_runs')
    .values({
      explorer: name,
      action: body.action,
      // The rows hold the selection from here on.
      input: JSON.stringify({ ...body, selection: { ids: [] } }),
      user_id: context.user.id,
      office_id: context.office.id,
      total: rows.length,
      created_at: context.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertRows(tx, id, rows);
  await recordActivity(tx, context, {
    scope: 'settings',
    action: 'bulk-ordered',
    entity: 'explorer',
    entityId: name,
    label: `${body.action} (${rows.length})`,
  });
  await enqueue(tx, 'bulk', { runId: id });
  return { id, version: 1 };
}

async function insertRows(tx: Tx, runId: string, rows: readonly SelectedRow[]): Promise<void> {
  await sql`
    insert into bulk_rows (run_id, position, entity_id, label)
    select ${runId}::bigint, position, id, label
    from unnest(${rows.map((row) => row.id)}::text[], ${rows.map((row) => row.label)}::text[])
      with ordinality as chosen (id, label, position)`.execute(tx);
}
