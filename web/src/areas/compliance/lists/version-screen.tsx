import { useNavigate, useParams } from '@tanstack/react-router';
import { faultLabels, listLabels } from '#domain/areas/compliance/list-names.labels.ts';
import { listVersionsLabels } from '#domain/areas/compliance/lists.labels.ts';
import type { ListVersionPaper } from '#domain/areas/compliance/lists.papers.ts';
import { Loaded } from '#web/engine/paper/loaded.tsx';
import type { PaperAction } from '#web/engine/paper/paper-action.ts';
import { PaperSection } from '#web/engine/paper/paper-section.tsx';
import { Paper } from '#web/engine/paper/paper.tsx';
import { KeyValueList } from '#web/kit/layout/key-value-list.tsx';
import { formatDateTime, formatNumber } from '#web/lib/format.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { useCall } from '#web/lib/query.ts';
import styles from './lists.module.css';
import { Counts } from './preview-box.tsx';
import { VersionChip } from './version-chip.tsx';
import { VersionFiles } from './version-files.tsx';

export function VersionScreen() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const query = useCall('GET /api/compliance/list-versions/{id}', { params: { id } });
  return (
    <Loaded query={query} shape="paper">
      {(version) => <VersionPaper version={version} />}
    </Loaded>
  );
}

function VersionPaper({ version }: { version: ListVersionPaper }) {
  const t = useMessages('lists');
  const language = useLanguage();
  const navigate = useNavigate();
  const { source, number, status, fault, before } = version;
  const count = version.added + version.changed + version.removed;
  const show: PaperAction = {
    id: 'changes',
    label: t(($) => $.showChanges, { count }),
    place: 'primary',
    run: () =>
      void navigate({
        to: '/compliance/lists',
        search: { tab: 'changes', view: 'all', filter: [`number:is:${number}`] } as never,
      }),
  };
  return (
    <Paper
      record={version}
      title={t(($) => $.versionOf, { list: listLabels[language][source], number })}
      chip={<VersionChip status={status} />}
      onBack={() => void navigate({ to: '/compliance/lists', search: { tab: 'versions' } as never })}
      banner={fault === null ? undefined : { tone: 'danger', text: faultLabels[language][fault] }}
      history={{ entity: 'list-version', id: version.id, labels: listVersionsLabels[language].columns }}
      actions={before !== null && status !== 'rejected' && count > 0 ? [show] : []}
    >
      {(shown) => <VersionSheet version={shown} />}
    </Paper>
  );
}

function VersionSheet({ version }: { version: ListVersionPaper }) {
  const t = useMessages('lists');
  const { columns, values } = listVersionsLabels[useLanguage()];
  const { before, status, origin, unreadable } = version;
  return (
    <>
      <PaperSection title={t(($) => $.facts)}>
        {before !== null && status !== 'rejected' && <Counts {...version} />}
        <p className={styles.quiet}>
          {before === null ? t(($) => $.firstVersion) : t(($) => $.comparedWith, { number: before })}
        </p>
        <KeyValueList
          items={[
            { label: t(($) => $.entries), value: formatNumber(version.rows) },
            { label: columns['unreadable'] ?? '', value: formatNumber(unreadable) },
            { label: t(($) => $.published), value: version.publishedOn || t(($) => $.publishedUnknown) },
            { label: columns['fetchedAt'] ?? '', value: formatDateTime(version.fetchedAt) },
            { label: columns['origin'] ?? '', value: values['origin']?.[origin] ?? origin },
            { label: t(($) => $.by), value: version.by ?? t(($) => $.program) },
            ...(version.reason ? [{ label: t(($) => $.reason), value: version.reason }] : []),
            { label: t(($) => $.hash), value: <code className={styles.hash}>{version.sha256}</code> },
          ]}
        />
      </PaperSection>
      <VersionFiles files={version.files} />
    </>
  );
}
