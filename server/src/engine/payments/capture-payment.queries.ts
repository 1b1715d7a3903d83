import type { Services } from '#server/platform/services.ts';
import { claimPayment, finishPayment } from './claim-payment.queries.ts';
import type { GatewayAnswer, GatewayRecord } from './gateway/gateway-port.ts';
import type { PaymentRow } from './paying-context.ts';

/**
 * Takes the money of an authorised card whose order is paid. It may run twice: a call whose answer is not known is
 * asked about before the next one.
 */
export async function capturePayment(services: Services, id: string): Promise<void> {
  const claimed = await claimPayment(services, id, 'Authorised');
  if (claimed === null) return;
  const { row, line, askedAt } = claimed;
  // A draft belongs to no order yet; what is given back whole is voided, not captured. Parts are given back once it is settled.
  if (row.action !== 'Payment' || (await isGivenBackWhole(services, row))) {
    return await finishPayment(services, row, {});
  }
  const txn = row.gateway_txn ?? '';
  const answer = askedAt === null ? await line.capture(txn, BigInt(row.amount)) : null;
  if (answer?.outcome === 'approved') {
    return await finishPayment(services, row, { gateway_state: 'Captured', gateway_text: answer.text });
  }
  const record = await line.findByTransaction(txn);
  if (record === null) return; // no answer at all: the claim runs out and it is asked again
  const next = afterCapture(answer, record);
  if (next === 'Failed') {
    services.log.error({ payment: id }, 'a card of a paid order could not be captured');
  }
  const gateway_text = answer?.text || row.gateway_text;
  await finishPayment(services, row, { gateway_state: next, gateway_text });
}

async function isGivenBackWhole({ db }: Services, { id, amount, refunded }: PaymentRow): Promise<boolean> {
  if (refunded !== amount) return false;
  const whole = await db
    .selectFrom('payments')
    .select('id')
    .where('refunds_payment_id', '=', id)
    .where('action', '=', 'Refund')
    .where('amount', '=', amount)
    .executeTakeFirst();
  return whole !== undefined;
}

/** What the gateway says decides; while it only holds the money, and has not refused, the next round calls again. */
function afterCapture(
  answer: GatewayAnswer | null,
  record: GatewayRecord | undefined,
): 'Captured' | 'Failed' | 'Authorised' {
  if (isCaptured(record)) return 'Captured';
  const isRefused = answer?.outcome === 'declined' || answer?.outcome === 'error';
  return isRefused || record?.condition !== 'pending' ? 'Failed' : 'Authorised';
}

function isCaptured(record: GatewayRecord | undefined): boolean {
  return record?.condition === 'pendingsettlement' || record?.condition === 'complete';
}
