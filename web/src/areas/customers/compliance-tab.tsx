import { mdiShieldSearch } from '@mdi/js';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { CustomerPaper } from '#domain/areas/customers/customer.replies.ts';
import type { MemoryRow, ScreeningRow } from '#domain/areas/compliance/screening.schema.ts';
import { Loaded } from '#web/engine/paper/loaded.tsx';
import { ReasonDialog } from '#web/engine/paper/reason-dialog.tsx';
import { Button } from '#web/kit/action/button.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { StatusChip } from '#web/kit/text/status-chip.tsx';
import type { Tone } from '#web/kit/text/status-chip.tsx';
import { formatDate, formatDateTime } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh, useAct, useCall } from '#web/lib/query.ts';
import styles from './customer-paper.module.css';
import { MemoryChanges } from './memory-changes.tsx';

const results: Readonly<Record<ScreeningRow['result'], Tone>> = {
  clear: 'ok',
  'auto-cleared': 'ok',
  remembered: 'ok',
  potential: 'warn',
  unreadable: 'warn',
};
const states: Readonly<Record<MemoryRow['state'], Tone>> = {
  active: 'ok',
  waiting: 'info',
  reopened: 'warn',
  expired: 'mute',
  revoked: 'mute',
  replaced: 'mute',
};

/** How the customer was looked for on the lists, and which false alarms are remembered of them. */
export function ComplianceTab({ customer: { id } }: { customer: CustomerPaper }) {
  const params = { kind: 'customer', id } as const;
  const query = useCall('GET /api/compliance/people/{kind}/{id}', { params });
  return (
    <Loaded query={query} shape="row">
      {({ screenings, memories }) => (
        <>
          <Screenings id={id} rows={screenings} />
          <Memories rows={memories} />
        </>
      )}
    </Loaded>
  );
}

function Screenings({ id, rows }: { id: string; rows: readonly ScreeningRow[] }) {
  const t = useMessages('customers');
  const navigate = useNavigate();
  const { toastError } = useToast();
  const act = useAct('POST /api/compliance/people/{kind}/{id}/screen');
  const screenNow = async () => {
    await act.mutateAsync({ params: { kind: 'customer', id } });
    await refresh('/api/compliance/people/');
  };
  return (
    <section aria-label={t(($) => $.screened.title)}>
      <h2 className={styles.title}>{t(($) => $.screened.title)}</h2>
      <Button
        size="sm"
        icon={mdiShieldSearch}
        isBusy={act.isPending}
        onClick={() => void screenNow().catch(toastError)}
      >
        {t(($) => $.screened.now)}
      </Button>
      {rows.length === 0 && <EmptyState icon={mdiShieldSearch} title={t(($) => $.screened.none)} />}
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={row.id} className={styles.item}>
            <span className={styles.words}>
              <span className={styles.title}>{formatDateTime(row.at)}</span>
              <small>
                {[t(($) => $.screened.trigger[row.trigger]), row.orderNumber, row.by?.name]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            <span className={styles.buttons}>
              <StatusChip tone={results[row.result]} label={t(($) => $.screened.result[row.result])} />
              <Button
                size="sm"
                aria-label={t(($) => $.screened.open, { when: formatDateTime(row.at) })}
                onClick={() => void navigate({ href: `/compliance/search?screening=${row.id}` })}
              >
                {t(($) => $.open)}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Memories({ rows }: { rows: readonly MemoryRow[] }) {
  const t = useMessages('customers');
  const { toast } = useToast();
  const [asked, setAsked] = useState<MemoryRow>();
  const act = useAct('POST /api/compliance/memories/{id}/revoke');
  if (rows.length === 0) return null;

  async function revoke({ id, version }: MemoryRow, reason: string) {
    await act.mutateAsync({ params: { id }, body: { reason }, options: { ifMatch: version } });
    toast(t(($) => $.memory.revoked));
    await refresh('/api/compliance/people/');
  }

  return (
    <section aria-label={t(($) => $.memory.title)}>
      <h2 className={styles.title}>{t(($) => $.memory.title)}</h2>
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={row.id} className={styles.item}>
            <span className={styles.words}>
              <span className={styles.title}>{row.name}</span>
              <small>
                {[
                  `${row.source} ${row.entryId}`,
                  row.score.toFixed(2),
                  [row.decidedBy.name, row.secondBy?.name].filter(Boolean).join(', '),
                  formatDate(row.decidedAt),
                  t(($) => $.memory.until, { when: formatDate(row.expiresAt) }),
                  row.orderNumber && t(($) => $.memory.onlyOrder, { number: row.orderNumber }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
              <small>{[row.note, row.revokedWhy].filter(Boolean).join(' · ')}</small>
              {row.reopened && <MemoryChanges changes={row.reopened} />}
            </span>
            <span className={styles.buttons}>
              <StatusChip tone={states[row.state]} label={t(($) => $.memory.state[row.state])} />
              {row.revokedAt === null && (
                <Button
                  size="sm"
                  aria-label={`${t(($) => $.memory.revoke)}: ${row.name}`}
                  onClick={() => setAsked(row)}
                >
                  {t(($) => $.memory.revoke)}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {asked && (
        <ReasonDialog
          title={t(($) => $.memory.revoke)}
          text={t(($) => $.memory.revokeText)}
          run={(reason) => revoke(asked, reason)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}
