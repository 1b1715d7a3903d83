import { memo } from 'react';
import { useMessages } from '#web/lib/i18n.ts';
import { useLiveStatus } from '../live/use-live.ts';
import styles from './explorer.module.css';

/** Says that the list follows the work of others; with news it is the button that shows them. */
export const LivePill = memo(function LivePill({ news, onShow }: { news: number; onShow: () => void }) {
  const t = useMessages('explorer');
  const status = useLiveStatus();
  if (news > 0) {
    return (
      <button type="button" className={styles.live} onClick={onShow}>
        <i />
        <span role="status">{t(($) => $.liveNew, { count: news })}</span>
      </button>
    );
  }
  if (status !== 'open') return null;
  return (
    <span className={styles.live}>
      <i />
      {t(($) => $.live)}
    </span>
  );
});
