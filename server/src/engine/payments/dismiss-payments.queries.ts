import type { Tx } from '#server/platform/http/transact.queries.ts';
import { enqueue } from '#server/platform/jobs/enqueue.queries.ts';
import type { PayingContext } from './paying-context.ts';

/**
 * Takes the payments of an order back as if they never were, while drawer and cards still allow it: cash is handed
 * back, cards are voided after the commit. `only` names some of them. Answers how much they were, in minor units.
 */
export async function dismissPayments(
  tx: Tx,
  context: PayingContext,
  { orderId, only }: { orderId: string; only?: readonly string[] },
): Promise<bigint> {
  if (only?.length === 0) return 0n;
  const rows = await tx
    .updateTable('payments')
    .set((eb) => ({
      action: 'Dismiss' as const,
      gateway_state: eb
        .case()
        .when('method', '=', 'Card')
        .then('Voiding' as const)
        .else('None' as const)
        .end(),
      version: eb('version', '+', 1),
      updated_at: context.now,
    }))
    .where('order_id', '=', orderId)
    .where('action', '=', 'Payment')
    .where('refunded', '=', '0')
    .$if(only !== undefined, (query) => query.where('id', 'in', [...(only ?? [])]))
    .returning(['id', 'method', 'amount'])
    .execute();
  const cards = rows.filter(({ method }) => method === 'Card').map(({ id }) => id);
  if (cards.length > 0) await enqueue(tx, 'void-payments', { paymentIds: cards });
  return rows.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
}
