import { mdiLinkOff, mdiPencilOutline } from '@mdi/js';
import { useState } from 'react';
import type { CustomerPaper, RecipientBrief } from '#domain/areas/customers/customer.replies.ts';
import { RecipientLine } from '#web/engine/customer-picker/recipient-line.tsx';
import { RecipientPicker } from '#web/engine/customer-picker/recipient-picker.tsx';
import { Loaded } from '#web/engine/paper/loaded.tsx';
import { IconButton } from '#web/kit/action/icon-button.tsx';
import { useConfirm } from '#web/kit/feedback/confirm.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh, useAct, useCall } from '#web/lib/query.ts';
import styles from './customer-paper.module.css';
import { mayEdit } from './may-edit.ts';
import { RecipientDialog } from './recipient-dialog.tsx';

/** To whom this customer sends; whom they sent to last stands first. */
export function RecipientsTab({ customer }: { customer: CustomerPaper }) {
  const t = useMessages('customers');
  const { toast } = useToast();
  const { id } = customer;
  const query = useCall('GET /api/customers/{id}/recipients', { params: { id } });
  const [edited, setEdited] = useState<RecipientBrief>();
  const canEdit = mayEdit(customer);
  return (
    <>
      {canEdit && (
        <RecipientPicker
          label={t(($) => $.recipients.add)}
          customerId={id}
          value={null}
          onChange={(recipient) => {
            if (recipient) toast(t(($) => $.recipients.added, { name: recipient.name }));
            void refresh('GET /api/customers', '/activity/');
          }}
        />
      )}
      <Loaded query={query} shape="row">
        {({ rows }) => (
          <ul className={styles.list}>
            {rows.length === 0 && <li className={styles.none}>{t(($) => $.recipients.none)}</li>}
            {rows.map((recipient) => (
              <li key={recipient.id} className={styles.item}>
                <RecipientLine recipient={recipient} />
                {canEdit && (
                  <span className={styles.buttons}>
                    <IconButton
                      icon={mdiPencilOutline}
                      label={t(($) => $.recipients.edit, { name: recipient.name })}
                      onClick={() => setEdited(recipient)}
                    />
                    <Detach customerId={id} recipient={recipient} />
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {edited && (
        <RecipientDialog customerId={id} recipientId={edited.id} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}

function Detach({ customerId, recipient }: { customerId: string; recipient: RecipientBrief }) {
  const t = useMessages('customers');
  const confirm = useConfirm();
  const { toastError } = useToast();
  const act = useAct('POST /api/customers/{id}/recipients/{recipientId}/detach');
  const { id: recipientId, name } = recipient;

  async function detach() {
    const title = t(($) => $.recipients.detach, { name });
    if (!(await confirm({ title, message: t(($) => $.recipients.detachText) }))) return;
    await act.mutateAsync({ params: { id: customerId, recipientId } });
    await refresh('GET /api/customers', '/activity/');
  }

  return (
    <IconButton
      icon={mdiLinkOff}
      label={t(($) => $.recipients.detach, { name })}
      onClick={() => void detach().catch(toastError)}
    />
  );
}
