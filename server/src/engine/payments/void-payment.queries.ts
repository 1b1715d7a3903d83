import type { Services } from '#server/platform/services.ts';
import { claimPayment, finishPayment } from './claim-payment.queries.ts';
import type { Gateway } from './gateway/gateway-port.ts';
import { isLive } from './resolve-auth.queries.ts';

/** Lets go of an authorisation that no order uses: all that the gateway has under the row, also twice. */
export async function voidPayment(services: Services, id: string): Promise<void> {
  const claimed = await claimPayment(services, id, 'Voiding');
  if (claimed === null) return;
  const { row, line } = claimed;
  if (await voidAll(line, row.id)) {
    await finishPayment(services, row, { gateway_state: 'Voided', action: 'Dismiss' });
  }
}

/** Voids every live transaction of an orderid but one; true when none is left. Asks first, so it may run again. */
export async function voidAll(line: Gateway, orderId: string, but?: string): Promise<boolean> {
  const records = await line.findByOrder(orderId);
  if (records === null) return false;
  let isDone = true;
  for (const record of records.filter(isLive)) {
    if (record.transactionId === but || record.actions.some(({ type }) => type === 'refund')) continue;
    isDone = (await letGo(line, record)) && isDone;
  }
  return isDone;
}

/** Before the settlement it is voided; what was settled already is refunded in full. */
async function letGo(
  line: Gateway,
  record: { transactionId: string; condition: string; actions: readonly { amount: bigint }[] },
) {
  if (record.condition !== 'complete') return (await line.void(record.transactionId)).outcome === 'approved';
  const amount = record.actions[0]?.amount ?? 0n;
  const answer = await line.refund(record.transactionId, amount, `${record.transactionId}-back`);
  return answer.outcome === 'approved';
}
