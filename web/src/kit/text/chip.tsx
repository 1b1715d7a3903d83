import styles from './chip.module.css';

/** A small word that marks a thing (`Vip`); for states use StatusChip. */
export function Chip({ label }: { label: string }) {
  return <span className={styles.chip}>{label}</span>;
}
