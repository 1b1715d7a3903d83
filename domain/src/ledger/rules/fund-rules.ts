import { bankAccount, fundAccount } from '../accounts.ts';
import type { FundFacts } from '../facts.ts';
import type { LedgerCurrency, PostingHead, Sums, TxnType } from '../posting.ts';
import { credit, debit, posting } from '../posting.ts';
import type { Rule } from './rule.ts';

/** What a movement does to a fund: a seller's fund grows by credits, the float at a provider by debits. */
function raise({ scope, officeId }: Pick<FundFacts, 'scope' | 'officeId'>, amount: bigint): Sums[number] {
  const account = fundAccount(scope, officeId);
  return scope === 'Provider' ? debit(account, amount) : credit(account, amount);
}

function opposite([account, amount]: Sums[number], counter: Sums[number][0]): Sums {
  return [
    [account, amount],
    [counter, -amount],
  ];
}

function head({ scope, officeId }: FundFacts, kind: string, txnType: TxnType): PostingHead {
  return { kind, txnType, scope, officeId };
}

/** A seller pays into its fund; we prefund or settle a provider. */
export const fundPayment: Rule<FundFacts> = (facts) =>
  posting(
    head(facts, 'fund.payment', 'Payment'),
    facts.currency,
    opposite(raise(facts, facts.amount), bankAccount(facts.bankId)),
  );

export const fundReturn: Rule<FundFacts> = (facts) =>
  posting(
    head(facts, 'fund.return', 'ReturnOfFund'),
    facts.currency,
    opposite(raise(facts, -facts.amount), bankAccount(facts.bankId)),
  );

export const fundAdjust: Rule<FundFacts> = (facts) =>
  posting(
    head(facts, 'fund.adjust', 'Adjustment'),
    facts.currency,
    opposite(raise(facts, facts.amount), facts.counter ?? 'adjustments'),
  );

/** What a cash count of an own office found: negative, the drawer has less than it owes, and the loss is ours. */
export interface CashDifferenceFacts {
  readonly officeId: string;
  readonly scope: 'Sale';
  readonly currency: LedgerCurrency;
  /** Counted minus expected. */
  readonly difference: bigint;
}

export const cashDifference: Rule<CashDifferenceFacts> = ({ officeId, scope, currency, difference }) =>
  posting({ kind: 'cash.difference', txnType: 'Adjustment', scope, officeId }, currency, [
    debit(fundAccount(scope, officeId), difference),
    credit('cash.difference', difference),
  ]);
