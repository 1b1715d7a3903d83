import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '#web/kit/action/button.tsx';
import { Banner } from '#web/kit/feedback/banner.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { onNewVersion } from '../service-worker.ts';
import styles from './shell.module.css';

function subscribeLine(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** What is the matter with the connection or the version, above every screen. */
export function ServiceRibbons() {
  const t = useMessages('app');
  const isOnline = useSyncExternalStore(subscribeLine, () => navigator.onLine);
  const [reload, setReload] = useState<() => void>();
  useEffect(() => onNewVersion((take) => setReload(() => take)), []);
  return (
    <div className={styles.ribbons}>
      {!isOnline && <Banner tone="danger">{t(($) => $.offline)}</Banner>}
      {reload && (
        <Banner
          tone="info"
          action={
            <Button size="sm" onClick={reload}>
              {t(($) => $.reload)}
            </Button>
          }
        >
          {t(($) => $.newVersion)}
        </Banner>
      )}
    </div>
  );
}
