import { useEffect, useState } from 'react';
import type { OrderPaper } from '#domain/order/orders.endpoints.ts';
import { Button } from '#web/kit/action/button.tsx';
import { useConfirm } from '#web/kit/feedback/confirm.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { formatDateTime, formatTime } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh, useAct } from '#web/lib/query.ts';
import styles from './order-paper.module.css';

type Clock = Pick<OrderPaper, 'id' | 'status' | 'freeCancelUntil' | 'cancelRequestedAt'>;

/** The 30 minutes in which cancelling is free; they run on while compliance holds the order, so the wish is kept. */
export function CancelClock({ order, mayAsk }: { order: Clock; mayAsk: boolean }) {
  const t = useMessages('order-paper');
  const { freeCancelUntil, cancelRequestedAt } = order;
  const left = useSecondsTo(freeCancelUntil);
  if (left <= 0 && cancelRequestedAt === null) return null;
  return (
    <Sheet padding="side" title={t(($) => $.cancel.title)}>
      {left > 0 && freeCancelUntil !== null && (
        <>
          <p className={styles.clock} role="timer">
            {t(($) => $.cancel.left, { time: clockText(left) })}
          </p>
          <p className={styles.note}>{t(($) => $.cancel.text, { when: formatTime(freeCancelUntil) })}</p>
        </>
      )}
      {cancelRequestedAt === null ? (
        mayAsk && <AskToCancel order={order} />
      ) : (
        <p className={styles.note}>{t(($) => $.cancel.asked, { when: formatDateTime(cancelRequestedAt) })}</p>
      )}
    </Sheet>
  );
}

function AskToCancel({ order: { id, status } }: { order: Clock }) {
  const t = useMessages('order-paper');
  const confirm = useConfirm();
  const { toast, toastError } = useToast();
  const ask = useAct('POST /api/orders/{id}/cancel-request');
  const label = t(($) => $.cancel.ask);

  async function keep() {
    if (!(await confirm({ title: label, message: t(($) => $.cancel.confirm[consequence(status)]) }))) return;
    try {
      await ask.mutateAsync({ params: { id } });
      toast(t(($) => $.cancel.kept));
    } catch (error) {
      toastError(error);
    }
    await refresh('/api/orders/');
  }

  return (
    <>
      {status === 'Hold' && <p className={styles.note}>{t(($) => $.cancel.held)}</p>}
      <Button size="sm" isBusy={ask.isPending} onClick={() => void keep()}>
        {label}
      </Button>
    </>
  );
}

/** What the wish does, by where the order is; the engine tries at once unless somebody else has to answer first. */
function consequence(status: string): 'held' | 'asking' | 'here' | 'atProvider' {
  if (status === 'Hold') return 'held';
  if (status === 'Submitting') return 'asking';
  // Untouched in the queue of a provider's office it is taken away again.
  return ['Purchased', 'Released', 'Submitted'].includes(status) ? 'here' : 'atProvider';
}

/** Counts down by the second; 0 without a moment or after it. */
function useSecondsTo(moment: string | null): number {
  const [now, setNow] = useState(() => Date.now());
  const left = moment === null ? 0 : Math.max(0, Math.ceil((Date.parse(moment) - now) / 1000));
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return left;
}

function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
