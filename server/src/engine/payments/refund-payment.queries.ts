import type { Services } from '#server/platform/services.ts';
import type { Claimed } from './claim-payment.queries.ts';
import { claimPayment, finishPayment, lateMs, markAsked } from './claim-payment.queries.ts';
import type { GatewayRecord } from './gateway/gateway-port.ts';
import type { PaymentRow } from './paying-context.ts';

/**
 * Gives a card its money back: all of it before the settlement by a void, after the settlement by a refund. A part
 * before the settlement waits for it. What was called without an answer is asked about first.
 */
export async function refundPayment(services: Services, id: string): Promise<void> {
  const claimed = await claimPayment(services, id, 'Refunding');
  if (claimed === null) return;
  const { row, line, askedAt } = claimed;
  const paid = await readPaid(services, row);
  if (askedAt !== null) {
    const earlier = await line.findByOrder(row.id);
    if (earlier === null) return;
    const found = earlier.find(isRefund);
    if (found) return await done(services, row, found.transactionId);
  }
  const record = await line.findByTransaction(paid.gateway_txn ?? '');
  if (record === null) return;
  if (record?.condition === 'complete') return await refundSettled(services, claimed, paid);
  await giveBackUnsettled(services, { claimed, paid, record });
}

function isRefund({ actions }: GatewayRecord): boolean {
  return actions.some(({ type, isSuccess }) => type === 'refund' && isSuccess);
}

/** A call that was lost may still arrive: it is made again only when it would have shown up by now. */
async function refundSettled(services: Services, claimed: Claimed, paid: PaymentRow): Promise<void> {
  const { row, line, askedAt } = claimed;
  if (askedAt !== null && services.clock().getTime() - askedAt.getTime() < lateMs) return;
  await markAsked(services, row);
  const answer = await line.refund(paid.gateway_txn ?? '', BigInt(row.amount), row.id);
  if (answer.outcome === 'approved') return await done(services, row, answer.transactionId);
  if (answer.outcome !== 'unknown') await failed(services, row, answer.text);
}

interface Unsettled {
  readonly claimed: Claimed;
  readonly paid: PaymentRow;
  readonly record: GatewayRecord | undefined;
}

/** Before the settlement all of it can be voided; a part waits. */
async function giveBackUnsettled(services: Services, { claimed, paid, record }: Unsettled): Promise<void> {
  const { row, line } = claimed;
  const isWhole = row.amount === paid.amount;
  const condition = record?.condition ?? 'unknown';
  if (condition === 'canceled' && isWhole) return await voided(services, row, paid);
  if (condition !== 'pending' && condition !== 'pendingsettlement') {
    return await failed(services, row, condition);
  }
  const outcome = isWhole ? (await line.void(paid.gateway_txn ?? '')).outcome : 'waits';
  if (outcome === 'approved') await voided(services, row, paid);
  else if (outcome !== 'unknown') await finishPayment(services, row, {}); // settled just now: refunded next time
}

async function done(services: Services, row: PaymentRow, txn: string | null): Promise<void> {
  await finishPayment(services, row, {
    gateway_state: 'Refunded',
    gateway_txn: txn,
    settled_at: services.clock(),
  });
}

async function voided(services: Services, row: PaymentRow, paid: PaymentRow): Promise<void> {
  await finishPayment(services, paid, { gateway_state: 'Voided' });
  await done(services, row, paid.gateway_txn);
}

/** The order says it was given back and the card has not got it: somebody has to look. */
async function failed(services: Services, row: PaymentRow, text: string): Promise<void> {
  services.log.error({ payment: row.id }, 'a card could not be refunded');
  await finishPayment(services, row, { gateway_state: 'Failed', gateway_text: text });
}

async function readPaid({ db }: Services, { refunds_payment_id }: PaymentRow): Promise<PaymentRow> {
  return await db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', refunds_payment_id)
    .executeTakeFirstOrThrow();
}
