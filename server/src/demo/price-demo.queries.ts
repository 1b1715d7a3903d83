import type { Province } from '#domain/kernel/cuban-places.ts';
import type { PaymentMethod } from '#domain/payment/payment.values.ts';
import { quoteTransfer } from '#domain/services/money-transfer/quote-transfer.ts';
import type { TransferRequest } from '#domain/services/money-transfer/transfer-request.ts';
import type { PayoutCurrency, TransferMethod } from '#domain/services/money-transfer/transfer.values.ts';
import { readTransferTables } from '#server/services/money-transfer/pricing/read-transfer-tables.queries.ts';
import type { Services } from '#server/platform/services.ts';

export interface Share {
  readonly method: PaymentMethod;
  /** Cents; null pays the rest. */
  readonly amount: bigint | null;
}

export interface PricedShares {
  readonly total: bigint;
  readonly shares: readonly { readonly method: PaymentMethod; readonly amount: bigint }[];
}

/**
 * What an order costs when it is paid so, as the seller's screen works it out: the tax depends on the tenders, and
 * the last tender on the tax.
 */
export async function priceShares(
  services: Services,
  { orderId, shares, before }: { orderId: string; shares: readonly Share[]; before: readonly Share[] },
): Promise<PricedShares> {
  const { request, at } = await requestOf(services, orderId);
  const tables = await readTransferTables(services.db, { officeId: request.office.id, at });
  const priceOf = (tenders: TransferRequest['tenders']): bigint => {
    const pricing = quoteTransfer({ ...request, tenders }, tables, at);
    if (!pricing.ok) throw new Error(`order ${orderId} has no price any more`);
    return pricing.quote.total;
  };
  const given = [...before, ...shares].reduce((sum, { amount }) => sum + (amount ?? 0n), 0n);
  let total = priceOf([...before, ...shares]);
  for (let round = 0; round < 5; round += 1) {
    const filled = shares.map(({ method, amount }) => ({ method, amount: amount ?? total - given }));
    const next = priceOf([...before, ...filled]);
    if (next === total) return { total, shares: filled };
    total = next;
  }
  throw new Error(`the price of order ${orderId} does not settle`);
}

async function requestOf({ db }: Services, orderId: string): Promise<{ request: TransferRequest; at: Date }> {
  const row = await db
    .selectFrom('orders as o')
    .innerJoin('money_transfers as t', 't.order_id', 'o.id')
    .innerJoin('offices as f', 'f.id', 'o.office_id')
    .innerJoin('order_quotes as q', (join) =>
      join.onRef('q.order_id', '=', 'o.id').onRef('q.version', '=', 'o.quote_version'),
    )
    .select([
      'o.territory',
      'o.municipality',
      't.method',
      't.payout_currency',
      't.mode',
      't.asked_amount',
      't.is_express',
    ])
    .select(['f.id as office_id', 'f.office_type', 'f.time_zone', 'q.at'])
    .where('o.id', '=', orderId)
    .executeTakeFirstOrThrow();
  const request = {
    office: { id: row.office_id, officeType: row.office_type, timeZone: row.time_zone },
    method: row.method as TransferMethod,
    payoutCurrency: row.payout_currency as PayoutCurrency,
    province: row.territory as Province,
    municipality: row.municipality,
    mode: row.mode as TransferRequest['mode'],
    amount: BigInt(row.asked_amount),
    isExpress: row.is_express,
    tenders: [],
  };
  return { request, at: row.at };
}
