import { useState } from 'react';
import { dayAt } from '#domain/kernel/time-zone.ts';
import { useOffices } from '#web/engine/session/use-office.ts';
import { Button } from '#web/kit/action/button.tsx';
import { Dialog } from '#web/kit/overlay/dialog.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { licenceFormats } from './barcode-format.ts';
import { CameraView } from './camera-view.tsx';
import { DocumentLines } from './document-lines.tsx';
import { readDocument } from './read-document.ts';
import type { ScannedDocument } from './scanned-document.ts';
import styles from './scan.module.css';

interface DocumentDialogProps {
  /** With the picture of the camera, or only the field for readers and hands. */
  hasCamera: boolean;
  onRead: (document: ScannedDocument) => void;
  onClose: () => void;
}

/** Reads an identity document: the barcode of a licence by camera, an MRZ or a licence by a reader that types. */
export function DocumentDialog({ hasCamera, onRead, onClose }: DocumentDialogProps) {
  const t = useMessages('scan');
  const zone = useOffices().office?.timeZone ?? 'America/New_York';
  const [today] = useState(() => dayAt(new Date(), zone));
  const [text, setText] = useState('');
  const [isOther, setIsOther] = useState(false);
  const read = readDocument(text, today);
  const isGood = read !== undefined && read.faults.length === 0;

  function take(seen: string): boolean {
    const found = readDocument(seen, today);
    setIsOther(found === undefined);
    if (found !== undefined) onRead(found.document);
    return found !== undefined;
  }

  return (
    <Dialog
      isOpen
      title={t(($) => (hasCamera ? $.scan : $.type))}
      maxWidth={560}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t(($) => $.cancel)}</Button>
          <Button variant="primary" disabled={!isGood} onClick={() => take(text)}>
            {t(($) => $.take)}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {hasCamera && (
          <CameraView formats={licenceFormats} hint={t(($) => (isOther ? $.other : $.aim))} onRead={take} />
        )}
        <DocumentLines text={text} onText={setText} read={read} hasFocus={!hasCamera} />
      </div>
    </Dialog>
  );
}
