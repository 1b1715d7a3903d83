import ButtonBase from '@mui/material/ButtonBase';
import type { MouseEventHandler, ReactNode } from 'react';
import { Icon } from '../text/icon.tsx';
import { Kbd } from '../text/kbd.tsx';
import styles from './button.module.css';

export interface ButtonProps {
  children: ReactNode;
  variant?: 'primary' | 'ghost' | 'danger';
  size?: 'sm' | 'md' | 'wide';
  /** Path of an mdi icon, before the words. */
  icon?: string;
  /** The key that does the same, e.g. `N` or `Ctrl ↵`. */
  hint?: string;
  type?: 'button' | 'submit';
  form?: string;
  disabled?: boolean;
  /** Work is running: keeps its place and width, takes no second click. */
  isBusy?: boolean;
  onClick?: MouseEventHandler<HTMLElement>;
  /** Renders a link instead. */
  href?: string;
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-haspopup'?: 'menu' | 'dialog' | 'listbox';
  'aria-expanded'?: boolean;
}

/** The one button. Primary once a screen; `<Button icon={mdiPlus} hint="N">New user</Button>`. */
export function Button({ children, variant = 'ghost', size = 'md', ...props }: ButtonProps) {
  const { icon, hint, isBusy = false, disabled = false, type = 'button', href, ...rest } = props;
  const target = href === undefined ? { type } : { href };
  return (
    <ButtonBase
      {...rest}
      {...target}
      className={classOf(variant, size, isBusy)}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
      aria-keyshortcuts={hint}
      focusVisibleClassName={styles.focus}
    >
      {icon && <Icon path={icon} size={size === 'sm' ? 18 : 20} />}
      {children}
      {hint && <Kbd keys={hint} />}
    </ButtonBase>
  );
}

function classOf(variant: keyof typeof styles, size: keyof typeof styles, isBusy: boolean): string {
  return [styles.button, styles[variant], styles[size], isBusy && styles.busy].filter(Boolean).join(' ');
}
