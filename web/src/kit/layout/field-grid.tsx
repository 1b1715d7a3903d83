import type { ReactNode } from 'react';
import styles from './field-grid.module.css';

/** Fields side by side, as many as fit up to `columns`; `isWide` fields take a whole row. */
export function FieldGrid({ children, columns = 3 }: { children: ReactNode; columns?: 1 | 2 | 3 | 4 }) {
  return (
    <div className={styles.grid} data-columns={columns}>
      {children}
    </div>
  );
}
