import { PageHeader } from '#web/kit/layout/page-header.tsx';
import { KeyValueList } from '#web/kit/layout/key-value-list.tsx';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { formatDateTime, formatNumber } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { useCall } from '#web/lib/query.ts';
import { MaintenanceSheet } from './maintenance-sheet.tsx';
import styles from './overview-tab.module.css';

/** Bytes as MB with one decimal. */
function megabytes(bytes: number): string {
  return `${formatNumber(bytes / 1_048_576, 1)} MB`;
}

export function OverviewTab() {
  const t = useMessages('server-admin');
  const { data } = useCall('GET /api/server', {}, { staleTime: 5000 });
  if (data === undefined) return <Skeleton shape="paper" />;
  const { database, counts } = data;
  const last = database.migrations.at(-1);
  return (
    <>
      <PageHeader title={t(($) => $.title)} count={`${t(($) => $.version)} ${data.version}`} />
      <div className={styles.grid}>
        <Sheet title={t(($) => $.program)} padding="side">
          <KeyValueList
            items={[
              { label: t(($) => $.version), value: data.version },
              { label: t(($) => $.node), value: data.node },
              { label: t(($) => $.startedAt), value: formatDateTime(data.startedAt) },
              { label: t(($) => $.memory), value: megabytes(data.memory) },
              { label: t(($) => $.demo), value: data.isDemo ? t(($) => $.yes) : t(($) => $.no) },
              {
                label: t(($) => $.mailWay),
                value: data.mail === 'smtp' ? t(($) => $.smtp) : t(($) => $.outbox),
              },
            ]}
          />
        </Sheet>
        <Sheet title={t(($) => $.database)} padding="side">
          <KeyValueList
            items={[
              { label: t(($) => $.postgres), value: database.version },
              { label: t(($) => $.size), value: megabytes(database.size) },
              { label: t(($) => $.connections), value: formatNumber(database.connections) },
              { label: t(($) => $.migrations), value: formatNumber(database.migrations.length) },
              ...(last ? [{ label: '', value: t(($) => $.lastMigration, { name: last.name }) }] : []),
            ]}
          />
        </Sheet>
        <Sheet title={t(($) => $.work)} padding="side">
          <KeyValueList
            isMoney
            items={[
              { label: t(($) => $.sessions), value: formatNumber(counts.sessions) },
              { label: t(($) => $.jobsWaiting), value: formatNumber(counts.jobsWaiting) },
              { label: t(($) => $.jobsFailed), value: formatNumber(counts.jobsFailed) },
              { label: t(($) => $.mailsQueued), value: formatNumber(counts.mailsQueued) },
              { label: t(($) => $.mailsFailed), value: formatNumber(counts.mailsFailed) },
              { label: t(($) => $.events), value: formatNumber(counts.outbox) },
            ]}
          />
        </Sheet>
        <MaintenanceSheet />
      </div>
    </>
  );
}
