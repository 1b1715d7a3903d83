import { fundsLabels } from '#domain/areas/funds/funds.labels.ts';
import type { FundRow } from '#domain/areas/funds/funds.rows.ts';
import { RowCard } from '#web/kit/table/row-card.tsx';
import { formatMoney } from '#web/lib/format.ts';
import { useLanguage } from '#web/lib/i18n.ts';
import { FundStateChip } from './fund-state.tsx';

/** A fund on a narrow screen. */
export function FundCard({ row, href }: { row: FundRow; href: string }) {
  const { columns, values } = fundsLabels[useLanguage()];
  const { office, code, creditModel, balance, available, waiting } = row;
  const figure = (label: string, minor: string) => `${label} ${formatMoney(minor, 'USD')}`;
  return (
    <RowCard
      title={office}
      href={href}
      end={<FundStateChip fund={row} />}
      lines={[
        `${code} · ${values['creditModel']?.[creditModel] ?? creditModel}`,
        [
          figure(columns['balance'] ?? '', balance),
          available === null ? '' : figure(columns['available'] ?? '', available),
        ]
          .filter(Boolean)
          .join(' · '),
        waiting === '0' ? '' : figure(columns['waiting'] ?? '', waiting),
      ]}
    />
  );
}
