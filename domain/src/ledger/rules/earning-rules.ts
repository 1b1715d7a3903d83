import { allocate, type Currency, money } from '../../kernel/money.ts';
import { commissionPayee, revenueAccount, rewardsAccount } from '../accounts.ts';
import { type AccountCode, chartRowOf } from '../chart.ts';
import { sumsOf } from '../clearing.ts';
import type { OrderFacts, TaxLine } from '../facts.ts';
import { credit, debit, posting, type Sums } from '../posting.ts';
import { needed, type Rule, sellerHead, waiting } from './rule.ts';

/** What waited for the service to be rendered is ours, the taxes are the authority's. */
export const revenue: Rule<OrderFacts> = (facts) => {
  const { amounts, service, currency } = facts;
  const fee = waiting(facts, 'deferred_revenue');
  const discount = -waiting(facts, 'deferred_discount');
  const tax = waiting(facts, 'tax_clear');
  return posting(sellerHead(facts, 'revenue', 'InvoicePaid'), currency, [
    debit('deferred_revenue', fee),
    credit(revenueAccount(service), fee),
    debit('contra.coupon', discount),
    credit('deferred_discount', discount),
    debit('tax_clear', tax),
    ...shares(tax, amounts.taxes, currency as Currency),
    ...passedOn(facts),
  ]);
};

/** Of the customer's money nothing stays: the gain of the exchange is ours, and so is what an authority did not need. */
function passedOn(facts: OrderFacts): Sums {
  const { amounts, service } = facts;
  const left = waiting(facts, 'customer_funds');
  const rest = left - amounts.fxGain;
  const fx = amounts.fxGain > 0n ? 'revenue.fx' : 'fx.loss';
  const other: AccountCode = rest > 0n ? revenueAccount(service) : `cost.provider.${service}`;
  return [debit('customer_funds', left), credit(fx, amounts.fxGain), credit(other, rest)];
}

/** What was taken as tax, on the accounts of the price in its proportions. */
function shares(tax: bigint, taxes: readonly TaxLine[], currency: Currency): Sums {
  if (tax === 0n) return [];
  const parts = allocate(
    money(tax, currency),
    taxes.map(({ amount }) => amount),
  );
  return taxes.map(({ account }, at) => credit(account, parts[at]?.minor ?? 0n));
}

export const commissionAccrue: Rule<OrderFacts> = (facts) => {
  const { amounts, service, currency } = facts;
  const users = amounts.userCommissions.map(({ userId, amount }) =>
    credit(`commission.payable.user.${userId}`, amount),
  );
  const all = users.reduce((sum, [, amount]) => sum - amount, amounts.commission);
  return posting(sellerHead(facts, 'commission.accrue', 'InvoicePaid'), currency, [
    debit(`expense.commission.${service}`, all),
    credit(commissionPayee(facts, true), amounts.commission),
    ...users,
  ]);
};

/** Nobody earns on a dead order: whatever was accrued, with its corrections, is taken back. */
export const commissionReverse: Rule<OrderFacts> = (facts) => {
  const accrued = sumsOf(facts.posted.filter(({ kind }) => kind.startsWith('commission.')));
  // With the payment itself going back through the fund, there is something to take the commission from.
  const isUnpaid = facts.posted.some(({ id, kind }) => id === null && kind === 'unpay');
  const back = [...accrued].map(([account, amount]): Sums[number] =>
    chartRowOf(account)?.isGuarded && !isUnpaid
      ? [commissionPayee(facts, false), -amount]
      : [account, -amount],
  );
  return posting(sellerHead(facts, 'commission.reverse', 'InvoiceRefund'), facts.currency, merged(back));
};

export const commissionDelta: Rule<OrderFacts> = (facts) => {
  const delta = needed(facts.delta, 'delta');
  return posting(sellerHead(facts, 'commission.delta', 'Adjustment'), facts.currency, [
    debit(`expense.commission.${facts.service}`, delta),
    credit(commissionPayee(facts, delta > 0n), delta),
  ]);
};

export const rewardAccrue: Rule<OrderFacts> = (facts) => {
  const { amounts, customerId, currency } = facts;
  if (customerId === null) return [];
  return posting(sellerHead(facts, 'reward.accrue', null), currency, [
    debit('reward.expense', amounts.rewardsEarned),
    credit(rewardsAccount(customerId), amounts.rewardsEarned),
  ]);
};

function merged(sums: Sums): Sums {
  const byAccount = new Map<AccountCode, bigint>();
  for (const [account, amount] of sums) byAccount.set(account, (byAccount.get(account) ?? 0n) + amount);
  return [...byAccount];
}
