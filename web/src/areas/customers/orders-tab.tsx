import { mdiReceiptTextOutline } from '@mdi/js';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { screenOf } from '#domain/access/screens.ts';
import type { PartyOrder } from '#domain/areas/customers/customer-orders.explorer.ts';
import type { CustomerPaper } from '#domain/areas/customers/customer.replies.ts';
import { services, type OrderType } from '#domain/services/services.ts';
import { OrderStatusChip } from '#web/engine/order-paper/order-status.tsx';
import { Loaded } from '#web/engine/paper/loaded.tsx';
import { Button } from '#web/kit/action/button.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { formatDateTime, formatMoney } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { useCall } from '#web/lib/query.ts';
import styles from './customer-paper.module.css';

const pageSize = '25';

/** What this customer bought, of all services, the newest first; a page at a time. */
export function OrdersTab({ customer: { id } }: { customer: CustomerPaper }) {
  const t = useMessages('customers');
  const [place, setPlace] = useState<{ after?: string; before?: string }>({});
  const query = useCall('GET /api/customers/{id}/orders', {
    params: { id },
    query: { limit: pageSize, ...place },
  });
  return (
    <Loaded query={query} shape="row">
      {({ rows, next, previous }) => (
        <>
          {rows.length === 0 && (
            <EmptyState
              icon={mdiReceiptTextOutline}
              title={t(($) => $.boughtOrders.none)}
              text={t(($) => $.boughtOrders.noneText)}
            />
          )}
          <ul className={styles.list}>
            {rows.map((order) => (
              <OrderItem key={order.id} order={order} />
            ))}
          </ul>
          {(next !== null || previous !== null) && (
            <div className={styles.buttons}>
              <Button
                size="sm"
                disabled={previous === null}
                onClick={() => previous !== null && setPlace({ before: previous })}
              >
                {t(($) => $.boughtOrders.newer)}
              </Button>
              <Button
                size="sm"
                disabled={next === null}
                onClick={() => next !== null && setPlace({ after: next })}
              >
                {t(($) => $.boughtOrders.older)}
              </Button>
            </div>
          )}
        </>
      )}
    </Loaded>
  );
}

/** A row leads to its paper where that is the caller's to read. */
function OrderItem({ order }: { order: PartyOrder }) {
  const { id, number, createdAt, service, status, receiver, total, currency, office, mayOpen } = order;
  const { paper, lifecycle } = services[service as OrderType];
  return (
    <li className={styles.item}>
      <span className={styles.words}>
        <b>{mayOpen ? <Link to={screenOf(paper).path.replace('{id}', id)}>{number}</Link> : number}</b>
        <small>{[formatDateTime(createdAt), office, receiver].filter(Boolean).join(' · ')}</small>
      </span>
      <OrderStatusChip status={status} lifecycle={lifecycle} />
      <span className={styles.total}>{formatMoney(total, currency)}</span>
    </li>
  );
}
