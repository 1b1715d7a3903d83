import { Problem } from '#domain/kernel/problem.ts';
import { printedMoney } from '#server/engine/documents/printed-money.ts';
import type { BuiltDocument, DocumentOrder } from '#server/engine/documents/produce-document.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { documentOf, partiesOf, recipientAddress } from './parties.ts';
import { aboutTransfer, codesOf, readTransferOrder } from './read-transfer-order.queries.ts';

/** Notes in use, the largest first; a card gets none. */
const notes: Readonly<Record<string, readonly number[]>> = {
  USD: [100, 50, 20, 10, 5, 1],
  EUR: [200, 100, 50, 20, 10, 5],
  CUP: [1000, 500, 200, 100, 50, 20, 10, 5],
};

/** What goes along with the money and comes back signed; it says nothing of what the sender paid. */
export async function transferSlip(
  tx: Tx,
  context: OfficeContext,
  request: DocumentOrder,
): Promise<BuiltDocument> {
  const found = await readTransferOrder(tx, context, request);
  const { order, transfer } = found;
  if (order.purchased_at === null) throw new Problem('not-in-this-status');
  const isHandedOver = transfer.card_last4 === null;
  const address = order.receiver['address'];
  return {
    about: aboutTransfer(order),
    data: {
      ...codesOf(order),
      ...partiesOf(found),
      document: documentOf(order),
      address: typeof address === 'object' && address !== null ? recipientAddress(address) : '',
      reference: (address as { reference?: string } | undefined)?.reference ?? '',
      amount: printedMoney(transfer.payout_amount, transfer.payout_currency),
      currency: transfer.payout_currency,
      notes: isHandedOver ? (notes[transfer.payout_currency] ?? []) : [],
      window: transfer.delivery_window,
      hasPin: transfer.pin !== null,
      isHandedOver,
    },
  };
}
