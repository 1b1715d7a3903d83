import { bankAccount, fundAccount } from '../accounts.ts';
import type { OrderFacts } from '../facts.ts';
import { credit, debit, type FundHold, posting } from '../posting.ts';
import { needed, providerHead, reverseLastOf, type Rule, waiting } from './rule.ts';

/** What an order costs at its provider: the money it hands over and what it earns. Null where nobody else fulfils it. */
export function providerHold({ provider, amounts, currency }: OrderFacts): FundHold | null {
  const amount = handedOver(amounts) + amounts.providerCost;
  if (provider === null || amount <= 0n) return null;
  return { account: fundAccount('Provider', provider.officeId), currency, amount };
}

export const providerPost: Rule<OrderFacts> = (facts) => {
  if (facts.provider === null && facts.amounts.principal > 0n) {
    throw new RangeError('Nobody hands over the principal');
  }
  const hold = providerHold(facts);
  if (hold === null) return [];
  return posting(providerHead(facts, 'providerPost', 'InvoicePaid'), facts.currency, [
    debit('customer_funds', handedOver(facts.amounts)),
    debit(`cost.provider.${facts.service}`, facts.amounts.providerCost),
    credit(hold.account, hold.amount),
  ]);
};

export const providerDelta: Rule<OrderFacts> = (facts) => {
  if (facts.provider === null) return [];
  const delta = needed(facts.delta, 'delta');
  return posting(providerHead(facts, 'providerDelta', 'Adjustment'), facts.currency, [
    debit(`cost.provider.${facts.service}`, delta),
    credit(fundAccount('Provider', facts.provider.officeId), delta),
  ]);
};

/** The official fee of an authority: promised, then paid from the bank. */
export const grantCommit: Rule<OrderFacts> = (facts) => {
  const { amount } = needed(facts.grant, 'grant');
  return posting(providerHead(facts, 'grant.commit', 'InvoicePaid'), facts.currency, [
    debit('customer_funds', amount),
    credit('grants_payable', amount),
  ]);
};

export const grantPay: Rule<OrderFacts> = (facts) => {
  const { bankId } = needed(facts.grant, 'grant');
  const amount = waiting(facts, 'grants_payable');
  return posting(providerHead(facts, 'grant.pay', 'InvoicePaid'), facts.currency, [
    debit('grants_payable', amount),
    credit(bankAccount(bankId), amount),
  ]);
};

export const grantVoid: Rule<OrderFacts> = ({ posted }) =>
  reverseLastOf(posted, 'grant.commit', { kind: 'grant.void', txnType: 'InvoiceRefund' });

export const grantUnpay: Rule<OrderFacts> = ({ posted }) =>
  reverseLastOf(posted, 'grant.pay', { kind: 'grant.unpay', txnType: 'InvoiceRefund' });

function handedOver({ principal, fxGain }: OrderFacts['amounts']): bigint {
  return principal - fxGain;
}
