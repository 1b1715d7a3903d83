import { useState } from 'react';
import type { FormEvent } from 'react';
import { customerLevelLabels } from '#domain/areas/customers/customer-values.labels.ts';
import type { CustomerPaper } from '#domain/areas/customers/customer.replies.ts';
import { customerLevels } from '#domain/areas/customers/customer.values.ts';
import { Button } from '#web/kit/action/button.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { RadioTiles } from '#web/kit/input/radio-tiles.tsx';
import { TextField } from '#web/kit/input/text-field.tsx';
import { Dialog } from '#web/kit/overlay/dialog.tsx';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { refresh, useAct } from '#web/lib/query.ts';
import styles from './customer-form.module.css';

/** Another level, and why. */
export function LevelDialog({ customer, onClose }: { customer: CustomerPaper; onClose: () => void }) {
  const t = useMessages('customers');
  const words = customerLevelLabels[useLanguage()];
  const { toast } = useToast();
  const act = useAct('POST /api/customers/{id}/level');
  const [level, setLevel] = useState(customer.level);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const { id, version, fullName: name } = customer;

  async function send(event: FormEvent) {
    event.preventDefault();
    try {
      await act.mutateAsync({ params: { id }, body: { level, reason }, options: { ifMatch: version } });
      toast(t(($) => $.done.SetLevel, { name, level: words[level] }));
      await refresh('GET /api/customers', '/activity/');
      onClose();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <Dialog
      isOpen
      title={t(($) => $.action.SetLevel)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t(($) => $.cancel)}</Button>
          <Button
            type="submit"
            form="level"
            variant="primary"
            isBusy={act.isPending}
            disabled={level === customer.level || reason.trim() === ''}
          >
            {t(($) => $.action.SetLevel)}
          </Button>
        </>
      }
    >
      <form id="level" className={styles.card} onSubmit={(event) => void send(event)}>
        <RadioTiles
          label={t(($) => $.field.level)}
          value={level}
          onChange={setLevel}
          tiles={customerLevels.map((value) => ({
            value,
            label: words[value],
            promise: t(($) => $.levelText[value]),
          }))}
        />
        <TextField
          label={t(($) => $.field.reason)}
          isRequired
          maxLength={300}
          value={reason}
          error={problem}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
