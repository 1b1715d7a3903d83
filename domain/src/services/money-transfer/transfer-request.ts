import type { Province } from '../../kernel/cuban-places.ts';
import type { ProblemCode } from '../../kernel/problem.ts';
import type { ProblemParams } from '../../kernel/problem.messages.en.ts';
import type { PaymentMethod } from '../../payment/payment.values.ts';
import type { Quote } from '../../order/quote.ts';
import type { amountModes, AreaState, PayoutCurrency, TransferMethod } from './transfer.values.ts';

export interface Tender {
  readonly method: PaymentMethod;
  /** Cents; null for the one that pays the rest. */
  readonly amount: bigint | null;
}

/** What a seller asks a price for. */
export interface TransferRequest {
  readonly office: { readonly id: string; readonly officeType: string; readonly timeZone: string };
  readonly method: TransferMethod;
  readonly payoutCurrency: PayoutCurrency;
  readonly province: Province;
  readonly municipality: string | null;
  readonly mode: (typeof amountModes)[number];
  /** Cents that are sent, or minor units of the payout currency that arrive. */
  readonly amount: bigint;
  readonly isExpress: boolean;
  /** Empty while nobody knows how it will be paid. */
  readonly tenders: readonly Tender[];
  readonly discount?: TransferDiscount | undefined;
}

/** What a coupon takes off, in cents: first of our fees, what is left of the principal. */
export interface TransferDiscount {
  readonly label: { readonly en: string; readonly es: string };
  readonly amount: bigint;
}

export interface TransferProblem {
  /** The field of the request. */
  readonly path: 'method' | 'payoutCurrency' | 'province' | 'amount' | 'isExpress';
  readonly code: ProblemCode;
  readonly params?: ProblemParams;
  /** Goes into the message as `{notice}`, in the reader's language. */
  readonly notice?: Notice;
}

export interface Notice {
  readonly en: string;
  readonly es: string;
}

/** When it will be there, and what the customer must hear about it. */
export interface TransferEta {
  readonly state: AreaState;
  readonly days: number;
  /** The last day, in the office's calendar. */
  readonly availableOn: string;
  readonly notice: Notice | null;
}

/** How the remittance tax came about; the parts sum to the tax. */
export interface TransferTax {
  /** What reaches the receiver, in cents. */
  readonly base: bigint;
  readonly points: number;
  /** False while no tender is known. */
  readonly isKnown: boolean;
  readonly amount: bigint;
  readonly parts: readonly { readonly tender: PaymentMethod; readonly amount: bigint }[];
}

export interface PricedTransfer {
  readonly quote: Quote;
  readonly eta: TransferEta;
  readonly tax: TransferTax;
  /** Cents that were asked to be sent but buy no whole note; they are not charged. */
  readonly unspent: bigint;
  readonly pin: { readonly digits: number; readonly days: number } | null;
}

export type TransferPricing =
  | ({ readonly ok: true } & PricedTransfer)
  | { readonly ok: false; readonly problems: readonly TransferProblem[] };
