import { Problem } from '#domain/kernel/problem.ts';
import type { BuiltDocument, DocumentOrder } from '#server/engine/documents/produce-document.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { quoteAt } from '../quote-at.queries.ts';
import { partiesOf } from './parties.ts';
import { priceTable } from './price-table.ts';
import { aboutTransfer, codesOf, readTransferOrder, textAt } from './read-transfer-order.queries.ts';
import { readSellingOffice } from './receipt-facts.queries.ts';

/** What the customer reads before paying, from the draft; afterwards the receipt takes its place. */
export async function transferDisclosure(
  tx: Tx,
  context: OfficeContext,
  request: DocumentOrder,
): Promise<BuiltDocument> {
  const found = await readTransferOrder(tx, context, request);
  const { order, transfer } = found;
  if (order.status !== 'Draft') throw new Problem('not-in-this-status');
  const quote = await quoteAt(tx, order.id, order.quote_version);
  return {
    about: aboutTransfer(order),
    data: {
      ...codesOf(order),
      ...partiesOf(found),
      price: priceTable(quote),
      isCard: transfer.card_last4 !== null,
      office: await readSellingOffice(tx, order.office_id),
      text: await textAt(tx, 'Disclosure', context.now),
    },
  };
}
