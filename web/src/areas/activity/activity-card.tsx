import { actionLabel } from '#domain/areas/activity/activity-action.labels.ts';
import type { ActivityRow } from '#domain/areas/activity/activity.rows.ts';
import { RowCard } from '#web/kit/table/row-card.tsx';
import { formatDateTime } from '#web/lib/format.ts';
import { useLanguage } from '#web/lib/i18n.ts';
import { ChangesCell } from './changes-cell.tsx';
import { paperOf } from './paper-of.ts';

/** A line of the log on a narrow screen. */
export function ActivityCard({ row }: { row: ActivityRow }) {
  const action = actionLabel(row.action, useLanguage());
  return (
    <RowCard
      title={row.label}
      href={paperOf(row)}
      lines={[
        `${row.user} · ${action}`,
        [formatDateTime(row.at), row.office].filter(Boolean).join(' · '),
        row.changes.length > 0 && <ChangesCell row={row} limit={1} />,
      ]}
    />
  );
}
