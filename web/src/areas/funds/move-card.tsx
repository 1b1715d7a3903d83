import { fundKindLabels } from '#domain/areas/funds/funds.labels.ts';
import type { FundMoveRow } from '#domain/areas/funds/funds.rows.ts';
import { officeFund } from '#domain/services/office-fund/service.ts';
import { OrderStatusChip } from '#web/engine/order-paper/order-status.tsx';
import { RowCard } from '#web/kit/table/row-card.tsx';
import { formatDateTime, formatMoney } from '#web/lib/format.ts';
import { useLanguage } from '#web/lib/i18n.ts';

/** A movement on a narrow screen. */
export function MoveCard({ row, href }: { row: FundMoveRow; href: string }) {
  const words = fundKindLabels[useLanguage()];
  const { number, status, office, kind, amount, bankReference, by, createdAt } = row;
  return (
    <RowCard
      title={number}
      href={href}
      end={<OrderStatusChip status={status} lifecycle={officeFund.lifecycle} />}
      lines={[
        <b key="amount">
          {office} · {words[kind]} · {formatMoney(amount, 'USD')}
        </b>,
        [bankReference, by, formatDateTime(createdAt)].filter(Boolean).join(' · '),
      ]}
    />
  );
}
