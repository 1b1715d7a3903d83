import type { NoticeRow } from '#domain/areas/notices/notices.rows.ts';
import { StatusChip } from '#web/kit/text/status-chip.tsx';
import { formatDateTime } from '#web/lib/format.ts';
import styles from './notice-card.module.css';
import { statusTone } from './notice-tones.ts';

/** A notice on a narrow screen. */
export function NoticeCard({ row, status }: { row: NoticeRow; status: string }) {
  return (
    <>
      <span className={styles.words}>
        <a href={`/settings/notices/paper/${row.id}`}>{row.title}</a>
        <small>{formatDateTime(row.publishStart)}</small>
      </span>
      <StatusChip tone={statusTone[row.status]} label={status} />
    </>
  );
}
