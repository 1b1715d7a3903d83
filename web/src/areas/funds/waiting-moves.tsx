import { Link } from '@tanstack/react-router';
import { fundKindLabels } from '#domain/areas/funds/funds.labels.ts';
import { officeFund } from '#domain/services/office-fund/service.ts';
import { OrderStatusChip } from '#web/engine/order-paper/order-status.tsx';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { formatMoney } from '#web/lib/format.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { useCall } from '#web/lib/query.ts';
import styles from './funds.module.css';
import { toApprove } from './move-presets.ts';

/** As many as fit beside the statement; the list has them all. */
const shown = 6;

/** Movements of the office that are not booked yet, the oldest first. */
export function WaitingMoves({ code }: { code: string }) {
  const t = useMessages('funds');
  const words = fundKindLabels[useLanguage()];
  const filter = [toApprove, `office:is:${code}`];
  const query = { filter, sort: 'createdAt', limit: String(shown) };
  const { data } = useCall('GET /api/settings/offices/fund-moves', { query });
  const rows = data?.rows ?? [];
  return (
    <Sheet padding="side" title={t(($) => $.waiting)}>
      {data !== undefined && rows.length === 0 && <p className={styles.note}>{t(($) => $.nothingWaits)}</p>}
      <ul className={styles.list}>
        {rows.map(({ id, number, kind, amount, status, by }) => (
          <li key={id}>
            <span>
              <Link to={`/settings/offices/fund/move/${id}`}>{number}</Link>
              <small>
                {words[kind]} · {by}
              </small>
            </span>
            <span className={styles.end}>
              <b>{formatMoney(amount, 'USD')}</b>
              <OrderStatusChip status={status} lifecycle={officeFund.lifecycle} />
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <Link to="/settings/offices/fund" search={{ tab: 'moves', filter: [`office:is:${code}`] } as never}>
          {t(($) => $.allMoves)}
        </Link>
      </p>
    </Sheet>
  );
}
