import { useState } from 'react';
import { rules } from '#domain/access/rules.ts';
import type { CashRow } from '#domain/areas/cash/cash.endpoints.ts';
import { ReasonDialog } from '#web/engine/paper/reason-dialog.tsx';
import { useSubject } from '#web/engine/session/use-office.ts';
import { Button } from '#web/kit/action/button.tsx';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { StatusChip } from '#web/kit/text/status-chip.tsx';
import { formatMoney, formatTime } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh, useAct, useCall } from '#web/lib/query.ts';
import styles from './cash.module.css';

/** For the admin of the office: the drawers of today, to see what they differ by and to open one again. */
export function OfficeDrawers() {
  const t = useMessages('cash');
  const subject = useSubject();
  const isAdmin = subject !== null && rules.admin(subject);
  const { data } = useCall('GET /api/cash/sessions', { query: {} }, { enabled: isAdmin });
  const [reopening, setReopening] = useState<CashRow | null>(null);
  if (!isAdmin || data === undefined || data.sessions.length === 0) return null;
  return (
    <div className={styles.office}>
      <Sheet title={t(($) => $.ofOffice)}>
        <ul className={styles.lines}>
          {data.sessions.map((row) => (
            <li key={row.id}>
              <time dateTime={row.openedAt}>{formatTime(row.openedAt)}</time>
              <span>
                <b>{row.user.name}</b>
                <small>
                  {row.difference !== null &&
                    t(($) => $.differsBy, { amount: formatMoney(row.difference ?? '0', 'USD') })}
                </small>
              </span>
              <span className={styles.end}>
                <StatusChip
                  tone={row.status === 'Open' ? 'ok' : 'mute'}
                  label={t(($) => $.status[row.status])}
                />
                {row.status === 'Closed' && (
                  <Button
                    size="sm"
                    aria-label={t(($) => $.reopenOf, { name: row.user.name })}
                    onClick={() => setReopening(row)}
                  >
                    {t(($) => $.reopen)}
                  </Button>
                )}
              </span>
            </li>
          ))}
        </ul>
      </Sheet>
      {reopening && <Reopen row={reopening} onClose={() => setReopening(null)} />}
    </div>
  );
}

function Reopen({ row, onClose }: { row: CashRow; onClose: () => void }) {
  const t = useMessages('cash');
  const act = useAct('POST /api/cash/sessions/{id}/reopen');
  return (
    <ReasonDialog
      title={t(($) => $.reopen)}
      text={t(($) => $.reopenText, { name: row.user.name })}
      onClose={onClose}
      run={async (reason) => {
        const { id, version } = row;
        await act.mutateAsync({ params: { id }, body: { reason }, options: { ifMatch: version } });
        await refresh('/api/cash/', '/api/payments/options');
      }}
    />
  );
}
