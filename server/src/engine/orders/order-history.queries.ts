import type { ActivityRow } from '#domain/areas/activity/activity.rows.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { findOrder } from './order-paper.queries.ts';
import { neutralReason, reviewActions, seesReview } from './sees-review.ts';

/** Every version of an order, the newest first, in the shape of the activity log. */
export async function readHistory(context: OfficeContext, id: string): Promise<{ rows: ActivityRow[] }> {
  const { db } = context.services;
  const order = await db.transaction().execute(async (tx) => await findOrder(tx, context, id));
  const aml = await db
    .selectFrom('order_holds')
    .select('id')
    .where('order_id', '=', id)
    .where('is_aml', '=', true)
    .limit(1)
    .executeTakeFirst();
  const isTold = seesReview(context, aml !== undefined);
  /** A matter of money laundering is rejected in the words of any other, whatever an officer typed. */
  function toldReason({ action, reason }: { action: string; reason: string | null }, isAml: boolean) {
    if (reviewActions.includes(action)) return null;
    return isAml && action === 'Reject' ? neutralReason[context.language] : reason;
  }
  const rows = await db
    .selectFrom('order_events as e')
    .leftJoin('users as u', 'u.id', 'e.user_id')
    .leftJoin('offices as o', 'o.id', 'e.office_id')
    .select(['e.id', 'e.version', 'e.at', 'e.action', 'e.changes', 'e.reason'])
    .select(['u.first_name', 'u.last_name', 'o.code'])
    .where('e.order_id', '=', id)
    .orderBy('e.version', 'desc')
    .execute();
  return {
    rows: rows.map((row) => ({
      id: row.id,
      version: row.version,
      at: row.at.toISOString(),
      user: row.first_name === null ? 'Giro' : `${row.first_name} ${row.last_name ?? ''}`.trim(),
      office: row.code ?? '',
      scope: 'orders',
      action: row.action,
      entity: 'order',
      entityId: id,
      label: order.number,
      changes: row.changes as ActivityRow['changes'],
      reason: isTold ? row.reason : toldReason(row, aml !== undefined),
    })),
  };
}
