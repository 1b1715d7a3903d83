import type { Kysely } from 'kysely';
import type { PaymentLine } from '#domain/payment/payment-line.ts';
import type { Currency } from '#domain/kernel/money.ts';
import { toWire } from '#domain/kernel/money.ts';
import type { Tables } from '#server/platform/db/tables.ts';

/** The payments of an order as its paper shows them, the oldest first. */
export async function readPayments(db: Kysely<Tables>, orderId: string): Promise<PaymentLine[]> {
  const rows = await db
    .selectFrom('payments as p')
    .leftJoin('users as u', 'u.id', 'p.by')
    .leftJoin('payment_gateways as g', 'g.id', 'p.gateway_id')
    .selectAll('p')
    .select(['u.first_name', 'u.last_name', 'g.name as gateway_name'])
    .where('p.order_id', '=', orderId)
    .orderBy('p.id')
    .execute();
  return rows.map((row) => {
    const wire = (minor: string) => toWire({ minor: BigInt(minor), currency: row.currency as Currency });
    return {
      id: row.id,
      action: row.action,
      channel: row.channel,
      method: row.method,
      amountMode: row.amount_mode,
      amount: wire(row.amount),
      refunded: wire(row.refunded),
      gatewayState: row.gateway_state,
      gateway: row.gateway_name,
      gatewayText: row.gateway_text,
      transactionNumber: row.gateway_txn,
      authCode: row.auth_code,
      brand: row.brand,
      last4: row.last4,
      reference: row.reference,
      refundsPaymentId: row.refunds_payment_id,
      settledAt: row.settled_at?.toISOString() ?? null,
      by: row.first_name === null ? null : `${row.first_name} ${row.last_name ?? ''}`.trim(),
      at: row.at.toISOString(),
    };
  });
}
