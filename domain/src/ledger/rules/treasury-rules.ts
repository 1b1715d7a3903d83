import type { Currency } from '../../kernel/money.ts';
import { bankAccount, cardClearing, rewardsAccount } from '../accounts.ts';
import type { AccountCode } from '../chart.ts';
import type { LedgerCurrency } from '../posting.ts';
import { credit, debit, posting, postingOfLines } from '../posting.ts';
import { corpHead, type Rule } from './rule.ts';

/** Money of the corporation itself, of no order. */
interface TreasuryFacts {
  readonly currency: LedgerCurrency;
  readonly amount: bigint;
  readonly bankId: string;
}

export interface CardFacts extends TreasuryFacts {
  readonly mid: string;
  /** What the processor keeps, or charges for the dispute. */
  readonly fee: bigint;
}

/** The processor pays what it captured, less its fee. */
export const cardSettlement: Rule<CardFacts> = ({ currency, amount, bankId, mid, fee }) =>
  posting(corpHead('card.settlement'), currency, [
    debit(bankAccount(bankId), amount - fee),
    debit('card.fees', fee),
    credit(cardClearing(mid), amount),
  ]);

/** The processor takes a payment back: out of what it still has to settle. */
export const cardChargeback: Rule<CardFacts> = ({ currency, amount, mid, fee }) =>
  posting(corpHead('card.chargeback'), currency, [
    debit('claims.loss', amount),
    debit('card.fees', fee),
    credit(cardClearing(mid), amount + fee),
  ]);

export interface AgencyPaymentFacts extends TreasuryFacts {
  readonly officeId: string;
}

/** Commission that a gross-settled agency earned. */
export const agencyPayment: Rule<AgencyPaymentFacts> = ({ officeId, currency, amount, bankId }) =>
  posting({ kind: 'agency.payment', txnType: 'Payment', scope: 'Proxy', officeId }, currency, [
    debit(`commission.payable.office.${officeId}`, amount),
    credit(bankAccount(bankId), amount),
  ]);

export interface TaxRemitFacts extends TreasuryFacts {
  readonly account: AccountCode;
}

export const taxRemit: Rule<TaxRemitFacts> = ({ account, currency, amount, bankId }) =>
  posting(corpHead('tax.remit'), currency, [debit(account, amount), credit(bankAccount(bankId), amount)]);

/** A refund that nobody fetched passes dormancy; the state gets it in the end. */
export const unclaimedMove: Rule<Pick<TreasuryFacts, 'currency' | 'amount'>> = ({ currency, amount }) =>
  posting(corpHead('unclaimed.move'), currency, [
    debit('refunds_payable', amount),
    credit('unclaimed', amount),
  ]);

export const unclaimedPay: Rule<TreasuryFacts> = ({ currency, amount, bankId }) =>
  posting(corpHead('unclaimed.pay'), currency, [
    debit('unclaimed', amount),
    credit(bankAccount(bankId), amount),
  ]);

export interface RewardFacts {
  readonly customerId: string;
  readonly currency: LedgerCurrency;
  readonly amount: bigint;
}

export const rewardExpire: Rule<RewardFacts> = ({ customerId, currency, amount }) =>
  posting(corpHead('reward.expire'), currency, [
    debit(rewardsAccount(customerId), amount),
    credit('reward.expense', amount),
  ]);

export interface CouponIssueFacts {
  readonly id: string;
  readonly currency: LedgerCurrency;
  readonly budget: bigint;
  readonly uses: bigint;
}

/** What a coupon may give away in all; negative takes budget back. */
export const couponIssue: Rule<CouponIssueFacts> = ({ id, currency, budget, uses }) =>
  postingOfLines(corpHead('coupon.issue'), [
    { account: 'coupon.issued', currency, amount: budget },
    { account: `coupon.budget.${id}`, currency, amount: -budget },
    { account: 'coupon.issued', currency: 'XXX', amount: uses },
    { account: `coupon.uses.${id}`, currency: 'XXX', amount: -uses },
  ]);

export interface ExchangeFacts {
  readonly from: { readonly account: AccountCode; readonly currency: Currency; readonly amount: bigint };
  readonly to: { readonly account: AccountCode; readonly currency: Currency; readonly amount: bigint };
  /** In the currency of `to`: what we got above the exact rate; negative, below it. */
  readonly spread: bigint;
}

/** Each currency sums to zero by itself; the two meet in the positions, and the spread is a line of its own. */
export const exchange: Rule<ExchangeFacts> = ({ from, to, spread }) =>
  postingOfLines(corpHead('fx.convert'), [
    { account: from.account, currency: from.currency, amount: -from.amount },
    { account: `fx.position.${from.currency}`, currency: from.currency, amount: from.amount },
    { account: to.account, currency: to.currency, amount: to.amount },
    { account: `fx.position.${to.currency}`, currency: to.currency, amount: spread - to.amount },
    { account: spread < 0n ? 'fx.loss' : 'revenue.fx', currency: to.currency, amount: -spread },
  ]);
