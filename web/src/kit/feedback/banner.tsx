import { mdiAlertOutline, mdiInformationOutline, mdiShieldAlertOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '../text/icon.tsx';
import styles from './banner.module.css';

const ICONS = { info: mdiInformationOutline, warn: mdiAlertOutline, danger: mdiShieldAlertOutline } as const;

interface BannerProps {
  tone: keyof typeof ICONS;
  /** The bold beginning. */
  title?: string;
  children: ReactNode;
  action?: ReactNode;
}

/** A ribbon that says what is the matter with all of the page. */
export function Banner({ tone, title, children, action }: BannerProps) {
  return (
    <div className={`${styles.banner} ${styles[tone]}`} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon path={ICONS[tone]} />
      <div className={styles.text}>
        {title && <b>{title} </b>}
        {children}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
