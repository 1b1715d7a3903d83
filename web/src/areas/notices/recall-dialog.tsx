import { useState } from 'react';
import { Button } from '#web/kit/action/button.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { TextField } from '#web/kit/input/text-field.tsx';
import { Dialog } from '#web/kit/overlay/dialog.tsx';
import type { Answer } from '#web/lib/api.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh, useAct } from '#web/lib/query.ts';

interface RecallDialogProps {
  notice: Answer<'GET /api/settings/notices/{id}'>;
  onClose: () => void;
}

/** A recall needs a reason; the log shows it. */
export function RecallDialog({ notice, onClose }: RecallDialogProps) {
  const t = useMessages('notices');
  const { toast } = useToast();
  const act = useAct('POST /api/settings/notices/{id}/recall');
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();

  async function recall() {
    try {
      await act.mutateAsync({
        params: { id: notice.id },
        body: { reason },
        options: { ifMatch: notice.version },
      });
      toast(t(($) => $.recalled));
      await refresh('/notices', '/activity/');
      onClose();
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal.message : String(refusal));
    }
  }

  return (
    <Dialog
      isOpen
      title={t(($) => $.recallTitle)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t(($) => $.cancel)}</Button>
          <Button variant="danger" isBusy={act.isPending} onClick={() => void recall()}>
            {t(($) => $.recall)}
          </Button>
        </>
      }
    >
      <p>{t(($) => $.recallText)}</p>
      <TextField
        label={t(($) => $.reason)}
        isRequired
        autoFocus
        value={reason}
        error={error}
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  );
}
