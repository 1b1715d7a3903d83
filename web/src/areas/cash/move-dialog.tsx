import { useState } from 'react';
import type { FormEvent } from 'react';
import type { CashPaper } from '#domain/areas/cash/cash.endpoints.ts';
import { Button } from '#web/kit/action/button.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { SelectField } from '#web/kit/input/select-field.tsx';
import { TextField } from '#web/kit/input/text-field.tsx';
import { Dialog } from '#web/kit/overlay/dialog.tsx';
import { centsOf } from '#web/engine/form/money-input.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh, useAct } from '#web/lib/query.ts';
import styles from './cash.module.css';

type Kind = 'CashIn' | 'CashOut';

/** Change from the safe, a drop, a deposit. */
export function MoveDialog({ session, onClose }: { session: CashPaper; onClose: () => void }) {
  const t = useMessages('cash');
  const { toast } = useToast();
  const [kind, setKind] = useState<Kind>('CashOut');
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [reference, setReference] = useState('');
  const [error, setError] = useState<string>();
  const act = useAct('POST /api/cash/sessions/{id}/movements');
  const cents = centsOf(amount);

  async function send(event: FormEvent) {
    event.preventDefault();
    try {
      await act.mutateAsync({ params: { id: session.id }, body: { kind, amount: cents, reason, reference } });
      toast(t(($) => $.moved));
      await refresh('/api/cash/');
      onClose();
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal.message : String(refusal));
    }
  }

  return (
    <Dialog
      isOpen
      title={t(($) => $.move)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t(($) => $.cancel)}</Button>
          <Button
            type="submit"
            form="move"
            variant="primary"
            isBusy={act.isPending}
            disabled={!/^[1-9]\d*$/.test(cents) || reason.trim() === ''}
          >
            {t(($) => $.save)}
          </Button>
        </>
      }
    >
      <form id="move" className={styles.form} onSubmit={(event) => void send(event)}>
        <SelectField
          label={t(($) => $.what)}
          value={kind}
          options={(['CashOut', 'CashIn'] as const).map((value) => ({
            value,
            label: t(($) => $.kind[value]),
          }))}
          onChange={(event) => setKind(event.target.value as Kind)}
        />
        <TextField
          label={t(($) => $.amount)}
          isRequired
          autoFocus
          inputMode="decimal"
          end="USD"
          value={amount}
          error={error}
          onChange={(event) => setAmount(event.target.value)}
        />
        <TextField
          label={t(($) => $.reason)}
          isRequired
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <TextField
          label={t(($) => $.depositSlip)}
          maxLength={60}
          value={reference}
          onChange={(event) => setReference(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
