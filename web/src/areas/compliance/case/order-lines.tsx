import { Link } from '@tanstack/react-router';
import type { CasePaper } from '#domain/areas/compliance/case-paper.ts';
import { orderAddress } from '#web/engine/order-paper/order-address.ts';
import { useSubject } from '#web/engine/session/use-office.ts';
import { formatDateTime, formatMoney } from '#web/lib/format.ts';
import styles from './evidence.module.css';

type Line = CasePaper['rules'][number]['orders'][number];

/** Orders in one line each: number, when, how much. */
export function OrderLines({ orders }: { orders: readonly Line[] }) {
  return (
    <ul className={styles.orders}>
      {orders.map(({ id, number, service, at, total }) => (
        <li key={id}>
          <OrderLink {...{ id, number, service }} />
          <small>{formatDateTime(at)}</small>
          <b>{formatMoney(total.amountMinor, total.currency)}</b>
        </li>
      ))}
    </ul>
  );
}

/** The number of an order; a link for who may open its paper. */
export function OrderLink({ id, number, service }: Pick<Line, 'id' | 'number' | 'service'>) {
  const subject = useSubject();
  const address = subject === null ? undefined : orderAddress(service, id, subject);
  return address === undefined ? <b>{number}</b> : <Link to={address}>{number}</Link>;
}
