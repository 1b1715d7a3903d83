import type { Tx } from '#server/platform/http/transact.queries.ts';
import { publish } from '#server/platform/events/publish.queries.ts';

/**
 * Ends sessions of a person, at once and everywhere: all, all but one, or only one. Says how many were ended.
 * For use when a password changes or an account is blocked, in the same transaction.
 */
export async function revokeSessions(
  tx: Tx,
  target: { userId: string; now: Date; except?: string; only?: string },
): Promise<number> {
  let query = tx
    .updateTable('sessions')
    .set({ revoked_at: target.now })
    .where('user_id', '=', target.userId)
    .where('revoked_at', 'is', null)
    .returning('id');
  if (target.except !== undefined) query = query.where('id', '<>', target.except);
  if (target.only !== undefined) query = query.where('id', '=', target.only);
  const ended = await query.execute();
  for (const { id } of ended) {
    await publish(tx, { topic: 'sessions', id, change: 'changed', userIds: [target.userId] });
  }
  return ended.length;
}
