import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './paper.module.css';

/** A group of facts on a paper under its small capital heading. */
export function PaperSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Two sections beside each other where there is room. */
export function PaperColumns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
