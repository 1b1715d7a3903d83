import type { OrderPaper } from '#domain/order/orders.endpoints.ts';

/** An order as its sheet shows it: amounts are minor units as decimal strings, under the names its history uses. */
export type OrderRecord = Omit<OrderPaper, 'money'> & Figures;

interface Figures {
  readonly currency: string;
  readonly principal: string;
  readonly fee: string;
  readonly discount: string;
  readonly tax: string;
  readonly total: string;
  readonly paid: string;
  readonly commission: string | null;
  readonly providerCost: string | null;
}

export function recordOf({ money, ...order }: OrderPaper): OrderRecord {
  const minor = (amount: { amountMinor: number } | null) =>
    amount === null ? null : String(amount.amountMinor);
  const { principal, fee, discount, tax, total, paid, commission, providerCost } = money;
  return {
    ...order,
    currency: total.currency,
    principal: String(principal.amountMinor),
    fee: String(fee.amountMinor),
    discount: String(discount.amountMinor),
    tax: String(tax.amountMinor),
    total: String(total.amountMinor),
    paid: String(paid.amountMinor),
    commission: minor(commission),
    providerCost: minor(providerCost),
  };
}
