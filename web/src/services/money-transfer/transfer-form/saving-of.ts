import type { TransferAnswer } from '#domain/services/money-transfer/pricing.endpoints.ts';
import type { PayOptions } from '#domain/payment/payments.endpoints.ts';

/** The price by card, US cents, when that is cheaper than this one and a card can be taken here. */
export function savingOf(
  answer: TransferAnswer | undefined,
  options: PayOptions | undefined,
): bigint | undefined {
  const tax = answer?.tax?.parts ?? [];
  const taxed = tax.reduce((sum, { amount }) => sum + BigInt(amount.amountMinor), 0n);
  if (!answer?.quote || taxed === 0n || !options || options.gateways.length === 0) return undefined;
  if (tax.some(({ tender }) => tender === 'Card')) return undefined;
  return BigInt(answer.quote.total.amountMinor) - taxed;
}
