import { mdiMotorbike } from '@mdi/js';
import { useNavigate } from '@tanstack/react-router';
import type { CourierRun } from '#domain/services/money-transfer/courier-runs.endpoints.ts';
import { useLive } from '#web/engine/live/use-live.ts';
import { Loaded } from '#web/engine/paper/loaded.tsx';
import { Button } from '#web/kit/action/button.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { PageHeader } from '#web/kit/layout/page-header.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh, useCall } from '#web/lib/query.ts';
import styles from './courier-runs.module.css';
import { RunCard } from './run-card.tsx';

/** Cash in the hands of couriers: what they took along, what should come back, and the count. */
export function CourierRunsScreen() {
  const t = useMessages('courier-runs');
  const navigate = useNavigate();
  const query = useCall('GET /api/services/transfers/runs', { query: {} });
  const again = () => void refresh('/transfers/runs');
  useLive('courier-runs', again);
  useLive('transfers', again);
  const title = t(($) => $.title);
  return (
    <section aria-label={title}>
      <PageHeader
        title={title}
        onBack={() => void navigate({ href: '/services/transfers' })}
        actions={<Button href="/services/transfers/run-sheet">{t(($) => $.toSheet)}</Button>}
      />
      <Loaded query={query} shape="paper">
        {({ runs }) => <Runs runs={runs} />}
      </Loaded>
    </section>
  );
}

function Runs({ runs }: { runs: readonly CourierRun[] }) {
  const t = useMessages('courier-runs');
  if (runs.length === 0) {
    return <EmptyState icon={mdiMotorbike} title={t(($) => $.none)} text={t(($) => $.noneText)} />;
  }
  const open = runs.filter(({ status }) => status === 'Open');
  const closed = runs.filter(({ status }) => status === 'Closed');
  return (
    <div className={styles.screen}>
      <p className={styles.text}>{t(($) => $.text)}</p>
      <Group title={t(($) => $.open)} runs={open} />
      <Group title={t(($) => $.closed)} runs={closed} />
    </div>
  );
}

function Group({ title, runs }: { title: string; runs: readonly CourierRun[] }) {
  if (runs.length === 0) return null;
  return (
    <>
      <h2 className={styles.heading}>{title}</h2>
      {runs.map((run) => (
        <RunCard key={run.id} run={run} />
      ))}
    </>
  );
}
