import type { CasePaper } from '#domain/areas/compliance/case-paper.ts';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { formatDate } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import styles from './case.module.css';

/** Who looked at a matter of money laundering, by day. */
export function ReadersBox({ readers }: Pick<CasePaper, 'readers'>) {
  const t = useMessages('case');
  if (readers.length === 0) return null;
  return (
    <Sheet padding="side" title={t(($) => $.readers)}>
      <ul className={styles.readers}>
        {readers.map(({ by, day, times }) => (
          <li key={`${by} ${day}`}>
            {by} <small>{[formatDate(day), t(($) => $.looks, { count: times })].join(' · ')}</small>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
