import type { Explorer } from '#domain/kernel/explorer.ts';
import { Button } from '#web/kit/action/button.tsx';
import { Dialog } from '#web/kit/overlay/dialog.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import type { BulkAction, BulkActions, BulkBody } from './bulk-action.ts';
import { BulkPreviewList } from './bulk-preview-list.tsx';
import { BulkReport } from './bulk-report.tsx';
import { useBulkOrder } from './use-bulk-order.ts';
import styles from './bulk.module.css';

export interface BulkDialogProps {
  explorer: Explorer;
  bulk: BulkActions;
  action: BulkAction;
  selection: BulkBody['selection'];
  /** The work has been ordered. */
  onDone: () => void;
  onClose: () => void;
}

/** First what would happen to how many, then the work itself with its progress and the result of every row. */
export function BulkDialog({ explorer, action, onDone, onClose, ...rest }: BulkDialogProps) {
  const t = useMessages('explorer');
  const order = useBulkOrder({ action, ...rest });
  const ordered = order.run.data;

  function close() {
    if (ordered) onDone();
    onClose();
  }

  const end = (
    <Button variant="primary" onClick={close}>
      {t(($) => $.bulk.close)}
    </Button>
  );
  return (
    <Dialog
      isOpen
      title={action.label}
      maxWidth={640}
      onClose={close}
      actions={ordered ? end : <Decide {...{ action, order }} onCancel={close} />}
    >
      {ordered ? <BulkReport explorer={explorer} runId={ordered.id} /> : <Preview {...{ action, order }} />}
    </Dialog>
  );
}

type Order = ReturnType<typeof useBulkOrder>;

function Decide({ action, order, onCancel }: { action: BulkAction; order: Order; onCancel: () => void }) {
  const t = useMessages('explorer');
  const { preview, run } = order;
  const changed = preview.data?.verdicts.Changed ?? 0;
  const isNothing = preview.data !== undefined && changed === 0;
  return (
    <>
      <Button onClick={onCancel}>{t(($) => $.bulk.cancel)}</Button>
      <Button
        variant={action.isDanger ? 'danger' : 'primary'}
        disabled={preview.isFetching || changed === 0}
        isBusy={run.isPending}
        onClick={() => run.mutate()}
      >
        {isNothing ? t(($) => $.bulk.nothing) : t(($) => $.bulk.run, { count: changed })}
      </Button>
    </>
  );
}

function Preview({ action, order }: { action: BulkAction; order: Order }) {
  const t = useMessages('explorer');
  const { input, setInput, preview } = order;
  return (
    <div className={styles.dialog}>
      {action.input?.({ value: input, onChange: setInput })}
      {preview.error && <p role="alert">{preview.error.message}</p>}
      {preview.isFetching && <p role="status">{t(($) => $.bulk.checking)}</p>}
      {preview.data && !preview.isFetching && <BulkPreviewList preview={preview.data} />}
    </div>
  );
}
