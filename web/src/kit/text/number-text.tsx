import { formatNumber } from '#web/lib/format.ts';
import styles from './number-text.module.css';

/** A number grouped by thousands in tabular figures. */
export function NumberText({ value, digits }: { value: number | bigint; digits?: number }) {
  return <span className={styles.figures}>{formatNumber(value, digits)}</span>;
}
