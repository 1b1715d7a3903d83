import { insertLate } from '../http/late-rows.queries.ts';
import type { Tx } from '../http/transact.queries.ts';

/**
 * Tells all browsers that may see it that something changed: ids only, after the commit.
 * `officeIds` empty means every office; topic is the explorer's name.
 */
export async function publish(
  tx: Tx,
  event: {
    topic: string;
    id: string;
    change: 'created' | 'changed';
    officeIds?: readonly string[];
    userIds?: readonly string[];
  },
): Promise<void> {
  const { topic, ...payload } = event;
  await insertLate(tx, 'outbox', { kind: 'event', name: topic, payload: JSON.stringify(payload) });
}
