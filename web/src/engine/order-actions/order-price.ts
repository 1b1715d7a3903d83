import type { PaymentDraft } from '../payment-panel/payment-draft.ts';

/** What an order costs when it is paid so, US cents: a tax may hang on the tenders. */
export interface OrderPrice {
  readonly total: bigint;
  readonly isPricing: boolean;
  /** Why there is no price. */
  readonly problem?: string;
}

/** A hook of the service; without one the price of the order stands as it is. */
export type UseOrderPrice = (payment: PaymentDraft) => OrderPrice;
