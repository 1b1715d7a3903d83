import { mdiBarcodeScan, mdiKeyboardOutline } from '@mdi/js';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#web/kit/action/button.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import type { ScannedDocument } from './scanned-document.ts';
import styles from './scan.module.css';
import { useHasCamera } from './use-has-camera.ts';

const DocumentDialog = lazy(() =>
  import('./document-dialog.tsx').then((file) => ({ default: file.DocumentDialog })),
);

/**
 * Fills a form from an identity document. The camera is offered where there is one; what reads it comes on demand.
 *
 * @example
 * <ScanDocument onRead={({ firstName, id }) => …} />
 */
export function ScanDocument({ onRead }: { onRead: (document: ScannedDocument) => void }) {
  const t = useMessages('scan');
  const hasCamera = useHasCamera();
  const [opened, setOpened] = useState<'camera' | 'lines'>();
  const close = () => setOpened(undefined);
  return (
    <div className={styles.buttons}>
      {hasCamera && (
        <Button size="sm" icon={mdiBarcodeScan} onClick={() => setOpened('camera')}>
          {t(($) => $.scan)}
        </Button>
      )}
      <Button size="sm" icon={mdiKeyboardOutline} onClick={() => setOpened('lines')}>
        {t(($) => $.type)}
      </Button>
      {opened && (
        <Suspense>
          <DocumentDialog
            hasCamera={opened === 'camera'}
            onClose={close}
            onRead={(document) => {
              close();
              onRead(document);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
