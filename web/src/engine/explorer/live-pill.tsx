import { memo } from 'react';
import { useMessages } from '#web/lib/i18n.ts';
import { useLiveStatus } from '../live/use-live.ts';
import styles from './explorer.module.css';

function PlainLivePill({ news, onShow }: { news: number; onShow: () => void }) {
  const t = useMessages('explorer');
  const status = useLiveStatus();
  return (
    <span role="status">
      {news > 0 && (
        <button type="button" className={styles.live} onClick={onShow}>
          <i />
          {t(($) => $.liveNew, { count: news })}
        </button>
      )}
      {news === 0 && status === 'open' && (
        <span className={styles.live}>
          <i />
          {t(($) => $.live)}
        </span>
      )}
    </span>
  );
}

/** Says that the list follows the work of others; with news it is the button that shows them. */
export const LivePill = memo(PlainLivePill);
