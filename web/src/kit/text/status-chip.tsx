import styles from './status-chip.module.css';

export type Tone = 'ok' | 'info' | 'warn' | 'err' | 'mute';

/** A status: always a dot and a word, never colour alone. */
export function StatusChip({ tone, label }: { tone: Tone; label: string }) {
  return (
    <span className={`${styles.chip} ${styles[tone]}`}>
      <i className={styles.dot} />
      {label}
    </span>
  );
}
