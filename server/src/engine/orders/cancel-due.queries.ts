import { enqueue } from '#server/platform/jobs/enqueue.queries.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import type { OrderRow } from './order-engine.ts';

const waiting: readonly string[] = ['Hold', 'Submitting'];

/** Where a request to cancel waits: for compliance, who may reject, or for the answer of the provider. */
export function isCancelWaiting(status: string): boolean {
  return waiting.includes(status);
}

/** An order with a request to cancel comes from where it had to wait. */
export function isCancelDue({ cancel_requested_at, status: from }: OrderRow, to: string | null): boolean {
  return cancel_requested_at !== null && to !== null && to !== from && isCancelWaiting(from);
}

export async function queueCancel(tx: Tx, orderId: string): Promise<void> {
  await enqueue(tx, 'cancel-requested', { orderId });
}
