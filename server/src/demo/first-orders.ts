import type { PayoutCurrency, TransferMethod } from '#domain/services/money-transfer/transfer.values.ts';
import type { DemoFate } from './transfer-fates.ts';

/** Transfers that are there from the first minute, so that every list has something to show. */
export interface FirstOrder {
  readonly minutesAgo: number;
  readonly fate: DemoFate;
  /** How much faster than usual things went. */
  readonly pace: number;
  readonly method?: TransferMethod;
  readonly currency?: PayoutCurrency;
  readonly isSuspect?: boolean;
  /** To the listed recipient of this customer, by their place in `demoParties`. */
  readonly listed?: number;
}

function order(
  minutesAgo: number,
  fate: DemoFate,
  { pace = 1, ...more }: Partial<Omit<FirstOrder, 'minutesAgo' | 'fate'>> = {},
): FirstOrder {
  return { minutesAgo, fate, pace, ...more };
}

export const firstOrders: readonly FirstOrder[] = [
  order(2900, 'paidOut', { pace: 0.7, method: 'HomeCash' }),
  order(2800, 'paidOut', { pace: 0.3, method: 'OfficePickup' }),
  order(2750, 'paidOut', { pace: 0.7, method: 'BankCard' }),
  order(2700, 'secondTry', { pace: 0.5, method: 'HomeCash' }),
  order(2600, 'cancelled', { method: 'HomeCash' }),
  order(1290, 'rejected', { pace: 0.6, method: 'HomeCash' }),
  order(1700, 'secondTry', { pace: 0.7, method: 'HomeCash' }),
  order(1180, 'cancelledLate', { pace: 0.6, method: 'OfficePickup' }),
  order(1400, 'paidOut', { pace: 0.3, method: 'OfficePickup' }),
  order(1300, 'paidOut', { pace: 0.9, method: 'HomeCash' }),
  order(1100, 'paidOut', { pace: 0.9, method: 'HomeCash' }),
  order(1200, 'paidOut', { pace: 0.7, method: 'OfficePickup' }),
  order(900, 'stopped', { pace: 0.8, method: 'OfficePickup' }),
  order(700, 'suspect', { pace: 3, isSuspect: true }),
  order(600, 'pulled', { method: 'HomeCash' }),
  order(420, 'paidOut', { method: 'HomeCash' }),
  order(330, 'paidOut', { method: 'BankCard' }),
  order(240, 'inParts', { method: 'HomeCash' }),
  order(180, 'paidOut', { method: 'HomeCash' }),
  order(150, 'forgotten', { method: 'OfficePickup' }),
  order(95, 'paidOut', { method: 'PrepaidUsd' }),
  order(60, 'paidOut', { method: 'HomeCash' }),
  order(35, 'paidOut', { method: 'OfficePickup' }),
  order(20, 'forgotten', { method: 'HomeCash' }),
  order(12, 'paidOut', { method: 'HomeCash' }),
  // The provider of euros has no fund yet.
  order(75, 'waiting', { method: 'HomeCash', currency: 'EUR' }),
  // The desk of compliance has one of everything.
  order(45, 'caseOpen', { method: 'HomeCash', currency: 'USD', listed: 4 }),
  order(110, 'caseClaimed', { method: 'HomeCash', currency: 'USD', listed: 8 }),
  order(200, 'caseSecond', { method: 'HomeCash', currency: 'USD', listed: 10 }),
  order(400, 'caseInfo', { method: 'HomeCash', currency: 'USD', listed: 28 }),
  order(640, 'caseReleased', { method: 'HomeCash', currency: 'USD', listed: 20 }),
  order(1500, 'caseBlocked', { method: 'HomeCash', currency: 'USD', listed: 22 }),
  order(1000, 'caseAml', { method: 'HomeCash', currency: 'USD' }),
  // Couriers are out with cash, whatever the hour.
  order(210, 'onTheWay', { method: 'HomeCash', currency: 'USD' }),
  order(130, 'onTheWay', { method: 'HomeCash', currency: 'CUP' }),
];
