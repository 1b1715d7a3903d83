import MuiDrawer from '@mui/material/Drawer';
import type { ReactNode } from 'react';
import styles from './drawer.module.css';

export interface DrawerProps {
  isOpen: boolean;
  label: string;
  onClose: () => void;
  children: ReactNode;
  /** `start` is the menu on small screens, `end` a sheet beside the page. */
  side?: 'start' | 'end';
}

/** A temporary panel over the page; traps the focus, Esc closes. */
export function DrawerPanel({ isOpen, label, onClose, children, side = 'start' }: DrawerProps) {
  return (
    <MuiDrawer
      open={isOpen}
      onClose={onClose}
      anchor={side === 'start' ? 'left' : 'right'}
      slotProps={{
        paper: { className: styles[side], role: 'dialog', 'aria-label': label, 'aria-modal': true },
      }}
    >
      {children}
    </MuiDrawer>
  );
}
