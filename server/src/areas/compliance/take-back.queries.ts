import type { Tx } from '#server/platform/http/transact.queries.ts';
import type { CasePatch, CaseRecord } from './desk-step.queries.ts';

/**
 * What was cleared, or asked of a second person, rests on what was decided before it: when that changes, both are done
 * again. The hold of the order is not cleared any more either, so that nobody lets it go past the desk.
 */
export async function takeBack(
  tx: Tx,
  { hold_id, order_id }: Pick<CaseRecord, 'hold_id' | 'order_id'>,
  at: Date,
): Promise<CasePatch> {
  if (hold_id !== null) {
    await tx
      .updateTable('order_holds')
      .set({ cleared_at: null, cleared_by: null })
      .where('id', '=', hold_id)
      .where('closed_at', 'is', null)
      .execute();
  }
  if (order_id !== null) {
    await tx
      .updateTable('order_approvals')
      .set({ withdrawn_at: at })
      .where('order_id', '=', order_id)
      .where('action', 'in', ['Release', 'Lock'])
      .where('used_at', 'is', null)
      .where('withdrawn_at', 'is', null)
      .execute();
  }
  return { cleared_at: null, cleared_by: null, asked_action: null, asked_by: null, asked_at: null };
}
