import { mdiCardAccountDetailsOutline, mdiPlus } from '@mdi/js';
import { useState } from 'react';
import type { CustomerPaper, IdDocument } from '#domain/areas/customers/customer.replies.ts';
import { ReasonDialog } from '#web/engine/paper/reason-dialog.tsx';
import { Button } from '#web/kit/action/button.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh, useAct } from '#web/lib/query.ts';
import styles from './customer-paper.module.css';
import { IdDialog } from './id-dialog.tsx';
import { IdItem } from './id-item.tsx';
import { mayEdit } from './may-edit.ts';

/** The identity documents of a customer, what they are good for and who has seen them. */
export function IdsTab({ customer }: { customer: CustomerPaper }) {
  const t = useMessages('customers');
  const [edited, setEdited] = useState<IdDocument | 'new'>();
  const [removed, setRemoved] = useState<IdDocument>();
  const removing = useAct('POST /api/customers/{id}/ids/{idDocument}/remove');
  const canEdit = mayEdit(customer);
  const { id, version, ids } = customer;

  async function remove(idDocument: string, reason: string) {
    await removing.mutateAsync({
      params: { id, idDocument },
      body: { reason },
      options: { ifMatch: version },
    });
    await refresh('GET /api/customers', '/activity/');
  }

  return (
    <>
      {canEdit && (
        <div>
          <Button size="sm" icon={mdiPlus} onClick={() => setEdited('new')}>
            {t(($) => $.addId)}
          </Button>
        </div>
      )}
      {ids.length === 0 && (
        <EmptyState
          icon={mdiCardAccountDetailsOutline}
          title={t(($) => $.ids.none)}
          text={t(($) => $.ids.noneText)}
        />
      )}
      <ul className={styles.list}>
        {ids.map((document) => (
          <IdItem
            key={document.id}
            document={document}
            onEdit={canEdit ? () => setEdited(document) : undefined}
            onRemove={canEdit ? () => setRemoved(document) : undefined}
          />
        ))}
      </ul>
      {edited && (
        <IdDialog
          customer={customer}
          document={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      {removed && (
        <ReasonDialog
          title={t(($) => $.ids.remove)}
          text={t(($) => $.ids.removeText, { number: removed.number })}
          isDanger
          run={(reason) => remove(removed.id, reason)}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </>
  );
}
