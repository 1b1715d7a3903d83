import type { WatchRow } from '#domain/services/money-transfer/money-watch.endpoints.ts';
import { Button } from '#web/kit/action/button.tsx';
import { useConfirm } from '#web/kit/feedback/confirm.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { formatMoney } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh, useAct } from '#web/lib/query.ts';

interface RetryPaymentProps {
  row: WatchRow;
  payment: NonNullable<WatchRow['payment']>;
}

/** Asks the gateway once more, after a question. */
export function RetryPayment({ row: { number, amount, currency }, payment }: RetryPaymentProps) {
  const t = useMessages('money-watch');
  const confirm = useConfirm();
  const { toast, toastError } = useToast();
  const act = useAct('POST /api/services/transfers/watch/payments/{id}/retry');
  const { id, version } = payment;

  async function retry() {
    const title = t(($) => $.retryOf, { number });
    const message = t(($) => $.retryText, { amount: formatMoney(amount, currency) });
    if (!(await confirm({ title, message, okLabel: t(($) => $.retry) }))) return;
    try {
      await act.mutateAsync({ params: { id }, options: { ifMatch: version } });
      toast(t(($) => $.retried));
    } catch (error) {
      toastError(error);
    }
    await refresh('/transfers/watch');
  }

  return (
    <Button
      size="sm"
      isBusy={act.isPending}
      aria-label={t(($) => $.retryOf, { number })}
      onClick={() => void retry()}
    >
      {t(($) => $.retry)}
    </Button>
  );
}
