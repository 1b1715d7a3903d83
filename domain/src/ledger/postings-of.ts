import type { EffectName } from '../order/effects.ts';
import type {
  FundFacts,
  InvoiceFacts,
  OrderFacts,
  PurchaseFacts,
  ReversalFacts,
  StockFacts,
} from './facts.ts';
import type { Posting } from './posting.ts';
import {
  commissionAccrue,
  commissionDelta,
  commissionReverse,
  revenue,
  rewardAccrue,
} from './rules/earning-rules.ts';
import {
  cashDifference,
  type CashDifferenceFacts,
  fundAdjust,
  fundPayment,
  fundReturn,
} from './rules/fund-rules.ts';
import { invoiceIssue, invoicePay, invoiceRefund, invoiceUnpay, invoiceVoid } from './rules/invoice-rules.ts';
import {
  grantCommit,
  grantPay,
  grantUnpay,
  grantVoid,
  providerDelta,
  providerPost,
} from './rules/provider-rules.ts';
import {
  blockFunds,
  refundDue,
  refundFulfilled,
  refundPay,
  reverseLast,
  unblockFunds,
} from './rules/refund-rules.ts';
import type { Rule } from './rules/rule.ts';
import {
  chargeExtra,
  partialRefundDue,
  pay,
  payOwed,
  payPartial,
  unpay,
  unpayPartial,
} from './rules/sale-rules.ts';
import {
  goodsReceived,
  payablePay,
  stockAdjust,
  stockSale,
  stockTransferIn,
  stockTransferOut,
  stockUnwind,
} from './rules/stock-rules.ts';
import {
  agencyPayment,
  type AgencyPaymentFacts,
  cardChargeback,
  type CardFacts,
  cardSettlement,
  couponIssue,
  type CouponIssueFacts,
  exchange,
  type ExchangeFacts,
  rewardExpire,
  type RewardFacts,
  taxRemit,
  type TaxRemitFacts,
  unclaimedMove,
  unclaimedPay,
} from './rules/treasury-rules.ts';

type LedgerEffect = Extract<EffectName, `ledger.${string}`>;
type FundEffect = Extract<LedgerEffect, `ledger.fund.${string}`>;
type InvoiceEffect = Extract<LedgerEffect, `ledger.invoice.${string}`>;
type PurchaseEffect = 'ledger.grn' | 'ledger.payable.pay';
/** Effects on the books of one order, with the two of its stock. */
export type OrderEffect =
  | Exclude<LedgerEffect, FundEffect | InvoiceEffect | PurchaseEffect | 'ledger.reverseLast'>
  | 'inv.sale'
  | 'inv.unwind';

/** The facts that each posting needs: effects of lifecycles by their name, and what no lifecycle asks for. */
export type FactsOf = Record<OrderEffect, OrderFacts> &
  Record<FundEffect, FundFacts> &
  Record<InvoiceEffect, InvoiceFacts> &
  Record<PurchaseEffect, PurchaseFacts> &
  Record<'inv.adjust' | 'inv.transferOut' | 'inv.transferIn', StockFacts> & {
    'ledger.reverseLast': ReversalFacts;
    'session.countDiff': CashDifferenceFacts;
    'card.settlement': CardFacts;
    'card.chargeback': CardFacts;
    'agency.payment': AgencyPaymentFacts;
    'tax.remit': TaxRemitFacts;
    'unclaimed.move': Parameters<typeof unclaimedMove>[0];
    'unclaimed.pay': Parameters<typeof unclaimedPay>[0];
    'reward.expire': RewardFacts;
    'coupon.issue': CouponIssueFacts;
    'fx.convert': ExchangeFacts;
  };
export type PostingName = keyof FactsOf;

/** Holds move no money: see `holdOf`. */
const holdOnly: Rule<OrderFacts> = () => [];

export const rules = {
  'ledger.pay': pay,
  'ledger.payPartial': payPartial,
  'ledger.payOwed': payOwed,
  'ledger.unpay': unpay,
  'ledger.unpayPartial': unpayPartial,
  'ledger.chargeExtra': chargeExtra,
  'ledger.partialRefundDue': partialRefundDue,
  'ledger.refundDue': refundDue,
  'ledger.refundPay': refundPay,
  'ledger.refundFulfilled': refundFulfilled,
  'ledger.reverseLast': reverseLast,
  'ledger.commission.accrue': commissionAccrue,
  'ledger.commission.reverse': commissionReverse,
  'ledger.commission.delta': commissionDelta,
  'ledger.reward.accrue': rewardAccrue,
  'ledger.revenue': revenue,
  'ledger.providerHold': holdOnly,
  'ledger.providerPost': providerPost,
  'ledger.providerVoid': holdOnly,
  'ledger.providerDelta': providerDelta,
  'ledger.blockFunds': blockFunds,
  'ledger.unblockFunds': unblockFunds,
  'ledger.grant.commit': grantCommit,
  'ledger.grant.pay': grantPay,
  'ledger.grant.void': grantVoid,
  'ledger.grant.unpay': grantUnpay,
  'ledger.grn': goodsReceived,
  'ledger.payable.pay': payablePay,
  'ledger.invoice.issue': invoiceIssue,
  'ledger.invoice.pay': invoicePay,
  'ledger.invoice.payPartial': invoicePay,
  'ledger.invoice.unpay': invoiceUnpay,
  'ledger.invoice.void': invoiceVoid,
  'ledger.invoice.refund': invoiceRefund,
  'ledger.fund.payment': fundPayment,
  'ledger.fund.return': fundReturn,
  'ledger.fund.adjust': fundAdjust,
  'session.countDiff': cashDifference,
  'inv.sale': stockSale,
  'inv.unwind': stockUnwind,
  'inv.adjust': stockAdjust,
  'inv.transferOut': stockTransferOut,
  'inv.transferIn': stockTransferIn,
  'card.settlement': cardSettlement,
  'card.chargeback': cardChargeback,
  'agency.payment': agencyPayment,
  'tax.remit': taxRemit,
  'unclaimed.move': unclaimedMove,
  'unclaimed.pay': unclaimedPay,
  'reward.expire': rewardExpire,
  'coupon.issue': couponIssue,
  'fx.convert': exchange,
} as const satisfies { readonly [Name in PostingName]: Rule<FactsOf[Name]> } & Record<
  LedgerEffect,
  Rule<never>
>;

/** The journals of one effect; none where there is nothing to post. */
export function postingsOf<Name extends PostingName>(name: Name, facts: FactsOf[Name]): Posting[] {
  const rule: Rule<FactsOf[Name]> = rules[name] as Rule<FactsOf[Name]>;
  return rule(facts);
}
