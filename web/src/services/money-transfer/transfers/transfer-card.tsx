import { moneyTransfer } from '#domain/services/money-transfer/service.ts';
import { transferMethodLabels } from '#domain/services/money-transfer/transfers.labels.ts';
import type { TransferRow } from '#domain/services/money-transfer/transfers.rows.ts';
import { QuickActions } from '#web/engine/order-actions/quick-actions.tsx';
import { OrderStatusChip } from '#web/engine/order-paper/order-status.tsx';
import type { Option } from '#web/kit/input/select-field.tsx';
import { formatMoney, formatPhone } from '#web/lib/format.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { cashOfTransfer, fitsMethod } from './fits-method.ts';
import styles from './transfers.module.css';
import { WaitingAge } from './waiting-age.tsx';

interface TransferCardProps {
  row: TransferRow;
  href: string;
}

/** A transfer on a narrow screen, for who sells: who to whom, how much, where it stands. */
export function TransferCard({ row, href }: TransferCardProps) {
  return (
    <div className={styles.card}>
      <a href={href}>{row.sender}</a>
      <b className={styles.amount}>{formatMoney(row.total ?? row.net, row.currency)}</b>
      <small>
        → {row.receiver}, {row.territory}
      </small>
      <OrderStatusChip status={row.status} lifecycle={moneyTransfer.lifecycle} />
    </div>
  );
}

/** A transfer on the phone of a provider: whom to bring what, and the next step under the thumb. */
export function QueueCard({ row, href, couriers }: TransferCardProps & { couriers: readonly Option[] }) {
  const t = useMessages('transfers');
  const method = transferMethodLabels[useLanguage()][row.method];
  const failed = row.attempts > 0 && t(($) => $.attempt, { count: row.attempts });
  return (
    <div className={styles.card}>
      <a href={href}>{row.receiver}</a>
      <b className={styles.amount}>{formatMoney(row.payout, row.payoutCurrency)}</b>
      <small>
        {[`${row.municipality}, ${row.territory}`, method].join(' · ')}
        <br />
        <a
          className={styles.phone}
          href={`tel:${row.receiverPhone}`}
          onClick={(event) => event.stopPropagation()}
        >
          {formatPhone(row.receiverPhone)}
        </a>{' '}
        · <span className={styles.number}>{row.number}</span>
      </small>
      <span className={styles.state}>
        <OrderStatusChip status={row.status} lifecycle={moneyTransfer.lifecycle} />
        <small>
          <WaitingAge since={row.submittedAt} /> {failed && `· ${failed}`}
        </small>
      </span>
      <div className={styles.wide}>
        <QuickActions
          id={row.id}
          status={row.status}
          lifecycle={moneyTransfer.lifecycle}
          fits={(action) => fitsMethod(action, row)}
          couriers={couriers}
          due={cashOfTransfer(row)}
          isCard
        />
      </div>
    </div>
  );
}
