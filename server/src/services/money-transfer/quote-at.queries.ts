import type { WireQuote } from '#domain/order/quote.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';

/** The price that counted at a version of an order. */
export async function quoteAt(tx: Tx, orderId: string, version: number): Promise<WireQuote> {
  const { quote } = await tx
    .selectFrom('order_quotes')
    .select('quote')
    .where('order_id', '=', orderId)
    .where('version', '<=', version)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return quote as WireQuote;
}
