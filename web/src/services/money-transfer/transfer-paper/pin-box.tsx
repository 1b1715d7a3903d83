import { useState } from 'react';
import type { OrderPaper } from '#domain/order/orders.endpoints.ts';
import type { TransferPaper } from '#domain/services/money-transfer/transfers.endpoints.ts';
import { Button } from '#web/kit/action/button.tsx';
import { useConfirm } from '#web/kit/feedback/confirm.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { formatDate } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh, useAct } from '#web/lib/query.ts';
import { useMayWrite } from '../transfers/use-may-write.ts';
import styles from './transfer-paper.module.css';

interface PinBoxProps {
  order: OrderPaper;
  pin: NonNullable<TransferPaper['pin']>;
}

/** The PIN of a pick-up: dots until the selling office shows it; the provider only learns that there is one. */
export function PinBox({ order, pin }: PinBoxProps) {
  const t = useMessages('transfer-paper');
  const mayWrite = useMayWrite();
  const [isShown, setIsShown] = useState(false);
  const { digits, isExpired, isLocked } = pin;
  const when = formatDate(pin.expiresAt);
  const good = digits === null ? t(($) => $.pinSold, { when }) : t(($) => $.pinText, { when });
  const text = isExpired ? t(($) => $.pinOver) : isLocked ? t(($) => $.pinLocked) : good;
  if (order.status !== 'ReadyForPickup') return null;
  return (
    <Sheet padding="side" title={t(($) => $.pin)}>
      {digits !== null && (
        <div className={styles.pin}>
          <output>{isShown ? digits : '•'.repeat(digits.length)}</output>
          <Button size="sm" onClick={() => setIsShown(!isShown)}>
            {isShown ? t(($) => $.hidePin) : t(($) => $.showPin)}
          </Button>
        </div>
      )}
      <p className={styles.note}>{text}</p>
      {mayWrite && <NewPin order={order} />}
    </Sheet>
  );
}

function NewPin({ order: { id, version } }: Pick<PinBoxProps, 'order'>) {
  const t = useMessages('transfer-paper');
  const confirm = useConfirm();
  const { toast, toastError } = useToast();
  const renew = useAct('POST /api/services/transfers/{id}/pin');
  const label = t(($) => $.newPin);

  async function run() {
    if (!(await confirm({ title: label, message: t(($) => $.newPinText) }))) return;
    try {
      await renew.mutateAsync({ params: { id }, options: { ifMatch: version } });
      toast(t(($) => $.pinRenewed));
    } catch (error) {
      toastError(error);
    }
    await refresh('/api/orders/', '/api/services/');
  }

  return (
    <Button size="sm" isBusy={renew.isPending} onClick={() => void run()}>
      {label}
    </Button>
  );
}
