import { useState } from 'react';
import type { FormEvent } from 'react';
import { Button } from '#web/kit/action/button.tsx';
import { TextField } from '#web/kit/input/text-field.tsx';
import { Dialog } from '#web/kit/overlay/dialog.tsx';
import { useMessages } from '#web/lib/i18n.ts';

interface ReasonDialogProps {
  title: string;
  text: string;
  isDanger?: boolean;
  /** Acts; a refusal is shown here and what was typed stays. */
  run: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks why before something that the log must explain. */
export function ReasonDialog({ title, text, isDanger = false, run, onClose }: ReasonDialogProps) {
  const t = useMessages('paper');
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    try {
      await run(reason);
      onClose();
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal.message : String(refusal));
      setIsBusy(false);
    }
  }

  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t(($) => $.cancel)}</Button>
          <Button
            type="submit"
            form="reason"
            variant={isDanger ? 'danger' : 'primary'}
            isBusy={isBusy}
            disabled={reason.trim() === ''}
          >
            {title}
          </Button>
        </>
      }
    >
      <form id="reason" onSubmit={(event) => void send(event)}>
        <p>{text}</p>
        <TextField
          label={t(($) => $.reason)}
          hint={t(($) => $.reasonHint)}
          isRequired
          autoFocus
          maxLength={300}
          value={reason}
          error={error}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
