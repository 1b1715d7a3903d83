import type { TransferPaper } from '#domain/services/money-transfer/transfers.endpoints.ts';
import { FilePicture } from '#web/engine/paper/file-picture.tsx';
import { PaperSection } from '#web/engine/paper/paper-section.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { call } from '#web/lib/api.ts';
import { formatDateTime, formatMoney } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { openDocument } from '#web/lib/open-document.ts';
import styles from './transfer-paper.module.css';

type Evidence = NonNullable<TransferPaper['evidence']>;

/** Who received it, the signature and the photos; each opens in full. */
export function EvidenceBox({ evidence }: { evidence: Evidence }) {
  const t = useMessages('transfer-paper');
  const { receivedBy: name, at, signatureFileId, photoFileIds, denominations } = evidence;
  const photos = photoFileIds.map((id, index) => ({ id, name: t(($) => $.photo, { number: index + 1 }) }));
  const signature = signatureFileId === null ? [] : [{ id: signatureFileId, name: t(($) => $.signature) }];
  return (
    <PaperSection title={t(($) => $.evidence)}>
      <p className={styles.note}>{t(($) => $.receivedBy, { name, when: formatDateTime(at) })}</p>
      {denominations.length > 0 && (
        <p className={styles.note}>{t(($) => $.notesGiven, { notes: notesOf(denominations) })}</p>
      )}
      <ul className={styles.gallery}>
        {[...signature, ...photos].map((picture) => (
          <li key={picture.id}>
            <Picture {...picture} />
          </li>
        ))}
      </ul>
    </PaperSection>
  );
}

/** `2 × $50.00 · 1 × $20.00`, the largest first. */
function notesOf(denominations: Evidence['denominations']): string {
  return denominations
    .toSorted((a, b) => b.value.amountMinor - a.value.amountMinor)
    .map(({ value, count }) => `${count} × ${formatMoney(value.amountMinor, value.currency)}`)
    .join(' · ');
}

function Picture({ id, name }: { id: string; name: string }) {
  const t = useMessages('transfer-paper');
  const { toastError } = useToast();
  const load = async () => (await call('GET /api/files/{id}', { params: { id } })).blob;
  return (
    <button
      type="button"
      className={styles.picture}
      aria-label={t(($) => $.open, { name })}
      onClick={() => void openDocument(load).catch(toastError)}
    >
      <FilePicture id={id} label={name} />
      <small>{name}</small>
    </button>
  );
}
