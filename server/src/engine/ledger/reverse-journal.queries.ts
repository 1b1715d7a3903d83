import { reversal, type TxnType } from '#domain/ledger/posting.ts';
import { Problem } from '#domain/kernel/problem.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { postJournals } from './post-journals.queries.ts';
import { postedById } from './posted.queries.ts';

export interface Reversing {
  readonly journalId: string;
  readonly orderId: string | null;
  readonly idem: string;
  readonly kind: string;
  readonly txnType: TxnType | null;
  readonly actorId: string | null;
  readonly on: string;
  readonly at: Date;
}

/** Takes one journal back, line by line, in a new one. A second time is refused with `already-reversed`. */
export async function reverseJournal(tx: Tx, { journalId, on, at, ...journal }: Reversing): Promise<string> {
  const [original] = await postedById(tx, [journalId]);
  if (original === undefined) throw new Problem('not-found');
  const [id = ''] = await postJournals(tx, {
    on,
    at,
    journals: [{ ...reversal(original, journal), ...journal }],
  });
  return id;
}
