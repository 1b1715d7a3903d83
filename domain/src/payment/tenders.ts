import type { PaymentMethod } from './payment.values.ts';
import { paymentMethods } from './payment.values.ts';

/**
 * How money goes back to a tender. `gateway`: to the card. `drawer`: in cash out of the open session.
 * `office`: the office pays it by its bank, nothing leaves the drawer. `credit`: the office's credit is given back.
 */
export type RefundWay = 'gateway' | 'drawer' | 'office' | 'credit';

export interface TenderFacts {
  /**
   * Carries the 1 % tax on remittances of IRC §4475: cash, money order, cashier's or traveller's check and what
   * is like them. A check of one's own, cards and account transfers do not.
   */
  readonly isCashLike: boolean;
  /** The office keeps it, so it owes it: its fund pays for the order. A card is settled to the corporation. */
  readonly touchesFund: boolean;
  /** Must name a number: of the check, the money order, the transfer. */
  readonly needsReference: boolean;
  /** Lies in the drawer, so it belongs to the open session where there is one. */
  readonly isInDrawer: boolean;
  readonly refund: RefundWay;
  /** May be chosen at a sale now. Rewards come with their own part of the product. */
  readonly isOffered: boolean;
  /** At most one row of it in one payment. */
  readonly isSingle: boolean;
}

const paper = {
  isCashLike: true,
  touchesFund: true,
  needsReference: true,
  isInDrawer: true,
  refund: 'drawer',
  isOffered: true,
  isSingle: false,
} as const satisfies TenderFacts;
const transfer = {
  isCashLike: false,
  touchesFund: true,
  needsReference: true,
  isInDrawer: false,
  refund: 'office',
  isOffered: true,
  isSingle: false,
} as const satisfies TenderFacts;

/** What each tender is; the tax, the fund, the drawer and the refund follow from here. */
export const tenders = {
  Cash: { ...paper, needsReference: false, isSingle: true },
  Card: {
    isCashLike: false,
    touchesFund: false,
    needsReference: false,
    isInDrawer: false,
    refund: 'gateway',
    isOffered: true,
    isSingle: false,
  },
  Check: { ...paper, isCashLike: false, refund: 'office' },
  MoneyOrder: paper,
  CashierCheck: paper,
  TravelersCheck: paper,
  Zelle: transfer,
  ACH: transfer,
  Reward: { ...transfer, touchesFund: false, needsReference: false, refund: 'credit', isOffered: false },
  OfficeCredit: { ...transfer, needsReference: false, refund: 'credit', isSingle: true },
} as const satisfies Record<PaymentMethod, TenderFacts>;

export const offeredMethods = paymentMethods.filter((method) => tenders[method].isOffered);

/** Refunds go back in this order of ways; within one way the payment with the largest rest comes first. */
const wayOrder: readonly RefundWay[] = ['gateway', 'credit', 'office', 'drawer'];

interface Refundable {
  readonly id: string;
  readonly method: PaymentMethod;
  /** What has not been given back yet, minor units. */
  readonly rest: bigint;
}

export interface RefundPart<P extends Refundable> {
  readonly payment: P;
  readonly amount: bigint;
}

/** Splits a refund over the payments it goes back to; null when there is not that much to give back. */
export function splitRefund<P extends Refundable>(
  payments: readonly P[],
  amount: bigint,
): RefundPart<P>[] | null {
  let left = amount;
  const parts: RefundPart<P>[] = [];
  for (const payment of payments.filter(({ rest }) => rest > 0n).toSorted(byRefund)) {
    if (left === 0n) break;
    const part = payment.rest < left ? payment.rest : left;
    parts.push({ payment, amount: part });
    left -= part;
  }
  return left === 0n ? parts : null;
}

function byRefund(one: Refundable, other: Refundable): number {
  const way = ({ method }: Refundable) => wayOrder.indexOf(tenders[method].refund);
  if (way(one) !== way(other)) return way(one) - way(other);
  if (one.rest !== other.rest) return one.rest > other.rest ? -1 : 1;
  return BigInt(one.id) < BigInt(other.id) ? -1 : 1;
}
