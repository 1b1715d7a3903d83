import { useState } from 'react';
import type { CashPaper } from '#domain/areas/cash/cash.endpoints.ts';
import type { CashCount } from '#domain/areas/cash/denominations.ts';
import { worthOf } from '#domain/areas/cash/denominations.ts';
import { Button } from '#web/kit/action/button.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { TextField } from '#web/kit/input/text-field.tsx';
import { KeyValueList } from '#web/kit/layout/key-value-list.tsx';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { formatMoney } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh, useAct } from '#web/lib/query.ts';
import { CountSheet } from './count-sheet.tsx';
import styles from './cash.module.css';

/** The count at the end: expected against counted; a difference wants its reason. */
export function CloseDrawer({ session }: { session: CashPaper }) {
  const t = useMessages('cash');
  const { toast } = useToast();
  const [count, setCount] = useState<CashCount>({});
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  const act = useAct('POST /api/cash/sessions/{id}/close');
  const difference = worthOf(count) - BigInt(session.expected);
  const isWanting = difference !== 0n && note.trim() === '';

  async function close() {
    try {
      const { id, version } = session;
      await act.mutateAsync({ params: { id }, body: { count, note }, options: { ifMatch: version } });
      toast(t(($) => $.closed));
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal.message : String(refusal));
    }
    await refresh('/api/cash/', '/api/payments/options');
  }

  return (
    <Sheet title={t(($) => $.close)}>
      <CountSheet label={t(($) => $.countNow)} value={count} onChange={setCount} />
      <div className={styles.form}>
        <KeyValueList
          isMoney
          items={[
            { label: t(($) => $.expected), value: formatMoney(session.expected, 'USD') },
            { label: t(($) => $.difference), value: formatMoney(difference, 'USD'), isSum: true },
          ]}
        />
        {difference !== 0n && (
          <TextField
            label={t(($) => $.why)}
            isRequired
            maxLength={300}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
        {error !== undefined && (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )}
        <Button
          variant="primary"
          size="wide"
          isBusy={act.isPending}
          disabled={isWanting}
          onClick={() => void close()}
        >
          {t(($) => $.close)}
        </Button>
      </div>
    </Sheet>
  );
}
