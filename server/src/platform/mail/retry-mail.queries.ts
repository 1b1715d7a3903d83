import type { Tx } from '../http/transact.queries.ts';
import { enqueue } from '../jobs/enqueue.queries.ts';

/** Sends a failed mail once more; false when there is none that failed and still has its body. */
export async function retryMail(tx: Tx, mailId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('mails')
    .set({ status: 'Queued', last_error: null })
    .where('id', '=', mailId)
    .where('status', '=', 'Failed')
    .where('body_text', '<>', '')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await enqueue(tx, 'send-mail', { mailId });
  return true;
}
