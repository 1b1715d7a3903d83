import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BulkPreview } from '#domain/kernel/bulk.ts';
import type { Explorer } from '#domain/kernel/explorer.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { Button } from '#web/kit/action/button.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { Dialog } from '#web/kit/overlay/dialog.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { callNamed } from '../explorer-calls.ts';
import type { BulkAction, BulkActions, BulkBody, BulkInput } from './bulk-action.ts';
import { BulkPreviewList } from './bulk-preview-list.tsx';
import { BulkReport } from './bulk-report.tsx';
import styles from './bulk.module.css';

interface BulkDialogProps {
  explorer: Explorer;
  bulk: BulkActions;
  action: BulkAction;
  selection: BulkBody['selection'];
  /** The work has been ordered. */
  onDone: () => void;
  onClose: () => void;
}

/** First what would happen to how many, then the work itself with its progress and the result of every row. */
export function BulkDialog({ explorer, bulk, action, selection, onDone, onClose }: BulkDialogProps) {
  const t = useMessages('explorer');
  const { toastError } = useToast();
  const [input, setInput] = useState<BulkInput>(action.input ? undefined : {});
  const [fixed] = useState(selection);
  // One key for this order: pressing again after a broken line does not do it twice.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const body = { action: action.id, selection: fixed, ...input };

  const preview = useQuery({
    queryKey: [bulk.dryRun, body],
    queryFn: ({ signal }) => callNamed<BulkPreview>(bulk.dryRun, { body }, { signal }),
    enabled: input !== undefined,
    gcTime: 0,
  });
  const run = useMutation({
    mutationFn: () => callNamed<Created>(bulk.run, { body }, { idempotencyKey }),
    onError: toastError,
  });
  const changed = preview.data?.verdicts.Changed ?? 0;

  function close() {
    if (run.data) onDone();
    onClose();
  }

  return (
    <Dialog
      isOpen
      title={action.label}
      maxWidth={640}
      onClose={close}
      actions={
        run.data ? (
          <Button variant="primary" onClick={close}>
            {t(($) => $.bulk.close)}
          </Button>
        ) : (
          <>
            <Button onClick={close}>{t(($) => $.bulk.cancel)}</Button>
            <Button
              variant={action.isDanger ? 'danger' : 'primary'}
              disabled={preview.isFetching || changed === 0}
              isBusy={run.isPending}
              onClick={() => run.mutate()}
            >
              {preview.data && changed === 0
                ? t(($) => $.bulk.nothing)
                : t(($) => $.bulk.run, { count: changed })}
            </Button>
          </>
        )
      }
    >
      {run.data ? (
        <BulkReport explorer={explorer} runId={run.data.id} />
      ) : (
        <div className={styles.dialog}>
          {action.input?.({ value: input, onChange: setInput })}
          {preview.error && <p role="alert">{preview.error.message}</p>}
          {input !== undefined && preview.isFetching && <p role="status">{t(($) => $.bulk.checking)}</p>}
          {preview.data && !preview.isFetching && <BulkPreviewList preview={preview.data} />}
        </div>
      )}
    </Dialog>
  );
}
