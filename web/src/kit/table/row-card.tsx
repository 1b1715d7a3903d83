import type { ReactNode } from 'react';
import styles from './row-card.module.css';

interface RowCardProps {
  title: ReactNode;
  /** Where the title leads. */
  href?: string;
  /** State of the row, at the end of its first line. */
  end?: ReactNode;
  /** Secondary facts, a line each; empty ones are left out. */
  lines?: readonly ReactNode[];
}

/** A row of an explorer on a narrow screen: who or what, its state, the facts that matter. */
export function RowCard({ title, href, end, lines = [] }: RowCardProps) {
  return (
    <div className={styles.card}>
      {href === undefined ? <b>{title}</b> : <a href={href}>{title}</a>}
      {end}
      {lines.filter(Boolean).map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line is known by its place
        <small key={index}>{line}</small>
      ))}
    </div>
  );
}
