import type { OrderPaper } from '#domain/order/orders.endpoints.ts';
import type { TransferPaper } from '#domain/services/money-transfer/transfers.endpoints.ts';
import type { OrderPrice } from '#web/engine/order-actions/order-price.ts';
import type { PaymentDraft } from '#web/engine/payment-panel/payment-draft.ts';
import { useCall } from '#web/lib/query.ts';

/** What a transfer costs when it is paid so: the tax on remittances hangs on the tenders. */
export function useTransferPrice(
  order: OrderPaper,
  transfer: TransferPaper,
  payment: PaymentDraft,
): OrderPrice {
  const { method, payoutCurrency, province, municipality, mode, isExpress } = transfer;
  const currency = mode === 'SendFixed' ? 'USD' : payoutCurrency;
  const tenders = payment.tenders.map((tender) => ({
    method: tender.method,
    amount: tender.amount === null ? null : dollars(tender.amount),
  }));
  const { data, error, isPlaceholderData, isPending } = useCall(
    'POST /api/services/transfers/quote',
    {
      body: {
        method,
        payoutCurrency,
        province,
        municipality,
        mode,
        amount: { amountMinor: Number(transfer.amount), currency },
        isExpress,
        tenders,
      },
    },
    { keepPrevious: true },
  );
  const quoted = data?.quote?.total.amountMinor;
  const problem = error?.message ?? data?.problems[0]?.message;
  return {
    total: BigInt(quoted ?? order.money.total.amountMinor),
    isPricing: isPending || isPlaceholderData,
    ...(problem !== undefined && { problem }),
  };
}

/** What is typed is no amount at every moment; the server says so at its field when it is sent. */
function dollars(cents: string): { amountMinor: number; currency: 'USD' } {
  return { amountMinor: /^\d{1,13}$/.test(cents) ? Number(cents) : 0, currency: 'USD' };
}
