import { useNavigate, useParams } from '@tanstack/react-router';
import { listLabels } from '#domain/areas/compliance/list-names.labels.ts';
import { listEntriesLabels } from '#domain/areas/compliance/lists.labels.ts';
import type { ListedEntry } from '#domain/areas/compliance/lists.papers.ts';
import { Loaded } from '#web/engine/paper/loaded.tsx';
import { PaperSection } from '#web/engine/paper/paper-section.tsx';
import { Paper } from '#web/engine/paper/paper.tsx';
import type { KeyValue } from '#web/kit/layout/key-value-list.tsx';
import { KeyValueList } from '#web/kit/layout/key-value-list.tsx';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { StatusChip } from '#web/kit/text/status-chip.tsx';
import { formatDateTime } from '#web/lib/format.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { useCall } from '#web/lib/query.ts';
import { ChangeLines } from './change-lines.tsx';
import { entryFacts } from './entry-facts.ts';
import styles from './lists.module.css';

/** One entry as it is listed, and what versions changed of it. */
export function EntryScreen() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const query = useCall('GET /api/compliance/list-entries/{id}', { params: { id } });
  return (
    <Loaded query={query} shape="paper">
      {(entry) => <EntryPaper listed={entry} />}
    </Loaded>
  );
}

function EntryPaper({ listed }: { listed: ListedEntry }) {
  const t = useMessages('lists');
  const navigate = useNavigate();
  const list = listLabels[useLanguage()][listed.source];
  return (
    <Paper
      record={listed}
      title={listed.name}
      chip={
        <>
          <StatusChip
            tone={listed.isListed ? 'err' : 'mute'}
            label={listed.isListed ? t(($) => $.listedNow) : t(($) => $.notListed)}
          />
          <small>
            {list} {listed.entryId}
          </small>
        </>
      }
      onBack={() => void navigate({ to: '/compliance/lists', search: { tab: 'entries' } as never })}
      side={<EntryHistory listed={listed} />}
    >
      {(shown) => <EntrySheet listed={shown} />}
    </Paper>
  );
}

function EntrySheet({ listed: { entry, firstVersion } }: { listed: ListedEntry }) {
  const t = useMessages('lists');
  const kinds = listEntriesLabels[useLanguage()].values['kind'] ?? {};
  const facts = entryFacts(entry, t);
  const items: KeyValue[] = [
    { label: t(($) => $.kind), value: kinds[entry.kind] ?? entry.kind },
    { label: t(($) => $.programs), value: entry.programs.join(', ') },
    ...facts.map(({ label, lines }) => ({ label, value: <Lines lines={lines} /> })),
    {
      label: t(($) => $.since),
      value: t(($) => $.sinceText, { number: firstVersion.number, when: formatDateTime(firstVersion.at) }),
    },
  ];
  return (
    <>
      <PaperSection title={t(($) => $.names)}>
        <ul className={styles.names}>
          {entry.names.map(({ name, use }) => (
            <li key={name}>
              <b>{name}</b> <small>{t(($) => $.use[use as 'aka'])}</small>
            </li>
          ))}
        </ul>
      </PaperSection>
      <PaperSection title={t(($) => $.known)}>
        <KeyValueList items={items} />
      </PaperSection>
      {entry.remarks && (
        <PaperSection title={t(($) => $.remarks)}>
          <p className={styles.remarks}>{entry.remarks}</p>
        </PaperSection>
      )}
    </>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => <div key={line}>{line}</div>);
}

function EntryHistory({ listed: { history } }: { listed: ListedEntry }) {
  const t = useMessages('lists');
  return (
    <Sheet padding="side" title={t(($) => $.history)}>
      {history.length === 0 && <p className={styles.quiet}>{t(($) => $.noHistory)}</p>}
      <ul className={styles.changes}>
        {history.map((change) => (
          <li key={change.id}>
            <b>{t(($) => $.version, { number: change.number })}</b> <small>{formatDateTime(change.at)}</small>
            <ChangeLines change={change} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
