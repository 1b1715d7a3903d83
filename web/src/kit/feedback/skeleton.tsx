import { useMessages } from '#web/lib/i18n.ts';
import styles from './skeleton.module.css';

const BARS = { row: 1, paper: 8, form: 6 } as const;

/** Grey shapes in the size of what comes: one row, a paper, or a form. */
export function Skeleton({ shape = 'row' }: { shape?: keyof typeof BARS }) {
  const t = useMessages('kit');
  return (
    <div role="status" className={styles[shape]}>
      <span className="visually-hidden">{t(($) => $.loading)}</span>
      {Array.from({ length: BARS[shape] }, (_, index) => (
        <i key={index} />
      ))}
    </div>
  );
}
