import { useState } from 'react';
import type { PaymentInput } from '#domain/payment/tender.schema.ts';
import type { OrderPaper } from '#domain/order/orders.endpoints.ts';
import { useFundStanding } from '#web/engine/fund-standing/use-fund-standing.ts';
import { Loaded } from '#web/engine/paper/loaded.tsx';
import { emptyPayment, withoutCards } from '#web/engine/payment-panel/payment-draft.ts';
import { PaymentPanel } from '#web/engine/payment-panel/payment-panel.tsx';
import { Button } from '#web/kit/action/button.tsx';
import { Banner } from '#web/kit/feedback/banner.tsx';
import { Dialog } from '#web/kit/overlay/dialog.tsx';
import { ApiError } from '#web/lib/api-error.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { useCall } from '#web/lib/query.ts';
import { explainRefusal } from './explain-refusal.ts';
import styles from './order-actions.module.css';
import type { UseOrderPrice } from './order-price.ts';
import { useActOnOrder } from './use-act-on-order.ts';

interface PayDialogProps {
  order: OrderPaper;
  usePrice: UseOrderPrice;
  onClose: () => void;
}

/** Takes the money of an order: the panel, with the price as these tenders make it. */
export function PayDialog({ order, usePrice, onClose }: PayDialogProps) {
  const t = useMessages('order-actions');
  const language = useLanguage();
  const options = useCall('GET /api/payments/options', {});
  const act = useActOnOrder(order.id);
  const [draft, setDraft] = useState(emptyPayment);
  const [version, setVersion] = useState(order.version);
  const [isBusy, setIsBusy] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string>();
  const price = usePrice(draft);
  const standing = useFundStanding();

  function refuse(refusal: unknown) {
    if (refusal instanceof ApiError && refusal.status === 412) {
      setVersion((refusal.details as { version: number }).version);
    }
    const error = explainRefusal(refusal, { t, language });
    const fields = error instanceof ApiError ? error.fields : [];
    setErrors(
      Object.fromEntries(fields.map(({ path, message }) => [path.replace(/^payment\./, ''), message])),
    );
    setProblem(error instanceof Error ? error.message : String(error));
    setDraft(withoutCards);
  }

  async function pay(payment: PaymentInput) {
    setIsBusy(true);
    setProblem(undefined);
    setErrors({});
    try {
      const total = { amountMinor: Number(price.total), currency: 'USD' } as const;
      await act({ action: 'Pay', payment: { ...payment, total } }, version);
      onClose();
    } catch (error) {
      refuse(error);
    }
    setIsBusy(false);
  }

  const said = problem ?? (price.problem && t(($) => $.noPrice, { reason: price.problem ?? '' }));
  return (
    <Dialog
      isOpen
      title={t(($) => $.pay, { number: order.number })}
      maxWidth={560}
      onClose={() => !isBusy && onClose()}
      actions={
        <Button disabled={isBusy} onClick={onClose}>
          {t(($) => $.cancel)}
        </Button>
      }
    >
      <div className={styles.pay}>
        {said && <Banner tone="danger">{said}</Banner>}
        <Loaded query={options} shape="row">
          {(known) => (
            <PaymentPanel
              total={price.total}
              paid={BigInt(order.money.paid.amountMinor)}
              value={draft}
              onChange={setDraft}
              options={known}
              isPricing={price.isPricing}
              isBusy={isBusy}
              errors={errors}
              standing={standing}
              onPay={(payment) => void pay(payment)}
            />
          )}
        </Loaded>
      </div>
    </Dialog>
  );
}
