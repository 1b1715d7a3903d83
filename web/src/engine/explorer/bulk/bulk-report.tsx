import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { BulkRun } from '#domain/kernel/bulk.ts';
import type { BulkVerdict } from '#domain/kernel/bulk-verdicts.ts';
import { bulkVerdicts } from '#domain/kernel/bulk-verdicts.ts';
import type { Explorer } from '#domain/kernel/explorer.ts';
import { Tabs } from '#web/kit/layout/tabs.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh } from '#web/lib/query.ts';
import { callNamed } from '../explorer-calls.ts';
import { BulkRows } from './bulk-rows.tsx';
import styles from './bulk.module.css';

/** How often a running work is looked at; ms. */
const lookTime = 1000;

/** How far the work is and what became of each row; it goes on without anybody looking. */
export function BulkReport({ explorer, runId }: { explorer: Explorer; runId: string }) {
  const t = useMessages('explorer');
  const [chosen, setChosen] = useState<BulkVerdict>();
  const { data: run } = useQuery({
    queryKey: ['GET /api/bulk/{id}', runId, chosen],
    queryFn: ({ signal }) =>
      callNamed<BulkRun>(
        'GET /api/bulk/{id}',
        { params: { id: runId }, query: { result: chosen } },
        { signal },
      ),
    placeholderData: (before) => before,
    refetchInterval: ({ state }) => (state.data?.status === 'Done' ? false : lookTime),
  });
  const isDone = run?.status === 'Done';
  useEffect(() => {
    if (isDone) void refresh(explorer.path);
  }, [isDone, explorer.path]);
  if (run === undefined) return <p role="status">{t(($) => $.bulk.checking)}</p>;

  const { total, counts } = run;
  return (
    <div className={styles.dialog}>
      <p role="status">
        {isDone
          ? t(($) => $.bulk.finished)
          : t(($) => $.bulk.running, { done: total - counts.Waiting, total })}
      </p>
      <progress
        className={styles.progress}
        max={total}
        value={total - counts.Waiting}
        aria-label={t(($) => $.bulk.bar)}
      />
      <Tabs
        label={t(($) => $.bulk.result)}
        active={chosen ?? ''}
        onChange={(id) => setChosen(bulkVerdicts.find((verdict) => verdict === id))}
        tabs={[
          { id: '', label: t(($) => $.bulk.bar), count: String(total) },
          ...bulkVerdicts.map((verdict) => ({
            id: verdict,
            label: t(($) => $.bulk.done[verdict]),
            count: String(counts[verdict]),
          })),
        ]}
      />
      <BulkRows rows={run.rows} words="done" />
      {!isDone && <p>{t(($) => $.bulk.resume)}</p>}
    </div>
  );
}
