import type { ReactNode } from 'react';
import styles from './key-value-list.module.css';

export interface KeyValue {
  label: string;
  value: ReactNode;
  /** Bold under a line: the total. */
  isSum?: boolean;
}

/** Facts of a paper as a description list; `isMoney` puts the figures below each other at the right. */
export function KeyValueList({ items, isMoney = false }: { items: readonly KeyValue[]; isMoney?: boolean }) {
  return (
    <dl className={isMoney ? `${styles.list} ${styles.money}` : styles.list}>
      {items.map(({ label, value, isSum }) => (
        <div key={label} className={isSum ? `${styles.item} ${styles.sum}` : styles.item}>
          <dt>{label}</dt>
          <dd>{value ?? '—'}</dd>
        </div>
      ))}
    </dl>
  );
}
