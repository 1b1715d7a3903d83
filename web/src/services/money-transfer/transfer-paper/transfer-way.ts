import type { OrderStatus } from '#domain/order/status.ts';
import type { TransferMethod } from '#domain/services/money-transfer/transfer.values.ts';

const sold = ['Draft', 'Purchased', 'Submitted', 'Approved'] as const satisfies readonly OrderStatus[];

/** The usual way of a transfer by how the receiver gets it. */
const ways: Readonly<Record<TransferMethod, readonly OrderStatus[]>> = {
  HomeCash: [...sold, 'OutForDelivery', 'Delivered'],
  OfficePickup: [...sold, 'ReadyForPickup', 'Delivered'],
  BankCard: [...sold, 'Deposited'],
  PrepaidUsd: [...sold, 'Deposited'],
};

export function transferWay(method: TransferMethod): readonly OrderStatus[] {
  return ways[method];
}
