import type { ReactNode } from 'react';
import { Button } from '#web/kit/action/button.tsx';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import styles from './form.module.css';

interface FormBodyProps {
  /** Stands beside the sections all the time and then holds the button. */
  aside?: ReactNode;
  /** Without it the aside has its own. */
  saveLabel?: string;
  isBusy: boolean;
  children: ReactNode;
}

/** The sections of a form and the button that saves: below them, or in the sheet beside them. */
export function FormBody({ aside, saveLabel, isBusy, children }: FormBodyProps) {
  const save = saveLabel !== undefined && (
    <Button type="submit" variant="primary" size={aside ? 'wide' : 'md'} hint="Ctrl ↵" isBusy={isBusy}>
      {saveLabel}
    </Button>
  );
  if (!aside) {
    return (
      <div className={styles.main}>
        {children}
        <div className={styles.save}>{save}</div>
      </div>
    );
  }
  return (
    <div className={styles.withAside}>
      <div className={styles.main}>{children}</div>
      <div className={styles.aside}>
        <Sheet padding="side">
          <div className={styles.receipt}>
            {aside}
            {save}
          </div>
        </Sheet>
      </div>
    </div>
  );
}
