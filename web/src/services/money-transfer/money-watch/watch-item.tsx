import { Link } from '@tanstack/react-router';
import type { WatchRow } from '#domain/services/money-transfer/money-watch.endpoints.ts';
import { moneyTransfer } from '#domain/services/money-transfer/service.ts';
import { OrderStatusChip } from '#web/engine/order-paper/order-status.tsx';
import { formatDate, formatMoney, formatRelative, formatTime } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import styles from './money-watch.module.css';
import { RetryPayment } from './retry-payment.tsx';

/** One order or payment of a list, with the link to its paper. */
export function WatchItem({ row, mayRetry }: { row: WatchRow; mayRetry: boolean }) {
  const { orderId, number, status, office, provider, amount, currency, since, payment } = row;
  const facts = useFacts(row);
  const offices = provider === '' ? office : `${office} → ${provider}`;
  return (
    <li>
      <span className={styles.facts}>
        <Link to={`/services/transfers/paper/${orderId}`}>{number}</Link>
        <OrderStatusChip status={status} lifecycle={moneyTransfer.lifecycle} />
        <small>{[offices, ...facts].join(' · ')}</small>
      </span>
      <span className={styles.amount}>
        {formatMoney(amount, currency)}
        <small>{formatRelative(since)}</small>
      </span>
      {mayRetry && payment?.state === 'Failed' && <RetryPayment row={row} payment={payment} />}
    </li>
  );
}

/** What there is to know besides, in words. */
function useFacts({ since, freeUntil, cancelWay, claimUntil, payment }: WatchRow): string[] {
  const t = useMessages('money-watch');
  const facts: string[] = [];
  if (freeUntil !== null) {
    const isFree = Date.parse(since) <= Date.parse(freeUntil);
    facts.push(isFree ? t(($) => $.free) : t(($) => $.notFree, { when: formatTime(freeUntil) }));
  }
  if (cancelWay !== null) facts.push(t(($) => $.way[cancelWay]));
  if (claimUntil !== null) facts.push(t(($) => $.claimUntil, { day: formatDate(claimUntil) }));
  if (payment !== null) {
    facts.push(
      payment.isRefund ? t(($) => $.refund) : t(($) => $.capture),
      t(($) => $.state[payment.state]),
      payment.gateway,
      ...(payment.last4 === '' ? [] : [t(($) => $.card, { last4: payment.last4 })]),
      ...(payment.text === '' ? [] : [payment.text]),
    );
  }
  return facts;
}
