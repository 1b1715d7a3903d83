import { useState } from 'react';
import type { FormEvent } from 'react';
import type { CourierRun } from '#domain/services/money-transfer/courier-runs.endpoints.ts';
import { centsOf } from '#web/engine/form/money-input.ts';
import { Button } from '#web/kit/action/button.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { TextField } from '#web/kit/input/text-field.tsx';
import { formatMoney } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh, useAct } from '#web/lib/query.ts';
import styles from './courier-runs.module.css';

type Typed = Readonly<Record<string, string>>;

/** What comes back is counted by currency; a difference wants its reason. */
export function CloseRun({ run }: { run: CourierRun }) {
  const t = useMessages('courier-runs');
  const out = run.orders.filter(({ outcome }) => outcome === 'Out').length;
  if (out > 0) return <p className={styles.note}>{t(($) => $.stillOut, { count: out })}</p>;
  if (!run.mayClose) return <p className={styles.note}>{t(($) => $.another)}</p>;
  return <CountForm run={run} />;
}

function CountForm({ run: { id, version, cash } }: { run: CourierRun }) {
  const t = useMessages('courier-runs');
  const { toast } = useToast();
  const [typed, setTyped] = useState<Typed>({});
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const act = useAct('POST /api/services/transfers/runs/{id}/close');
  const counts = cash.map(({ currency, expected }) => {
    const amount = centsOf(typed[currency] ?? '');
    const isCounted = /^\d+$/.test(amount);
    return { currency, amount, isCounted, difference: isCounted ? BigInt(amount) - BigInt(expected) : 0n };
  });
  const isCounted = counts.every((count) => count.isCounted);
  const differences = counts.filter(({ difference }) => difference !== 0n);
  const isWanting = differences.length > 0 && reason.trim() === '';

  async function close(event: FormEvent) {
    event.preventDefault();
    if (!isCounted || isWanting) return;
    try {
      const body = { counts: counts.map(({ currency, amount }) => ({ currency, amount })), reason };
      await act.mutateAsync({ params: { id }, body, options: { ifMatch: version } });
      toast(t(($) => $.closedNow));
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal.message : String(refusal));
    }
    await refresh('/transfers/runs');
  }

  return (
    <form className={styles.form} onSubmit={(event) => void close(event)}>
      <div className={styles.counts}>
        {counts.map(({ currency }) => (
          <TextField
            key={currency}
            label={t(($) => $.count, { currency })}
            isRequired
            inputMode="decimal"
            end={currency}
            value={typed[currency] ?? ''}
            onChange={(event) => setTyped({ ...typed, [currency]: event.target.value })}
          />
        ))}
      </div>
      {differences.map(({ currency, difference }) => (
        <p key={currency} className={styles.difference} role="status">
          {t(($) => $.difference)} <b className={styles.wrong}>{formatMoney(difference, currency)}</b>
        </p>
      ))}
      {differences.length > 0 && (
        <TextField
          label={t(($) => $.reason)}
          isRequired
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      {error !== undefined && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <div>
        <Button type="submit" variant="primary" isBusy={act.isPending} disabled={!isCounted || isWanting}>
          {t(($) => $.close)}
        </Button>
      </div>
    </form>
  );
}
