import MuiPopover from '@mui/material/Popover';
import type { ReactNode } from 'react';
import styles from './popover.module.css';

export interface PopoverProps {
  /** The element it hangs on; undefined is closed. */
  anchor: HTMLElement | undefined;
  /** Names it for readers. */
  label: string;
  onClose: () => void;
  children: ReactNode;
  align?: 'start' | 'end';
}

/** A small sheet hanging on a control: filters, calendars, column choosers. Esc closes and gives the focus back. */
export function PopoverPanel({ anchor, label, onClose, children, align = 'start' }: PopoverProps) {
  const horizontal = align === 'start' ? 'left' : 'right';
  return (
    <MuiPopover
      open={anchor !== undefined}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal }}
      transformOrigin={{ vertical: -6, horizontal }}
      slotProps={{ paper: { className: styles.paper, role: 'dialog', 'aria-label': label } }}
    >
      {children}
    </MuiPopover>
  );
}
