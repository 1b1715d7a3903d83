import type { TransferInput } from '#domain/services/money-transfer/transfer.schema.ts';
import type { OrderRow } from '#server/engine/orders/order-engine.ts';
import type { TransferRow } from './transfer-row.queries.ts';

/** What is stored, under the names and in the shape of the form; without the card. */
export function transferFormOf(order: OrderRow, row: TransferRow): Omit<TransferInput, 'card'> {
  return {
    customerId: order.customer_id ?? '',
    recipientId: order.recipient_id ?? '',
    remittanceClass: row.remittance_class as TransferInput['remittanceClass'],
    purpose: row.purpose as TransferInput['purpose'],
    relationship: row.relationship as TransferInput['relationship'],
    sourceOfFunds: row.source_of_funds as TransferInput['sourceOfFunds'],
    method: row.method as TransferInput['method'],
    payoutCurrency: row.payout_currency as TransferInput['payoutCurrency'],
    province: order.territory as TransferInput['province'],
    municipality: order.municipality,
    mode: row.mode as TransferInput['mode'],
    amount: row.asked_amount,
    isExpress: row.is_express,
    message: row.message,
    deliveryWindow: row.delivery_window,
    altReceiver: row.alt_receiver,
    isDeclared: row.is_declared,
  };
}
