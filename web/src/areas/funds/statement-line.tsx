import { Link } from '@tanstack/react-router';
import type { Answer } from '#web/lib/api.ts';
import { orderAddress } from '#web/engine/order-paper/order-address.ts';
import { useSubject } from '#web/engine/session/use-office.ts';
import { formatDate, formatMoney } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import styles from './funds.module.css';
import { useLineKind } from './use-line-kind.ts';

type Line = Answer<'GET /api/settings/offices/funds/{id}/lines'>['lines'][number];

/** What moved the fund, with the order behind it. On a phone the day and the balance stand below. */
export function StatementLine({ line }: { line: Line }) {
  const t = useMessages('funds');
  const kind = useLineKind(line.kind);
  const { day, amount } = line;
  const date = formatDate(day);
  const balance = formatMoney(line.balance, 'USD');
  return (
    <tr>
      <td className={styles.day}>
        <time dateTime={day}>{date}</time>
      </td>
      <td>
        {kind} <OrderNumber line={line} />
        <small className={styles.narrow}>{date}</small>
      </td>
      <td className={amount.startsWith('-') ? styles.money : `${styles.money} ${styles.in}`}>
        {formatMoney(amount, 'USD')}
        <small className={styles.narrow}>{t(($) => $.line.after, { amount: balance })}</small>
      </td>
      <td className={styles.balance}>{balance}</td>
    </tr>
  );
}

/** A link for who may open the order. */
function OrderNumber({ line: { orderId, number, service } }: { line: Line }) {
  const subject = useSubject();
  if (number === null) return null;
  const address = orderId === null || subject === null ? undefined : orderAddress(service, orderId, subject);
  return address === undefined ? (
    <span className={styles.number}>{number}</span>
  ) : (
    <Link to={address}>{number}</Link>
  );
}
