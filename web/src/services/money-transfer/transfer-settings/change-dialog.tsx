import { useId } from 'react';
import type { ReactNode } from 'react';
import { Button } from '#web/kit/action/button.tsx';
import { Banner } from '#web/kit/feedback/banner.tsx';
import { Dialog } from '#web/kit/overlay/dialog.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import styles from './change-dialog.module.css';

interface ChangeDialogProps {
  title: string;
  /** Pixels. */
  maxWidth: number;
  isBusy: boolean;
  /** What is wrong with the whole, not with one field. */
  problem: string | undefined;
  /** Stands before Cancel and Save. */
  action?: ReactNode;
  onClose: () => void;
  onSave: () => void;
  children: ReactNode;
}

/** The frame of every change of a dated setting. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { title, maxWidth, isBusy, problem, action, onClose, onSave, children } = props;
  const t = useMessages('transfer-settings');
  const form = useId();
  return (
    <Dialog
      isOpen
      title={title}
      maxWidth={maxWidth}
      onClose={onClose}
      actions={
        <>
          {action}
          <Button onClick={onClose}>{t(($) => $.cancel)}</Button>
          <Button variant="primary" type="submit" form={form} isBusy={isBusy}>
            {t(($) => $.save)}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        {problem && <Banner tone="danger">{problem}</Banner>}
        {children}
      </form>
    </Dialog>
  );
}
