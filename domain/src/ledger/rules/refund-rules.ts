import { rewardsAccount } from '../accounts.ts';
import type { ClearingAccount } from '../chart.ts';
import { clearingOf } from '../clearing.ts';
import type { OrderFacts } from '../facts.ts';
import { credit, debit, type Posting, posting, reversal, type Sums } from '../posting.ts';
import { couponReturn, customerOf } from './sale-rules.ts';
import {
  min,
  moneyOut,
  needed,
  reverseLastOf,
  type Rule,
  sellerHead,
  standing,
  total,
  waiting,
} from './rule.ts';

/** Whatever the order still has: first the rewards it was paid with, then the penalty; the rest is owed to the customer. */
export const refundDue: Rule<OrderFacts> = (facts) => {
  const emptied = emptyClearing(facts);
  const had = emptied.reduce((sum, [, amount]) => sum + amount, 0n);
  const rewards = min(redeemed(facts), atLeastZero(had));
  const penalty = min(facts.penalty ?? 0n, atLeastZero(had - rewards));
  const rest = had - rewards - penalty;
  const due = posting(sellerHead(facts, 'refundDue', 'InvoiceRefund'), facts.currency, [
    ...emptied,
    ...(rewards === 0n ? [] : [credit(rewardsAccount(customerOf(facts)), rewards)]),
    credit('penalty_rev', penalty),
    credit(rest < 0n ? 'claims.loss' : 'refunds_payable', rest),
  ]);
  return [...due, ...couponReturn(facts)];
};

/** To the tenders it came from; in parts if need be, never more than is owed. */
export const refundPay: Rule<OrderFacts> = (facts) => {
  const amount = total(facts.tenders);
  if (amount > waiting(facts, 'refunds_payable')) throw new RangeError('The refund is more than is owed');
  return posting(sellerHead(facts, 'refundPay', 'InvoiceRefund'), facts.currency, [
    debit('refunds_payable', amount),
    ...moneyOut(facts.tenders),
  ]);
};

/** An approved claim on a delivered order: our fee and the tax back, a principal that is gone is our loss. */
export const refundFulfilled: Rule<OrderFacts> = (facts) => {
  const claim = needed(facts.claim, 'claim');
  const customer = facts.customerId ?? '';
  const refund = posting(sellerHead(facts, 'refundFulfilled', 'InvoiceRefund'), facts.currency, [
    debit('revenue_returns', claim.fee),
    ...claim.taxes.map(({ account, amount }) => debit(account, amount)),
    debit('claims.loss', claim.principal),
    debit('refunds_payable', waiting(facts, 'refunds_payable')),
    credit('contra.coupon', claim.discount),
    credit(rewardsAccount(customer), claim.rewards),
    ...moneyOut(facts.tenders),
  ]);
  const takenBack = posting(sellerHead(facts, 'reward.takeBack', null), facts.currency, [
    debit(rewardsAccount(customer), claim.rewardsTakenBack),
    credit('reward.expense', claim.rewardsTakenBack),
  ]);
  return [...refund, ...takenBack];
};

/** Property of a sanctioned person leaves the order and waits on its own account. */
export const blockFunds: Rule<OrderFacts> = (facts) => {
  const emptied = emptyClearing(facts);
  const had = emptied.reduce((sum, [, amount]) => sum + amount, 0n);
  return posting(sellerHead(facts, 'blockFunds', 'Adjustment'), facts.currency, [
    ...emptied,
    credit('blocked_funds', had),
  ]);
};

export const unblockFunds: Rule<OrderFacts> = ({ posted }) =>
  reverseLastOf(posted, 'blockFunds', { kind: 'unblockFunds', txnType: 'Adjustment' });

/** Every journal that the undone event wrote, each by its exact reversal, the last one first; what it took back is posted again. */
export const reverseLast: Rule<Pick<OrderFacts, 'posted' | 'undone'>> = ({ posted, undone }) => {
  const { version } = needed(undone, 'the undone event');
  const written = posted.filter(
    ({ idem, isReversed }) => !isReversed && Number(idem.split(':')[2]) === version,
  );
  return written.toReversed().map((journal): Posting => {
    if (journal.reverses === undefined) {
      return reversal(journal, { kind: `undo.${journal.kind}`, txnType: 'Adjustment' });
    }
    const { kind, txnType, scope, officeId, lines } = needed(
      posted.find(({ id }) => id === journal.reverses),
      'the journal that was taken back',
    );
    return { kind, txnType, scope, officeId, lines };
  });
};

/** Lines that bring every clearing account of the order to zero, but for what is owed to the customer already. */
function emptyClearing({ posted }: OrderFacts): Sums {
  const clearing = Object.entries(clearingOf(posted)) as [ClearingAccount, bigint][];
  return clearing
    .filter(([account]) => account !== 'refunds_payable')
    .map(([account, amount]) => [account, -amount]);
}

/** Rewards that a payment which still counts was made with. */
function redeemed({ posted, customerId }: OrderFacts): bigint {
  if (customerId === null) return 0n;
  const account = rewardsAccount(customerId);
  const lines = standing(posted, 'pay').flatMap((journal) => journal.lines);
  return total(lines.filter((line) => line.account === account));
}

function atLeastZero(amount: bigint): bigint {
  return amount < 0n ? 0n : amount;
}
