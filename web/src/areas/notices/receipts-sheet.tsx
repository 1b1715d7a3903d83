import { Sheet } from '#web/kit/layout/sheet.tsx';
import { Timeline } from '#web/kit/layout/timeline.tsx';
import type { Answer } from '#web/lib/api.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { useCall } from '#web/lib/query.ts';

/** Who has read the notice and who has acknowledged it. */
export function ReceiptsSheet({ notice }: { notice: Answer<'GET /api/settings/notices/{id}'> }) {
  const t = useMessages('notices');
  const { data } = useCall('GET /api/settings/notices/{id}/receipts', { params: { id: notice.id } });
  const rows = data?.rows ?? [];
  return (
    <Sheet padding="side" title={t(($) => $.receipts)}>
      {rows.length === 0 && <p>{t(($) => $.noReceipts)}</p>}
      {rows.length > 0 && (
        <Timeline
          label={t(($) => $.receipts)}
          events={rows.map((row) => ({
            id: `${row.dispatch} ${row.user} ${row.readAt}`,
            title: (
              <>
                <b>{row.user}</b> · {row.office}
              </>
            ),
            note: row.acknowledgedAt
              ? t(($) => $.acknowledged, { when: formatDateTime(row.acknowledgedAt) })
              : t(($) => $.read, { when: formatDateTime(row.readAt) }),
            tone: row.acknowledgedAt ? 'ok' : 'info',
          }))}
        />
      )}
    </Sheet>
  );
}
