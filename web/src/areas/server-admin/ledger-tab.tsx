import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/kit/action/button.tsx';
import { Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { KeyValueList } from '#web/kit/layout/key-value-list.tsx';
import { PageHeader } from '#web/kit/layout/page-header.tsx';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { Timeline } from '#web/kit/layout/timeline.tsx';
import { StatusChip } from '#web/kit/text/status-chip.tsx';
import { formatDateTime, formatNumber } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh, useAct, useCall } from '#web/lib/query.ts';
import { ForcedPosts } from './forced-posts.tsx';
import { LedgerReport } from './ledger-report.tsx';
import styles from './ledger-tab.module.css';
import { PeriodLockSheet } from './period-lock-sheet.tsx';

const LOOK_AGAIN_MS = 1500;
const LOOKS = 40;

/** Whether the books hold: the last checks with what they found, the seal, and the closed period. */
export function LedgerTab() {
  const t = useMessages('server-admin');
  const { data } = useCall('GET /api/server/ledger', {}, { staleTime: 5000 });
  const [chosen, setChosen] = useState<string>();
  if (data === undefined) return <Skeleton shape="paper" />;
  const shown = data.checks.find(({ id }) => id === chosen) ?? data.checks[0];
  return (
    <>
      <PageHeader title={t(($) => $.ledger.title)} actions={<CheckButton last={data.checks[0]?.id} />} />
      <div className={styles.grid}>
        <div className={styles.side}>
          <Sheet title={shown ? formatDateTime(shown.finishedAt) : t(($) => $.ledger.report)} padding="side">
            {shown ? <LedgerReport checks={shown.report} /> : <p>{t(($) => $.ledger.never)}</p>}
          </Sheet>
          <ForcedPosts />
        </div>
        <div className={styles.side}>
          <Sheet title={t(($) => $.ledger.seal)} padding="side">
            <KeyValueList
              items={[
                { label: t(($) => $.ledger.journals), value: formatNumber(data.journals) },
                { label: t(($) => $.ledger.sealed), value: formatNumber(data.seal?.journals ?? 0) },
                {
                  label: t(($) => $.ledger.sealedAt),
                  value: data.seal ? formatDateTime(data.seal.sealedAt) : '—',
                },
              ]}
            />
          </Sheet>
          <PeriodLockSheet ledger={data} />
          {data.checks.length > 0 && (
            <Sheet title={t(($) => $.ledger.earlier)} padding="side">
              <Timeline
                label={t(($) => $.ledger.earlier)}
                events={data.checks.map((check) => ({
                  id: check.id,
                  title: (
                    <button type="button" className={styles.run} onClick={() => setChosen(check.id)}>
                      <StatusChip
                        tone={check.isOk ? 'ok' : 'err'}
                        label={check.isOk ? t(($) => $.ledger.holds) : t(($) => $.ledger.broken)}
                      />
                    </button>
                  ),
                  note: `${formatDateTime(check.finishedAt)} · ${check.runBy ?? t(($) => $.ledger.nightly)}`,
                }))}
              />
            </Sheet>
          )}
        </div>
      </div>
    </>
  );
}

/** Starts the checks and looks for their report until it is there. */
function CheckButton({ last }: { last: string | undefined }) {
  const t = useMessages('server-admin');
  const { toastError } = useToast();
  const act = useAct('POST /api/server/ledger/checks');
  const [isWaiting, setWaiting] = useState(false);
  const latest = useRef(last);
  useEffect(() => {
    latest.current = last;
  });

  async function run() {
    setWaiting(true);
    try {
      await act.mutateAsync({});
      for (let look = 0; look < LOOKS && latest.current === last; look += 1) {
        await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
        await refresh('/api/server/ledger');
      }
    } catch (error) {
      toastError(error);
    }
    setWaiting(false);
  }

  return (
    <Button variant="primary" isBusy={isWaiting} onClick={() => void run()}>
      {t(($) => $.ledger.check)}
    </Button>
  );
}
