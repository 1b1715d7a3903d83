import { useState } from 'react';
import { Button } from '#web/kit/action/button.tsx';
import { useConfirm } from '#web/kit/feedback/confirm.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { DateField } from '#web/kit/input/date-field.tsx';
import { TextField } from '#web/kit/input/text-field.tsx';
import { KeyValueList } from '#web/kit/layout/key-value-list.tsx';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { ApiError } from '#web/lib/api-error.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh, useAct } from '#web/lib/query.ts';
import type { Ledger } from './ledger-answer.ts';
import styles from './ledger-tab.module.css';

/** One person asks to close a period, another one does it. */
export function PeriodLockSheet({ ledger }: { ledger: Ledger }) {
  const t = useMessages('server-admin');
  const { closedThrough, lockedAt, request } = ledger;
  return (
    <Sheet title={t(($) => $.ledger.period)} padding="side">
      <KeyValueList
        items={[
          {
            label: t(($) => $.ledger.closedThrough),
            value: closedThrough ?? t(($) => $.ledger.nothingClosed),
          },
          ...(lockedAt === null
            ? []
            : [{ label: t(($) => $.ledger.lockedAt), value: formatDateTime(lockedAt) }]),
        ]}
      />
      {request === null ? <AskForm /> : <Request request={request} />}
    </Sheet>
  );
}

function AskForm() {
  const t = useMessages('server-admin');
  const { toast } = useToast();
  const act = useAct('POST /api/server/ledger/period-locks');
  const [through, setThrough] = useState('');
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});

  async function ask() {
    try {
      await act.mutateAsync({ body: { through, reason } });
      toast(t(($) => $.ledger.asked));
      await refresh('/api/server/ledger');
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : [];
      const named = Object.fromEntries(fields.map(({ path, message }) => [path, message]));
      setErrors(fields.length > 0 ? named : { reason: String((error as Error).message) });
    }
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void ask();
      }}
    >
      <DateField
        label={t(($) => $.ledger.through)}
        isRequired
        value={through}
        error={errors['through']}
        onChange={setThrough}
      />
      <TextField
        label={t(($) => $.reason)}
        isRequired
        value={reason}
        error={errors['reason']}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button type="submit" isBusy={act.isPending}>
        {t(($) => $.ledger.ask)}
      </Button>
    </form>
  );
}

function Request({ request }: { request: NonNullable<Ledger['request']> }) {
  const t = useMessages('server-admin');
  const confirm = useConfirm();
  const { toastError } = useToast();
  const act = useAct('POST /api/server/ledger/period-locks/{id}/decisions');
  const { id, through, by, at, reason, isMine } = request;

  async function decide(isGranted: boolean) {
    if (isGranted && !(await confirm({ message: t(($) => $.ledger.closeText, { through }), isDanger: true })))
      return;
    try {
      await act.mutateAsync({ params: { id }, body: { isGranted } });
    } catch (error) {
      toastError(error);
    }
    await refresh('/api/server/ledger');
  }

  return (
    <div className={styles.form}>
      <p>{t(($) => $.ledger.requestText, { by, through, at: formatDateTime(at) })}</p>
      <p>{reason}</p>
      {isMine ? (
        <Button isBusy={act.isPending} onClick={() => void decide(false)}>
          {t(($) => $.ledger.takeBack)}
        </Button>
      ) : (
        <div className={styles.buttons}>
          <Button onClick={() => void decide(false)}>{t(($) => $.ledger.refuse)}</Button>
          <Button variant="primary" isBusy={act.isPending} onClick={() => void decide(true)}>
            {t(($) => $.ledger.close)}
          </Button>
        </div>
      )}
    </div>
  );
}
