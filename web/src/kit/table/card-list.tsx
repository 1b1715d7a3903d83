import type { ReactNode } from 'react';
import styles from './card-list.module.css';

interface CardListProps<Row> {
  label: string;
  rows: readonly Row[];
  rowId: (row: Row) => string;
  card: (row: Row) => ReactNode;
  isLoading?: boolean;
  skeletonRows?: number;
  onOpen?: (row: Row) => void;
}

/** The rows of a table as cards, for narrow screens. The card itself should hold the link. */
export function CardList<Row>({
  label,
  rows,
  rowId,
  card,
  isLoading,
  skeletonRows = 6,
  onOpen,
}: CardListProps<Row>) {
  if (isLoading && rows.length === 0) {
    return (
      <div aria-hidden="true">
        {Array.from({ length: skeletonRows }, (_, index) => (
          <div key={index} className={`${styles.card} ${styles.skeleton}`} />
        ))}
      </div>
    );
  }
  return (
    <ul className={styles.list} aria-label={label}>
      {rows.map((row) => (
        <li key={rowId(row)} className={styles.card} onClick={onOpen && (() => onOpen(row))}>
          {card(row)}
        </li>
      ))}
    </ul>
  );
}
