import type { ReactNode } from 'react';
import styles from './transfer-form.module.css';

/** Why who was chosen will not do: there is no input any more to say it at, so the sentence itself takes the focus. */
export function ChosenError({ children }: { children: ReactNode }) {
  return (
    <p className={styles.error} role="alert" tabIndex={-1} data-wrong>
      {children}
    </p>
  );
}
