import { mdiArrowLeft } from '@mdi/js';
import type { ReactNode } from 'react';
import { useMessages } from '#web/lib/i18n.ts';
import { IconButton } from '../action/icon-button.tsx';
import styles from './page-header.module.css';

interface PageHeaderProps {
  title: string;
  onBack?: () => void;
  /** Status beside the title. */
  chip?: ReactNode;
  /** A quiet fact: `412 today`, `Draft kept on this device`. */
  count?: ReactNode;
  /** Buttons at the right; the primary one last. */
  actions?: ReactNode;
}

/** Title row of a page, with the one h1 of it. */
export function PageHeader({ title, onBack, chip, count, actions }: PageHeaderProps) {
  const t = useMessages('kit');
  return (
    <header className={styles.header}>
      {onBack && <IconButton icon={mdiArrowLeft} label={t(($) => $.back)} onClick={onBack} />}
      <h1 className={styles.title}>{title}</h1>
      {chip}
      {count !== undefined && <span className={styles.count}>{count}</span>}
      <div className={styles.actions}>{actions}</div>
    </header>
  );
}
