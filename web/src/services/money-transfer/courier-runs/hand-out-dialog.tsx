import { useState } from 'react';
import type { FormEvent } from 'react';
import type { RunSheet } from '#domain/services/money-transfer/transfers.endpoints.ts';
import { centsOf, dollarsOf } from '#web/engine/form/money-input.ts';
import { Button } from '#web/kit/action/button.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { TextField } from '#web/kit/input/text-field.tsx';
import { Dialog } from '#web/kit/overlay/dialog.tsx';
import { formatMoney } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh, useAct } from '#web/lib/query.ts';
import styles from './courier-runs.module.css';

type Carried = RunSheet['runs'][number];

interface HandOutDialogProps {
  courier: NonNullable<Carried['courier']>;
  orders: Carried['orders'];
  onClose: () => void;
}

/** How much a courier takes along, at least what the deliveries need; it stands there already. */
export function HandOutDialog({ courier, orders, onClose }: HandOutDialogProps) {
  const t = useMessages('courier-runs');
  const { toast } = useToast();
  const needed = [...Map.groupBy(orders, ({ currency }) => currency)].map(([currency, carried]) => ({
    currency,
    amount: String(carried.reduce((sum, { payout }) => sum + BigInt(payout), 0n)),
  }));
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(needed.map(({ currency, amount }) => [currency, dollarsOf(amount)])),
  );
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  const act = useAct('POST /api/services/transfers/runs');
  const floats = needed.map(({ currency }) => ({ currency, amount: centsOf(typed[currency] ?? '') }));

  async function send(event: FormEvent) {
    event.preventDefault();
    try {
      await act.mutateAsync({
        body: { courierId: courier.id, orderIds: orders.map(({ id }) => id), floats, note },
      });
      toast(t(($) => $.handedOut));
      await refresh('/transfers/runs', '/transfers/run-sheet');
      onClose();
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal.message : String(refusal));
    }
  }

  return (
    <Dialog
      isOpen
      title={t(($) => $.handOutTo, { name: courier.name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t(($) => $.cancel)}</Button>
          <Button
            type="submit"
            form="hand-out"
            variant="primary"
            isBusy={act.isPending}
            disabled={floats.some(({ amount }) => !/^[1-9]\d*$/.test(amount))}
          >
            {t(($) => $.handOut)}
          </Button>
        </>
      }
    >
      <form id="hand-out" className={styles.dialog} onSubmit={(event) => void send(event)}>
        <p className={styles.text}>{t(($) => $.handOutText, { name: courier.name })}</p>
        {needed.map(({ currency, amount }, index) => (
          <TextField
            key={currency}
            label={t(($) => $.amountIn, { currency })}
            hint={t(($) => $.carries, { amount: formatMoney(amount, currency) })}
            isRequired
            autoFocus={index === 0}
            inputMode="decimal"
            end={currency}
            value={typed[currency] ?? ''}
            onChange={(event) => setTyped({ ...typed, [currency]: event.target.value })}
          />
        ))}
        <TextField
          label={t(($) => $.note)}
          maxLength={200}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        {error !== undefined && (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )}
      </form>
    </Dialog>
  );
}
