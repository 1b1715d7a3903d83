import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './dialog-part.module.css';

/** A step of a form in a dialog under its small heading. */
export function DialogPart({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id}>{title}</h3>
        {action}
      </div>
      {children}
    </section>
  );
}
