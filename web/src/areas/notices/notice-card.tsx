import type { NoticeRow } from '#domain/areas/notices/notices.rows.ts';
import { RowCard } from '#web/kit/table/row-card.tsx';
import { StatusChip } from '#web/kit/text/status-chip.tsx';
import { formatDateTime } from '#web/lib/format.ts';
import { statusTone } from './notice-tones.ts';

/** A notice on a narrow screen. */
export function NoticeCard({ row, status }: { row: NoticeRow; status: string }) {
  return (
    <RowCard
      title={row.title}
      href={`/settings/notices/paper/${row.id}`}
      end={<StatusChip tone={statusTone[row.status]} label={status} />}
      lines={[formatDateTime(row.publishStart)]}
    />
  );
}
