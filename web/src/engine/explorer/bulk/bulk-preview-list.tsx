import type { BulkPreview } from '#domain/kernel/bulk.ts';
import type { BulkVerdict } from '#domain/kernel/bulk-verdicts.ts';
import { bulkVerdicts } from '#domain/kernel/bulk-verdicts.ts';
import type { Tone } from '#web/kit/text/status-chip.tsx';
import { StatusChip } from '#web/kit/text/status-chip.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { BulkRows } from './bulk-rows.tsx';
import styles from './bulk.module.css';

export const verdictTones: Record<BulkVerdict, Tone> = { Changed: 'ok', Unchanged: 'mute', Refused: 'err' };

/** What would happen: how many of each kind, and the first rows one by one. */
export function BulkPreviewList({ preview }: { preview: BulkPreview }) {
  const t = useMessages('explorer');
  const rows = preview.rows.map(({ id, label, verdict, message }) => ({
    id,
    label,
    result: verdict,
    message,
  }));
  return (
    <>
      <p className={styles.counts}>
        {bulkVerdicts.map((verdict) => (
          <StatusChip
            key={verdict}
            tone={verdictTones[verdict]}
            label={`${preview.verdicts[verdict]} ${t(($) => $.bulk.verdict[verdict])}`}
          />
        ))}
      </p>
      <BulkRows rows={rows} words="verdict" />
      {preview.count > rows.length && <p>{t(($) => $.bulk.more, { count: preview.count - rows.length })}</p>}
    </>
  );
}
