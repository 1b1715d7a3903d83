import { officeTypeLabels } from '#domain/access/access.labels.ts';
import type { OfficeRow } from '#domain/areas/offices/offices.rows.ts';
import { RowCard } from '#web/kit/table/row-card.tsx';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { OfficeState } from './office-state.tsx';

/** An office on a narrow screen. */
export function OfficeCard({ row, href }: { row: OfficeRow; href: string }) {
  const t = useMessages('offices');
  const type = officeTypeLabels[useLanguage()][row.officeType];
  const facts = [row.code, type, row.territory, t(($) => $.people, { count: row.users })];
  return (
    <RowCard
      title={row.name}
      href={href}
      end={<OfficeState isActive={row.active} isHeld={row.holdReason !== null} />}
      lines={[facts.filter(Boolean).join(' · ')]}
    />
  );
}
