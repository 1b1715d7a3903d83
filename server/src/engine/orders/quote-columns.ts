import type { Quote } from '#domain/order/quote.ts';
import type { OrderRow } from './order-engine.ts';

type QuoteColumns = Pick<
  OrderRow,
  | 'quote_version'
  | 'currency'
  | 'principal'
  | 'fee'
  | 'discount'
  | 'tax'
  | 'total'
  | 'commission'
  | 'provider_cost'
  | 'provider_office_id'
>;

/** What of a price stands on the order itself, for lists, sums and the ledger. */
export function quoteColumns(quote: Quote, version: number): QuoteColumns {
  return {
    quote_version: version,
    currency: quote.currency,
    principal: String(quote.principal),
    fee: String(quote.fee),
    discount: String(quote.discount),
    tax: String(quote.taxes.reduce((sum, { amount }) => sum + amount, 0n)),
    total: String(quote.total),
    commission: String(quote.commission?.amount ?? 0n),
    provider_cost: String(quote.providerCost?.amount ?? 0n),
    provider_office_id: quote.providerCost?.officeId ?? null,
  };
}
