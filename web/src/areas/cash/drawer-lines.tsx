import type { CashLine } from '#domain/areas/cash/cash.endpoints.ts';
import { paymentMethodLabels } from '#domain/payment/payment.labels.ts';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { formatMoney, formatTime } from '#web/lib/format.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import styles from './cash.module.css';

/** Everything that went through the drawer, the newest first. */
export function DrawerLines({ lines }: { lines: readonly CashLine[] }) {
  const t = useMessages('cash');
  const words = paymentMethodLabels[useLanguage()];
  return (
    <Sheet title={t(($) => $.lines)}>
      {lines.length === 0 && <p className={styles.note}>{t(($) => $.noLines)}</p>}
      <ul className={styles.lines}>
        {lines.toReversed().map(({ id, at, kind, method, amount, cash, text, reference }) => (
          <li key={id}>
            <time dateTime={at}>{formatTime(at)}</time>
            <span>
              <b>{t(($) => $.kind[kind])}</b> {text}
              <small>{[method === 'Cash' ? '' : words[method], reference].filter(Boolean).join(' · ')}</small>
            </span>
            <output>{formatMoney(cash ?? amount, 'USD')}</output>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
