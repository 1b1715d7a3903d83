import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import type { ReactNode } from 'react';
import { useMessages } from '#web/lib/i18n.ts';
import { IconButton } from '../action/icon-button.tsx';
import styles from './table-footer.module.css';

interface TableFooterProps {
  /** `1–50 of 412`. */
  range: ReactNode;
  /** Sums over the whole filter, not over the page. */
  totals?: readonly { label: string; value: string }[];
  /** Why there are no totals. */
  note?: ReactNode;
  /** Missing means there is no such page. */
  onPrevious?: () => void;
  onNext?: () => void;
}

/** Foot of an explorer: where I am, totals, one page back or on. */
export function TableFooter({ range, totals = [], note, onPrevious, onNext }: TableFooterProps) {
  const t = useMessages('kit');
  return (
    <div className={styles.foot}>
      <span className={styles.range}>{range}</span>
      {totals.map(({ label, value }) => (
        <span key={`${label} ${value}`} className={styles.total}>
          {label} <b>{value}</b>
        </span>
      ))}
      {note && <span className={styles.total}>{note}</span>}
      <span className={styles.pages}>
        <IconButton icon={mdiChevronLeft} label={t(($) => $.table.previous)} {...pageButton(onPrevious)} />
        <IconButton icon={mdiChevronRight} label={t(($) => $.table.next)} {...pageButton(onNext)} />
      </span>
    </div>
  );
}

function pageButton(onClick: (() => void) | undefined) {
  return { onClick, disabled: onClick === undefined };
}
