import { fundScopeOf } from '#domain/ledger/accounts.ts';
import { postingsOf } from '#domain/ledger/postings-of.ts';
import { asJournals } from '#server/engine/ledger/book-order.queries.ts';
import { postJournals } from '#server/engine/ledger/post-journals.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { today } from './cash-session.queries.ts';

interface CashDifference {
  readonly sessionId: string;
  readonly version: number;
  /** Counted minus expected, US cents, less what earlier closes have posted. */
  readonly amount: bigint;
}

/**
 * What a count found goes to the ledger as an adjustment of the office's fund. The cash of an agency is its own: it owes
 * what it sold, whatever lies in its drawer, so nobody there counts a debt away.
 */
export async function postCashDifference(
  tx: Tx,
  context: OfficeContext,
  { sessionId, version, amount }: CashDifference,
): Promise<void> {
  const { office, user, now } = context;
  const scope = fundScopeOf(office.officeType);
  if (scope !== 'Sale') return;
  const facts = { officeId: office.id, scope, currency: 'USD', difference: amount } as const;
  await postJournals(tx, {
    on: today(context),
    at: now,
    journals: asJournals(postingsOf('session.countDiff', facts), {
      prefix: `cash:${sessionId}:${version}`,
      actorId: user.id,
    }),
  });
}
