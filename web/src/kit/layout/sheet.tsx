import type { ReactNode } from 'react';
import styles from './sheet.module.css';

interface SheetProps {
  children: ReactNode;
  /** Small capital heading; also names the region. */
  title?: string;
  /** `paper` breathes like a receipt, `side` is the column beside it, `flush` holds a table. */
  padding?: 'form' | 'paper' | 'side' | 'flush';
}

/** The white card everything stands on. */
export function Sheet({ children, title, padding = 'form' }: SheetProps) {
  return (
    <section className={`${styles.sheet} ${styles[padding]}`} aria-label={title}>
      {title && <h2 className={styles.title}>{title}</h2>}
      {children}
    </section>
  );
}
