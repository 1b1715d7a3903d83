import { Link } from '@tanstack/react-router';
import type { CourierRun } from '#domain/services/money-transfer/courier-runs.endpoints.ts';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { StatusChip } from '#web/kit/text/status-chip.tsx';
import { formatDateTime, formatMoney } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { CloseRun } from './close-run.tsx';
import styles from './courier-runs.module.css';

const tones = { Out: 'info', Delivered: 'ok', Returned: 'warn' } as const;

/** One run: who, what they took along, what became of it, and the count when all are back. */
export function RunCard({ run }: { run: CourierRun }) {
  const t = useMessages('courier-runs');
  const { courier, openedAt, openedBy, closedAt, closedBy, note, reason } = run;
  return (
    <Sheet padding="form">
      <header className={styles.head}>
        <h3>{courier.name}</h3>
        <small>
          {closedAt === null
            ? t(($) => $.since, { when: formatDateTime(openedAt), by: openedBy })
            : t(($) => $.closedBy, { when: formatDateTime(closedAt), by: closedBy ?? '' })}
        </small>
      </header>
      {note !== '' && <p className={styles.note}>{note}</p>}
      <Cash cash={run.cash} />
      {reason !== null && <p className={styles.note}>{reason}</p>}
      <Orders orders={run.orders} isOpen={run.status === 'Open'} />
      {run.status === 'Open' && <CloseRun run={run} />}
    </Sheet>
  );
}

function Cash({ cash }: Pick<CourierRun, 'cash'>) {
  const t = useMessages('courier-runs');
  const isCounted = cash.some(({ counted }) => counted !== null);
  return (
    <table className={styles.cash}>
      <thead>
        <tr>
          <th scope="col">{t(($) => $.float)}</th>
          <th scope="col">{t(($) => $.paidOut)}</th>
          <th scope="col">{t(($) => $.expected)}</th>
          {isCounted && <th scope="col">{t(($) => $.difference)}</th>}
        </tr>
      </thead>
      <tbody>
        {cash.map(({ currency, float, paidOut, expected, difference }) => (
          <tr key={currency}>
            <td data-label={t(($) => $.float)}>{formatMoney(float, currency)}</td>
            <td data-label={t(($) => $.paidOut)}>{formatMoney(paidOut, currency)}</td>
            <td data-label={t(($) => $.expected)} className={styles.strong}>
              {formatMoney(expected, currency)}
            </td>
            {isCounted && (
              <td
                data-label={t(($) => $.difference)}
                className={difference === '0' ? undefined : styles.wrong}
              >
                {formatMoney(difference ?? '0', currency)}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Orders({ orders, isOpen }: Pick<CourierRun, 'orders'> & { isOpen: boolean }) {
  const t = useMessages('courier-runs');
  const done = orders.filter(({ outcome }) => outcome !== 'Out').length;
  return (
    <details className={styles.orders} open={isOpen}>
      <summary>
        {t(($) => $.deliveries)} · {t(($) => $.outOf, { done, all: orders.length })}
      </summary>
      <ul>
        {orders.map(({ id, number, receiver, municipality, amount, currency, outcome }) => (
          <li key={id}>
            <span>
              <b>{receiver}</b>
              <small>
                <Link to={`/services/transfers/paper/${id}`}>{number}</Link> · {municipality}
              </small>
            </span>
            <StatusChip tone={tones[outcome]} label={t(($) => $.outcome[outcome])} />
            <span>{formatMoney(amount, currency)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
