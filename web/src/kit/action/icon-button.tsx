import ButtonBase from '@mui/material/ButtonBase';
import type { MouseEventHandler, Ref } from 'react';
import { Tooltip } from '../overlay/tooltip.tsx';
import { Icon } from '../text/icon.tsx';
import styles from './icon-button.module.css';

export interface IconButtonProps {
  /** Path of an mdi icon. */
  icon: string;
  /** Says what it does; also shown as the tooltip. */
  label: string;
  size?: 'sm' | 'md';
  disabled?: boolean;
  /** A mark that something waits behind it. */
  hasBadge?: boolean;
  isPressed?: boolean;
  onClick?: MouseEventHandler<HTMLElement>;
  href?: string;
  ref?: Ref<HTMLButtonElement>;
  'aria-haspopup'?: 'menu' | 'dialog' | 'listbox';
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
}

/** A button that is only an icon, with an accessible label and a tooltip. */
export function IconButton({ icon, label, size = 'md', hasBadge, isPressed, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <ButtonBase
        {...rest}
        className={`${styles.button} ${styles[size]}`}
        aria-label={label}
        aria-pressed={isPressed}
        focusVisibleClassName={styles.focus}
      >
        <Icon path={icon} size={size === 'sm' ? 18 : 20} />
        {hasBadge && <i className={styles.badge} />}
      </ButtonBase>
    </Tooltip>
  );
}
