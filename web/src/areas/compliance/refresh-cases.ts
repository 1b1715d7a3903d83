import { refresh } from '#web/lib/query.ts';

/** Everything that shows a case: its paper, the queue, the clocks, and the order that it holds. */
export async function refreshCases(): Promise<void> {
  await refresh('/api/compliance/', '/api/orders/');
}

/** What a step answers; done or refused, the case is shown as it is then. */
export async function thenRefresh<Result>(step: Promise<Result>): Promise<Result> {
  try {
    return await step;
  } finally {
    await refreshCases();
  }
}
