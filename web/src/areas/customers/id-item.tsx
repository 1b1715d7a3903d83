import { mdiPencilOutline, mdiTrashCanOutline } from '@mdi/js';
import { idTypeLabels, idVerificationLabels } from '#domain/areas/customers/customer-values.labels.ts';
import type { IdDocument } from '#domain/areas/customers/customer.replies.ts';
import { countries } from '#domain/kernel/countries.ts';
import { Button } from '#web/kit/action/button.tsx';
import { IconButton } from '#web/kit/action/icon-button.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { StatusChip } from '#web/kit/text/status-chip.tsx';
import { call } from '#web/lib/api.ts';
import { formatDate } from '#web/lib/format.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { openDocument } from '#web/lib/open-document.ts';
import styles from './customer-paper.module.css';

interface IdItemProps {
  document: IdDocument;
  onEdit?: () => void;
  onRemove?: () => void;
}

/** One identity document in a line. */
export function IdItem({ document, onEdit, onRemove }: IdItemProps) {
  const t = useMessages('customers');
  const language = useLanguage();
  const type = idTypeLabels[language][document.type];
  const { number, isExpired, verification, verifiedBy } = document;
  return (
    <li className={styles.item}>
      <span className={styles.words}>
        <span className={styles.title}>
          {type} {number}
          {isExpired && <StatusChip tone="err" label={t(($) => $.ids.expired)} />}
          <StatusChip
            tone={verification === 'None' ? 'mute' : 'ok'}
            label={idVerificationLabels[language][verification]}
          />
        </span>
        <small>{factsOf(document).filter(Boolean).join(' · ')}</small>
      </span>
      <span className={styles.buttons}>
        <Side id={document.frontFileId} label={t(($) => $.ids.front)} />
        <Side id={document.backFileId} label={t(($) => $.ids.back)} />
        {onEdit && (
          <IconButton icon={mdiPencilOutline} label={t(($) => $.ids.edit, { type })} onClick={onEdit} />
        )}
        {onRemove && (
          <IconButton
            icon={mdiTrashCanOutline}
            label={t(($) => $.ids.removeOf, { type })}
            onClick={onRemove}
          />
        )}
      </span>
    </li>
  );

  function factsOf({ country, state, issuedOn, expiresOn }: IdDocument) {
    const nation = countries.find(({ code }) => code === country)?.[language] ?? country;
    return [
      [state, nation].filter(Boolean).join(', '),
      issuedOn && t(($) => $.ids.issued, { date: formatDate(issuedOn) }),
      expiresOn && t(($) => $.ids.until, { date: formatDate(expiresOn) }),
      verifiedBy && t(($) => $.ids.seenBy, { name: verifiedBy }),
    ];
  }
}

function Side({ id, label }: { id: string | null; label: string }) {
  const { toastError } = useToast();
  if (id === null) return null;
  const load = async () => (await call('GET /api/files/{id}', { params: { id } })).blob;
  return (
    <Button size="sm" onClick={() => void openDocument(load).catch(toastError)}>
      {label}
    </Button>
  );
}
