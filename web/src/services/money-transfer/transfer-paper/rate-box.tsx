import { useState } from 'react';
import type { OrderRecord } from '#web/engine/order-paper/order-record.ts';
import { PaperSection } from '#web/engine/paper/paper-section.tsx';
import { formatTime } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import styles from './transfer-paper.module.css';

/** The rate that was fixed, where money is exchanged; of a draft until when it holds. */
export function RateBox({ order: { quote, status } }: { order: OrderRecord }) {
  const t = useMessages('transfer-paper');
  const [now] = useState(() => Date.now());
  const payout = quote?.payout;
  if (!quote || !payout) return null;
  const isDraft = status === 'Draft';
  const isExchanged = payout.amount.currency !== quote.currency;
  if (!isExchanged && !isDraft) return null;
  const when = formatTime(quote.validUntil);
  const isOver = Date.parse(quote.validUntil) <= now;
  const draftText = isOver ? t(($) => $.rateOver, { when }) : t(($) => $.rateUntil, { when });
  return (
    <PaperSection title={t(($) => $.rate)}>
      {isExchanged && (
        <p className={styles.rate}>
          {t(($) => $.oneDollar, { rate: payout.rate, currency: payout.amount.currency })}
        </p>
      )}
      <p className={styles.note}>{isDraft ? draftText : t(($) => $.rateFrozen)}</p>
    </PaperSection>
  );
}
