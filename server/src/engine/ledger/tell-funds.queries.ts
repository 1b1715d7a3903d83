import type { Posting } from '#domain/ledger/posting.ts';
import { publish } from '#server/platform/events/publish.queries.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';

/** Tells the screens of the offices whose funds an action moved, held or freed; `others` are known besides the lines. */
export async function tellFunds(
  tx: Tx,
  postings: readonly Pick<Posting, 'lines'>[],
  others: readonly string[] = [],
): Promise<void> {
  const moved = postings.flatMap(({ lines }) => lines.map(({ account }) => officeOf(account)));
  for (const id of new Set([...moved, ...others.map(officeOf)])) {
    if (id !== null) await publish(tx, { topic: 'funds', id, change: 'changed', officeIds: [id] });
  }
}

function officeOf(account: string): string | null {
  return /^fund\.\w+\.(\d+)$/.exec(account)?.[1] ?? null;
}
