import MuiDialog from '@mui/material/Dialog';
import { useId } from 'react';
import type { KeyboardEventHandler, ReactNode } from 'react';
import styles from './dialog.module.css';

export interface DialogProps {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  /** Buttons, the strongest last. */
  actions?: ReactNode;
  onClose: () => void;
  /** Pixels; 480 when not said. */
  maxWidth?: number;
  role?: 'dialog' | 'alertdialog';
  onKeyDown?: KeyboardEventHandler;
}

/** A modal question or small task; traps the focus, Esc closes, stacks from z-index 200. */
export function DialogPanel({ isOpen, title, children, actions, maxWidth = 480, ...rest }: DialogProps) {
  const id = useId();
  const { onClose, onKeyDown, role } = rest;
  return (
    <MuiDialog
      open={isOpen}
      onClose={onClose}
      role={role}
      // MUI closes by Esc with a handler of its own, which an undefined one would take the place of.
      {...(onKeyDown && { onKeyDown })}
      aria-labelledby={id}
      slotProps={{ paper: { className: styles.paper, style: { maxWidth } } }}
    >
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={styles.body}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </MuiDialog>
  );
}
