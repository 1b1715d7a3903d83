import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { CustomerBrief, CustomerPaper } from '#domain/areas/customers/customer.replies.ts';
import { customerBriefOf } from '#web/engine/customer-picker/brief-of.ts';
import { CustomerPicker } from '#web/engine/customer-picker/customer-picker.tsx';
import { Loaded } from '#web/engine/paper/loaded.tsx';
import { Button } from '#web/kit/action/button.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { TextField } from '#web/kit/input/text-field.tsx';
import { Dialog } from '#web/kit/overlay/dialog.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh, useAct, useCall } from '#web/lib/query.ts';
import styles from './customer-paper.module.css';
import { MergePreview } from './merge-preview.tsx';

/** Makes one of two customers who are the same person: which one stays is chosen with both before the eyes. */
export function MergeDialog({ customer, onClose }: { customer: CustomerPaper; onClose: () => void }) {
  const t = useMessages('customers');
  const navigate = useNavigate();
  const { toast } = useToast();
  const act = useAct('POST /api/customers/{id}/merge');
  const [other, setOther] = useState<CustomerBrief | null>(null);
  const [isThisOne, setIsThisOne] = useState(true);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const own = customerBriefOf(customer);
  const pair = other && (isThisOne ? { stays: own, goes: other } : { stays: other, goes: own });
  const isSame = other?.id === own.id;

  async function merge() {
    if (!pair) return;
    const { stays, goes } = pair;
    try {
      await act.mutateAsync({
        params: { id: stays.id },
        body: { otherId: goes.id, otherVersion: goes.version, reason },
        options: { ifMatch: stays.version },
      });
      toast(t(($) => $.done.Merge, { name: stays.name }));
      await refresh('GET /api/customers', '/activity/');
      onClose();
      void navigate({ href: `/customers/paper/${stays.id}` });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <Dialog
      isOpen
      title={t(($) => $.action.Merge)}
      maxWidth={760}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t(($) => $.cancel)}</Button>
          <Button
            variant="danger"
            isBusy={act.isPending}
            disabled={!pair || isSame || reason.trim() === ''}
            onClick={() => void merge()}
          >
            {pair ? t(($) => $.merge.ok, { number: pair.stays.number }) : t(($) => $.action.Merge)}
          </Button>
        </>
      }
    >
      <p className={styles.lead}>{t(($) => $.merge.text)}</p>
      <CustomerPicker
        label={t(($) => $.merge.other)}
        value={other}
        onChange={setOther}
        mayCreate={false}
        hasFocus
        error={isSame ? t(($) => $.merge.same) : undefined}
      />
      {pair && !isSame && (
        <>
          <Preview {...pair} onChoose={setIsThisOne} ownId={own.id} />
          <TextField
            label={t(($) => $.field.reason)}
            isRequired
            maxLength={300}
            value={reason}
            error={problem}
            onChange={(event) => setReason(event.target.value)}
          />
        </>
      )}
    </Dialog>
  );
}

interface PreviewProps {
  stays: CustomerBrief;
  goes: CustomerBrief;
  ownId: string;
  onChoose: (isThisOne: boolean) => void;
}

function Preview({ stays, goes, ownId, onChoose }: PreviewProps) {
  const query = useCall(
    'POST /api/customers/{id}/merge/dry-run',
    { params: { id: stays.id }, body: { otherId: goes.id } },
    { keepPrevious: true, staleTime: 0 },
  );
  return (
    <Loaded query={query} shape="row">
      {(preview) => <MergePreview preview={preview} onStay={(id) => onChoose(id === ownId)} />}
    </Loaded>
  );
}
