import { useMessages } from '#web/lib/i18n.ts';
import styles from './spinner.module.css';

/** Fills the page while nothing else can be shown. */
export function Spinner({ label }: { label?: string }) {
  const t = useMessages('kit');
  return (
    <div className={styles.page} role="status">
      <i className={styles.spinner} />
      <span className={styles.label}>{label ?? t(($) => $.loading)}</span>
    </div>
  );
}
