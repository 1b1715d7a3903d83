import { mdiFileDocumentOutline, mdiPrinterOutline } from '@mdi/js';
import { Button } from '#web/kit/action/button.tsx';
import { IconButton } from '#web/kit/action/icon-button.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { openDocument, printDocument } from '#web/lib/open-document.ts';
import { PaperSection } from './paper-section.tsx';
import styles from './paper.module.css';

export interface PaperDocument {
  readonly id: string;
  readonly label: string;
  readonly icon?: string;
  /** Its address (with a one-time ticket) or the document itself. */
  readonly load: () => Promise<string | Blob>;
  readonly canPrint?: boolean;
}

/** The documents of a paper: each opens in a new tab, or goes to the printer. */
export function PaperDocuments({ documents }: { documents: readonly PaperDocument[] }) {
  const t = useMessages('paper');
  const { toastError } = useToast();
  if (documents.length === 0) return null;
  return (
    <PaperSection title={t(($) => $.documents)}>
      <div className={styles.documents}>
        {documents.map(({ id, label, icon = mdiFileDocumentOutline, load, canPrint = true }) => (
          <span key={id} className={styles.document}>
            <Button icon={icon} onClick={() => void openDocument(load).catch(toastError)}>
              {label}
            </Button>
            {canPrint && (
              <IconButton
                icon={mdiPrinterOutline}
                label={t(($) => $.print, { name: label })}
                onClick={() => void printDocument(load).catch(toastError)}
              />
            )}
          </span>
        ))}
      </div>
    </PaperSection>
  );
}
