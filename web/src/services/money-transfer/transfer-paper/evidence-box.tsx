import type { TransferPaper } from '#domain/services/money-transfer/transfers.endpoints.ts';
import { FilePicture } from '#web/engine/paper/file-picture.tsx';
import { PaperSection } from '#web/engine/paper/paper-section.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { call } from '#web/lib/api.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { openDocument } from '#web/lib/open-document.ts';
import styles from './transfer-paper.module.css';

/** Who received it, the signature and the photos; each opens in full. */
export function EvidenceBox({ evidence }: { evidence: NonNullable<TransferPaper['evidence']> }) {
  const t = useMessages('transfer-paper');
  const { receivedBy: name, at, signatureFileId, photoFileIds } = evidence;
  const photos = photoFileIds.map((id, index) => ({ id, name: t(($) => $.photo, { number: index + 1 }) }));
  const signature = signatureFileId === null ? [] : [{ id: signatureFileId, name: t(($) => $.signature) }];
  return (
    <PaperSection title={t(($) => $.evidence)}>
      <p className={styles.note}>{t(($) => $.receivedBy, { name, when: formatDateTime(at) })}</p>
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
