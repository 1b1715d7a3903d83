import { mdiCheck, mdiContentCopy, mdiPrinterOutline, mdiTrayArrowDown } from '@mdi/js';
import { Button } from '#web/kit/action/button.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { Dialog } from '#web/kit/overlay/dialog.tsx';
import { useCopy } from '#web/lib/copy.ts';
import { downloadBlob } from '#web/lib/download.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { printDocument } from '#web/lib/open-document.ts';
import styles from './profile.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  email: string;
  onClose: () => void;
}

/** The only time that these codes are shown; closing says that they are kept. */
export function RecoveryCodes({ codes, email, onClose }: RecoveryCodesProps) {
  const t = useMessages('profile');
  const { toastError } = useToast();
  const { isCopied, copy } = useCopy();
  const title = t(($) => $.app.fileTitle, { email });
  const text = `${title}\n\n${codes.join('\n')}\n`;
  const file = () => new Blob([text], { type: 'text/plain;charset=utf-8' });
  return (
    <Dialog
      isOpen
      title={t(($) => $.app.codesTitle)}
      maxWidth={520}
      onClose={() => undefined}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t(($) => $.app.kept)}
        </Button>
      }
    >
      <p>{t(($) => $.app.codes)}</p>
      <ul className={styles.codes} aria-label={t(($) => $.app.codesTitle)}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button
          icon={isCopied ? mdiCheck : mdiContentCopy}
          onClick={() => void copy(codes.join('\n')).catch(toastError)}
        >
          {isCopied ? t(($) => $.app.copied) : t(($) => $.app.copy)}
        </Button>
        <Button icon={mdiTrayArrowDown} onClick={() => downloadBlob(file(), 'giro-recovery-codes.txt')}>
          {t(($) => $.app.download)}
        </Button>
        <Button
          icon={mdiPrinterOutline}
          onClick={() => void printDocument(async () => file()).catch(toastError)}
        >
          {t(($) => $.app.print)}
        </Button>
      </div>
    </Dialog>
  );
}
