import { mdiAccountAlertOutline } from '@mdi/js';
import { useState } from 'react';
import type { RecipientBrief } from '#domain/areas/customers/customer.replies.ts';
import { newRecipientInput } from '#domain/areas/customers/recipient.schema.ts';
import { FormDialog } from '#web/engine/form/form-dialog.tsx';
import { Button } from '#web/kit/action/button.tsx';
import { Icon } from '#web/kit/text/icon.tsx';
import { call } from '#web/lib/api.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh, useAct } from '#web/lib/query.ts';
import { blankRecipient, startFrom } from './blank-person.ts';
import { recipientBriefOf } from './brief-of.ts';
import styles from './duplicate-hits.module.css';
import { RecipientFields } from './recipient-fields.tsx';
import { RecipientLine } from './recipient-line.tsx';
import { useCustomerLabels } from './use-customer-labels.ts';
import { useRecipientDuplicates } from './use-recipient-duplicates.ts';

interface NewRecipientDialogProps {
  customerId: string;
  /** What was searched for; begins the new recipient. */
  text: string;
  onDone: (recipient: RecipientBrief) => void;
  /** One that exists is taken instead. */
  onUse: (recipient: RecipientBrief) => void;
  onClose: () => void;
}

/** A new recipient of a customer, without leaving what one was doing. */
export function NewRecipientDialog({ customerId, text, onDone, onUse, onClose }: NewRecipientDialogProps) {
  const t = useMessages('customer-picker');
  const act = useAct('POST /api/customers/{id}/recipients');
  const labels = useCustomerLabels();
  const [values] = useState(() => ({ ...blankRecipient, ...startFrom(text) }));
  return (
    <FormDialog
      title={t(($) => $.newRecipient)}
      schema={newRecipientInput}
      {...{ values, labels, onClose }}
      submit={async (body) => {
        const { id } = await act.mutateAsync({ params: { id: customerId }, body });
        void refresh('GET /api/customers', 'GET /api/recipients');
        return recipientBriefOf(await call('GET /api/recipients/{id}', { params: { id } }), customerId);
      }}
      onSaved={onDone}
      submitLabel={t(($) => $.create)}
      maxWidth={860}
    >
      <Hits onUse={onUse} />
      <RecipientFields hasRelationship />
    </FormDialog>
  );
}

function Hits({ onUse }: { onUse: (recipient: RecipientBrief) => void }) {
  const t = useMessages('customer-picker');
  const hits = useRecipientDuplicates();
  return (
    <div role="status" className={styles.region}>
      {hits.length > 0 && (
        <div className={styles.hits}>
          <p className={styles.head}>
            <Icon path={mdiAccountAlertOutline} size={18} />
            {t(($) => $.duplicate.recipient, { count: hits.length })}
          </p>
          <ul className={styles.list}>
            {hits.map((hit) => (
              <li key={hit.id}>
                <RecipientLine recipient={hit} />
                <Button size="sm" onClick={() => onUse(hit)}>
                  {t(($) => $.duplicate.use)}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
