import { rewardsAccount } from '../accounts.ts';
import type { OrderFacts } from '../facts.ts';
import { credit, debit, type Posting, posting, postingOfLines, reversal } from '../posting.ts';
import {
  corpHead,
  moneyIn,
  needed,
  reverseLastOf,
  type Rule,
  sellerHead,
  standing,
  total,
  waiting,
} from './rule.ts';

/** Tenders, what was paid before, rewards and the coupon on one side; the customer's money, our fee and taxes on the other. */
export const pay: Rule<OrderFacts> = (facts) => {
  const { amounts, tenders, currency, coupon } = facts;
  const sale = posting(sellerHead(facts, 'pay', 'InvoicePaid'), currency, [
    ...moneyIn(tenders),
    debit('advance', waiting(facts, 'advance')),
    ...(amounts.rewards === 0n ? [] : [debit(rewardsAccount(customerOf(facts)), amounts.rewards)]),
    debit('deferred_discount', amounts.discount),
    credit('customer_funds', amounts.principal + amounts.officialFee),
    credit('deferred_revenue', amounts.fee),
    credit('tax_clear', total(amounts.taxes)),
  ]);
  return coupon === undefined ? sale : [...sale, ...couponUse(facts, coupon)];
};

function couponUse({ currency }: OrderFacts, coupon: NonNullable<OrderFacts['coupon']>): Posting[] {
  const { id, budget, uses } = coupon;
  return postingOfLines(corpHead('coupon.use'), [
    { account: `coupon.budget.${id}`, currency, amount: budget },
    { account: 'coupon.issued', currency, amount: -budget },
    { account: `coupon.uses.${id}`, currency: 'XXX', amount: uses },
    { account: 'coupon.issued', currency: 'XXX', amount: -uses },
  ]);
}

/** A dead or unpaid order gives its coupon back. */
export const couponReturn: Rule<OrderFacts> = ({ posted }) =>
  reverseLastOf(posted, 'coupon.use', { kind: 'coupon.return', txnType: null });

export const unpay: Rule<OrderFacts> = (facts) => [
  ...reverseLastOf(facts.posted, 'pay', { kind: 'unpay', txnType: 'InvoiceRefund' }),
  ...couponReturn(facts),
];

export const payPartial: Rule<OrderFacts> = (facts) =>
  posting(sellerHead(facts, 'payPartial', 'InvoicePaid'), facts.currency, [
    ...moneyIn(facts.tenders),
    credit('advance', total(facts.tenders)),
  ]);

/** Every part goes back the way it came. */
export const unpayPartial: Rule<OrderFacts> = ({ posted }) =>
  standing(posted, 'payPartial').map((journal) =>
    reversal(journal, { kind: 'unpayPartial', txnType: 'InvoiceRefund' }),
  );

export const chargeExtra: Rule<OrderFacts> = (facts) => {
  const { fee, tax } = needed(facts.change, 'change');
  return posting(sellerHead(facts, 'chargeExtra', null), facts.currency, [
    debit('ar_customer', fee + tax),
    credit('deferred_revenue', fee),
    credit('tax_clear', tax),
  ]);
};

export const payOwed: Rule<OrderFacts> = (facts) =>
  posting(sellerHead(facts, 'payOwed', 'InvoicePaid'), facts.currency, [
    ...moneyIn(facts.tenders),
    credit('ar_customer', total(facts.tenders)),
  ]);

export const partialRefundDue: Rule<OrderFacts> = (facts) => {
  const { fee, tax } = needed(facts.change, 'change');
  return posting(sellerHead(facts, 'partialRefundDue', null), facts.currency, [
    debit('deferred_revenue', fee),
    debit('tax_clear', tax),
    credit('refunds_payable', fee + tax),
  ]);
};

export function customerOf({ customerId }: OrderFacts): string {
  return needed(customerId ?? undefined, 'a customer');
}
