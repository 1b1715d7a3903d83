import type { ReactNode } from 'react';
import type { Tone } from '../text/status-chip.tsx';
import styles from './timeline.module.css';

export interface TimelineEvent {
  id: string;
  title: ReactNode;
  /** Who, where, when: `10:27 · Ana Ruiz, Hialeah Main`. */
  note?: ReactNode;
  tone?: Tone;
}

/** What happened, newest first. */
export function Timeline({ events, label }: { events: readonly TimelineEvent[]; label: string }) {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {events.map(({ id, title, note, tone = 'mute' }) => (
        <li key={id}>
          <i className={styles[tone]} />
          {title}
          {note && <small>{note}</small>}
        </li>
      ))}
    </ol>
  );
}
