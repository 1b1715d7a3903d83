import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { bulkLimit } from '#domain/kernel/bulk-verdicts.ts';
import { Problem } from '#domain/kernel/problem.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { conditionOf } from '../explorer/condition.queries.ts';
import { orderSql, readSort } from '../explorer/sort.queries.ts';
import type { Bulk, BulkBody } from './define-bulk.ts';

type Selection = BulkBody['selection'];

export interface SelectedRow {
  readonly id: string;
  readonly label: string;
}

/** The chosen rows, or all that the filter finds, in the explorer's order; only what the caller may see. */
export async function selectRows(
  tx: Tx,
  context: OfficeContext,
  { bulk, selection }: { bulk: Bulk; selection: Selection },
): Promise<SelectedRow[]> {
  if (selection.all === undefined && selection.ids.length === 0) throw new Problem('nothing-selected');
  const { source } = bulk;
  const order = orderSql(readSort(source, source.explorer.defaultSort), false);
  const { rows } = await sql<SelectedRow>`
    select ${source.id}::text as id, ${bulk.label} as label from ${source.from(context)}
    where ${await narrowed(bulk, context, selection)} order by ${order} limit ${bulkLimit + 1}`.execute(tx);
  if (rows.length > bulkLimit) throw new Problem('selection-too-large', { limit: bulkLimit });
  return rows;
}

async function narrowed(
  { source }: Bulk,
  context: OfficeContext,
  { ids, all }: Selection,
): Promise<RawBuilder<unknown>> {
  if (all !== undefined) return await conditionOf(source, context, all);
  const visible = await conditionOf(source, context, { q: '', filter: [] });
  return sql`${visible} and ${source.id} = any(${[...ids]}::bigint[])`;
}

/** Whether the caller still sees a row; a run may last longer than a right. */
export async function isRowVisible(
  tx: Tx,
  context: OfficeContext,
  { bulk, id }: { bulk: Bulk; id: string },
): Promise<boolean> {
  const selection = { ids: [id] };
  const { rows } = await sql`
    select 1 from ${bulk.source.from(context)} where ${await narrowed(bulk, context, selection)}`.execute(tx);
  return rows.length > 0;
}
