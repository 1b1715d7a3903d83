import type { ReactNode } from 'react';
import { Icon } from '../text/icon.tsx';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  icon: string;
  title: string;
  text?: string;
  /** What to do about it: make the first one, clear the filters. */
  action?: ReactNode;
}

/** Nothing here yet, or nothing that fits: says which, and what to do. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.icon}>
        <Icon path={icon} size={28} />
      </span>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  );
}
