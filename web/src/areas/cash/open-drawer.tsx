import { useState } from 'react';
import type { CashCount } from '#domain/areas/cash/denominations.ts';
import { Button } from '#web/kit/action/button.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh, useAct } from '#web/lib/query.ts';
import { CountSheet } from './count-sheet.tsx';
import styles from './cash.module.css';

/** A drawer opens with what lies in it, counted. */
export function OpenDrawer() {
  const t = useMessages('cash');
  const { toast } = useToast();
  const [count, setCount] = useState<CashCount>({});
  const [error, setError] = useState<string>();
  const act = useAct('POST /api/cash/sessions');

  async function open() {
    try {
      await act.mutateAsync({ body: { count } });
      toast(t(($) => $.opened));
      await refresh('/api/cash/', '/api/payments/options');
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal.message : String(refusal));
    }
  }

  return (
    <div className={styles.narrow}>
      <Sheet title={t(($) => $.open)}>
        <CountSheet label={t(($) => $.float)} value={count} onChange={setCount} />
        {error !== undefined && (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )}
        <Button variant="primary" size="wide" isBusy={act.isPending} onClick={() => void open()}>
          {t(($) => $.open)}
        </Button>
      </Sheet>
    </div>
  );
}
