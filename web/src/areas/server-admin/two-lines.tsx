import type { ReactNode } from 'react';
import styles from './two-lines.module.css';

/** A row on a narrow screen: what it is, a fact below, its state at the end. */
export function TwoLines({ title, detail, end }: { title: ReactNode; detail: ReactNode; end?: ReactNode }) {
  return (
    <>
      <span className={styles.words}>
        <b>{title}</b>
        <small>{detail}</small>
      </span>
      {end}
    </>
  );
}
