import { enqueue } from '#server/platform/jobs/enqueue.queries.ts';
import { transact } from '#server/platform/http/transact.queries.ts';
import type { AuthorisedCard } from './authorise-cards.queries.ts';
import type { PayingContext } from './paying-context.ts';

/**
 * Gives back what was authorised when the order then refused: in a transaction of its own, after that of the order
 * has failed. A card whose answer is not known is left to the recovery, which asks first.
 */
export async function voidAuthorised(
  context: PayingContext,
  cards: readonly Pick<AuthorisedCard, 'paymentId'>[],
): Promise<void> {
  if (cards.length === 0) return;
  await transact({ ...context, idempotency: null }, async (tx) => {
    const rows = await tx
      .updateTable('payments')
      .set((eb) => ({
        gateway_state: 'Voiding' as const,
        gateway_asked_at: null,
        version: eb('version', '+', 1),
        updated_at: context.now,
      }))
      .where(
        'id',
        'in',
        cards.map(({ paymentId }) => paymentId),
      )
      .where('action', '=', 'Draft')
      .where('gateway_state', '=', 'Authorised')
      .returning('id')
      .execute();
    if (rows.length > 0) await enqueue(tx, 'void-payments', { paymentIds: rows.map(({ id }) => id) });
  });
}
