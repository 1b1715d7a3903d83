import type { KeyDim, KeywordField, Need, RuleFlag, RuleNumber } from './rule.values.ts';

/** What an order says of itself and its people. What it leaves out, it does not carry. Amounts in US cents. */
export interface OrderFacts {
  readonly flags: Readonly<Partial<Record<RuleFlag, boolean>>>;
  readonly numbers: Readonly<Partial<Record<RuleNumber, number>>>;
  readonly texts: Readonly<Partial<Record<KeywordField, string>>>;
  readonly met: Readonly<Partial<Record<Need, boolean>>>;
  readonly certification?: { readonly isSigned: boolean; readonly class: string } | null;
  /** ISO 8601: when the sender became a customer, and paid for the last time before. */
  readonly senderSince?: string | null;
  readonly lastOrderAt?: string | null;
}

/** Cash that came in or went out, both positive. */
export interface CashMove {
  readonly at: Date;
  readonly amount: bigint;
}

/** An order whose money is taken, as the rules look at it. */
export interface JudgedOrder {
  readonly id: string;
  readonly at: Date;
  readonly service: string;
  readonly officeId: string;
  readonly sellerId: string | null;
  readonly senderId: string | null;
  readonly receiverId: string | null;
  readonly amount: bigint;
  readonly cash: readonly CashMove[];
  readonly keys: Readonly<Partial<Record<KeyDim, readonly string[]>>>;
  readonly facts: OrderFacts;
}

/** An order before it, with the keys that it has in common with others. */
export interface PastOrder extends Omit<JudgedOrder, 'facts' | 'service'> {
  /** Since when it does not count: discarded, cancelled, rejected, refunded. */
  readonly diedAt: Date | null;
}
