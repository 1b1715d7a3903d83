import { formatMoney } from '#web/lib/format.ts';
import styles from './number-text.module.css';

/** Money from minor units in tabular figures: `<MoneyText minor={56000n} currency="USD" />`. */
export function MoneyText({ minor, currency }: { minor: bigint | string | number; currency: string }) {
  return <span className={styles.figures}>{formatMoney(minor, currency)}</span>;
}
