import { insertLate } from '../http/late-rows.queries.ts';
import type { Tx } from '../http/transact.queries.ts';

/** Names a job that the dispatcher adds after the commit; the payload holds ids, never personal data. */
export async function enqueue(
  tx: Tx,
  task: string,
  payload: Readonly<Record<string, unknown>>,
): Promise<void> {
  await insertLate(tx, 'outbox', { kind: 'job', name: task, payload: JSON.stringify(payload) });
}
