import { paymentMethodLabels } from '#domain/payment/payment.labels.ts';
import type { CashPaper } from '#domain/areas/cash/cash.endpoints.ts';
import { KeyValueList } from '#web/kit/layout/key-value-list.tsx';
import type { KeyValue } from '#web/kit/layout/key-value-list.tsx';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { formatDateTime, formatMoney } from '#web/lib/format.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import styles from './cash.module.css';

/** What went in and out, what should lie there, and what the count said. */
export function DrawerFacts({ session }: { session: CashPaper }) {
  const t = useMessages('cash');
  const words = paymentMethodLabels[useLanguage()];
  const { sums, papers, openingFloat, expected, counted, difference, closingNote } = session;
  const money = (minor: string) => formatMoney(minor, 'USD');
  const closing: KeyValue[] =
    counted === null || difference === null
      ? []
      : [
          { label: t(($) => $.counted), value: money(counted) },
          { label: t(($) => $.difference), value: money(difference), isSum: true },
        ];
  return (
    <Sheet title={t(($) => $.drawerOf, { name: session.user.name })}>
      <KeyValueList
        isMoney
        items={[
          { label: t(($) => $.float), value: money(openingFloat) },
          { label: t(($) => $.taken), value: money(sums.taken) },
          { label: t(($) => $.given), value: money(`-${sums.given}`) },
          { label: t(($) => $.in), value: money(sums.in) },
          { label: t(($) => $.out), value: money(`-${sums.out}`) },
          { label: t(($) => $.expected), value: money(expected), isSum: true },
          ...closing,
        ]}
      />
      {closingNote !== null && closingNote !== '' && <p className={styles.note}>{closingNote}</p>}
      {papers.length > 0 && (
        <>
          <h3 className={styles.heading}>{t(($) => $.papers)}</h3>
          <KeyValueList
            isMoney
            items={papers.map(({ method, count, amount }) => ({
              label: `${words[method]} × ${count}`,
              value: money(amount),
            }))}
          />
        </>
      )}
      <p className={styles.note}>{t(($) => $.since, { time: formatDateTime(session.openedAt) })}</p>
    </Sheet>
  );
}
