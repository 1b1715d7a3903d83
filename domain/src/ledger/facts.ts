import type { ServiceType } from '../access/service-type.ts';
import type { EffectName } from '../order/effects.ts';
import type { AccountCode } from './chart.ts';
import type { LedgerCurrency, PostedJournal } from './posting.ts';

/** An account that takes or gives the money: a fund (cash), a card clearing, a bank. Amounts are positive, minor units. */
export interface TenderLine {
  readonly account: AccountCode;
  readonly amount: bigint;
}

export interface TaxLine {
  /** `tax.excise.us`, `tax.sales.fl`. */
  readonly account: AccountCode;
  readonly amount: bigint;
}

export interface Seller {
  readonly officeId: string;
  readonly scope: 'Sale' | 'Proxy';
  /** An agency that keeps its commission from what it collected. */
  readonly isNetSettled: boolean;
}

/** What can be taken back: the journals so far, and the event that is undone. */
export interface ReversalFacts {
  readonly posted: readonly PostedJournal[];
  readonly undone?: { readonly version: number; readonly effects: readonly EffectName[] };
}

/** The price as it stands now. Minor units, none negative unless said so. */
export interface OrderAmounts {
  /** The customer's own money that a provider pays out. */
  readonly principal: bigint;
  /** The customer's own money that an authority gets. */
  readonly officialFee: bigint;
  /** All we charge, before the discount. */
  readonly fee: bigint;
  readonly discount: bigint;
  /** Rewards the customer pays with. */
  readonly rewards: bigint;
  readonly taxes: readonly TaxLine[];
  /** Of the selling office. */
  readonly commission: bigint;
  readonly userCommissions: readonly { readonly userId: string; readonly amount: bigint }[];
  /** What the provider earns beside the principal. */
  readonly providerCost: bigint;
  /** Principal that the provider does not need because its rate is better than the customer's; negative: a loss. */
  readonly fxGain: bigint;
  /** Rewards the customer gets for the order. */
  readonly rewardsEarned: bigint;
}

export const noAmounts: OrderAmounts = {
  principal: 0n,
  officialFee: 0n,
  fee: 0n,
  discount: 0n,
  rewards: 0n,
  taxes: [],
  commission: 0n,
  userCommissions: [],
  providerCost: 0n,
  fxGain: 0n,
  rewardsEarned: 0n,
};

/** What a claim gives back of a delivered order; `tenders` of the facts say how. */
export interface ClaimRefund {
  readonly fee: bigint;
  readonly taxes: readonly TaxLine[];
  /** Paid out already and not recovered: our loss. */
  readonly principal: bigint;
  readonly discount: bigint;
  /** Rewards that had been paid with. */
  readonly rewards: bigint;
  /** Earned rewards taken back; never more than the customer has. */
  readonly rewardsTakenBack: bigint;
}

/** Everything the rules of an order may look at. The optional parts belong to the effects that name them. */
export interface OrderFacts extends ReversalFacts {
  readonly service: ServiceType;
  readonly currency: LedgerCurrency;
  readonly seller: Seller;
  /** Null where nobody else fulfils it. */
  readonly provider: { readonly officeId: string } | null;
  /** Whose rewards; null where the customer has no account. */
  readonly customerId: string | null;
  readonly amounts: OrderAmounts;
  /** Money in (pay, payPartial, payOwed) or out (refundPay, refundFulfilled). */
  readonly tenders: readonly TenderLine[];
  /** What a coupon gives: cents of its budget, and how many of its uses; zero where it has no such limit. */
  readonly coupon?: { readonly id: string; readonly budget: bigint; readonly uses: bigint };
  /** chargeExtra, partialRefundDue: by how much the price changed, positive. */
  readonly change?: { readonly fee: bigint; readonly tax: bigint };
  /** refundDue: what the customer loses by cancelling; never more than there is. */
  readonly penalty?: bigint;
  readonly claim?: ClaimRefund;
  /** grant.commit: the official fee; grant.pay: the bank that it leaves from, whole. */
  readonly grant?: { readonly amount: bigint; readonly bankId: string };
  /** commission.delta, providerDelta: new minus old, of either sign. */
  readonly delta?: bigint;
  /** inv.sale: what the goods cost us, and which store they leave. */
  readonly stock?: { readonly storeId: string; readonly cost: bigint };
}

/** A deposit, a return or a correction of a fund. */
export interface FundFacts extends ReversalFacts {
  readonly officeId: string;
  readonly scope: 'Sale' | 'Proxy' | 'Provider';
  readonly currency: LedgerCurrency;
  /** Positive; for `fund.adjust` of either sign, positive in favour of the fund. */
  readonly amount: bigint;
  readonly bankId: string;
  /** fund.adjust: what it is set against; `equity.opening` when an agency is taken on. */
  readonly counter?: AccountCode;
}

/** A bill of the corporation to an office. */
export interface InvoiceFacts extends ReversalFacts {
  readonly officeId: string;
  readonly scope: 'Sale' | 'Proxy' | 'Provider';
  readonly currency: LedgerCurrency;
  /** What is billed: revenue and taxes, positive. */
  readonly lines: readonly TenderLine[];
  readonly tenders: readonly TenderLine[];
}

export interface PurchaseFacts extends ReversalFacts {
  readonly supplierId: string;
  readonly storeId: string;
  readonly currency: LedgerCurrency;
  /** Value of the goods of this receipt, at cost. */
  readonly received: bigint;
  /** The supplier's bill as far as it was matched now and not before. */
  readonly billed: bigint;
  readonly paid: bigint;
  readonly bankId: string;
}

/** Goods that move, or that a count finds missing or too many. */
export interface StockFacts {
  readonly officeId: string;
  readonly storeId: string;
  readonly currency: LedgerCurrency;
  /** Value at cost; for `inv.adjust` of either sign, negative when goods are missing. */
  readonly cost: bigint;
}
