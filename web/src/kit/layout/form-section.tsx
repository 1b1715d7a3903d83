import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './form-section.module.css';

interface FormSectionProps {
  /** Place in the order in which one speaks with the customer. */
  number?: number;
  title: string;
  children: ReactNode;
}

/** A numbered sheet of a form. */
export function FormSection({ number, title, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {number !== undefined && <i className={styles.number}>{number}</i>}
        {title}
      </h2>
      {children}
    </section>
  );
}
