import type { CashDue } from '#domain/order/banknotes.ts';
import { cashDueOf } from '#domain/order/banknotes.ts';
import type { OrderAction } from '#domain/order/action.ts';
import type { OrderStatus } from '#domain/order/status.ts';
import type { TransferMethod } from '#domain/services/money-transfer/transfer.values.ts';

type Kind = { readonly method: TransferMethod; readonly status: OrderStatus };

/** Whether an action can be meant for a transfer of this method: a card is not carried to a door. */
export function fitsMethod(action: OrderAction, { method, status }: Kind): boolean {
  if (action === 'OutForDelivery') return method === 'HomeCash';
  if (action === 'Deposit') return method === 'BankCard' || method === 'PrepaidUsd';
  // What could not be delivered may wait at the counter as well.
  if (action === 'ReadyForPickup') return method === 'OfficePickup' || status === 'OutForDeliveryDismissed';
  return true;
}

interface Payout {
  readonly method: TransferMethod;
  readonly payout: string;
  readonly payoutCurrency: string;
}

/** What is handed over in notes; a card gets nothing that could be counted. */
export function cashOfTransfer({ method, payoutCurrency, payout }: Payout): CashDue | undefined {
  return method === 'HomeCash' || method === 'OfficePickup' ? cashDueOf(payoutCurrency, payout) : undefined;
}
