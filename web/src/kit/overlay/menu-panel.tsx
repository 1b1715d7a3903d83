import MuiMenu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Icon } from '../text/icon.tsx';
import { Kbd } from '../text/kbd.tsx';
import styles from './menu.module.css';

export interface MenuEntry {
  id: string;
  label: string;
  icon?: string;
  /** The key that does the same. */
  hint?: string;
  isDanger?: boolean;
  /** Why it is not possible now; the entry stays readable and does nothing. */
  reason?: string;
  isSelected?: boolean;
  onClick: () => void;
}

export interface MenuProps {
  anchor: HTMLElement | undefined;
  label: string;
  entries: readonly MenuEntry[];
  onClose: () => void;
  align?: 'start' | 'end';
}

/** Actions behind a button; entries that are not possible say why instead of hiding. */
export function MenuPanel({ anchor, label, entries, onClose, align = 'end' }: MenuProps) {
  const horizontal = align === 'start' ? 'left' : 'right';

  function choose(entry: MenuEntry) {
    if (entry.reason !== undefined) return;
    onClose();
    entry.onClick();
  }

  return (
    <MuiMenu
      open={anchor !== undefined}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal }}
      transformOrigin={{ vertical: -6, horizontal }}
      slotProps={{ paper: { className: styles.paper }, list: { 'aria-label': label, dense: true } }}
    >
      {entries.map((entry) => (
        <MenuItem
          key={entry.id}
          selected={entry.isSelected}
          aria-disabled={entry.reason !== undefined || undefined}
          className={[styles.entry, entry.isDanger && styles.danger].filter(Boolean).join(' ')}
          onClick={() => choose(entry)}
        >
          {entry.icon && <Icon path={entry.icon} size={18} />}
          <span className={styles.words}>
            {entry.label}
            {entry.reason && <small>{entry.reason}</small>}
          </span>
          {entry.hint && <Kbd keys={entry.hint} />}
        </MenuItem>
      ))}
    </MuiMenu>
  );
}
