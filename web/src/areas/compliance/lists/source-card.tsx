import { Link } from '@tanstack/react-router';
import { faultLabels, listLabels } from '#domain/areas/compliance/list-names.labels.ts';
import type { ListSource } from '#domain/areas/compliance/lists.papers.ts';
import { Button } from '#web/kit/action/button.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { KeyValueList } from '#web/kit/layout/key-value-list.tsx';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { StatusChip } from '#web/kit/text/status-chip.tsx';
import { formatDateTime, formatNumber } from '#web/lib/format.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { refresh, useAct } from '#web/lib/query.ts';
import styles from './lists.module.css';
import { useMayWrite } from './use-may-write.ts';

interface SourceCardProps {
  source: ListSource;
  onUpload: () => void;
  onSettings: () => void;
}

export function SourceCard({ source, onUpload, onSettings }: SourceCardProps) {
  const t = useMessages('lists');
  const name = listLabels[useLanguage()][source.code];
  const mayWrite = useMayWrite();
  return (
    <Sheet padding="side">
      <div className={styles.sourceHead}>
        <h2>{name}</h2>
        <AgeChip source={source} />
      </div>
      <SourceFacts source={source} />
      <SourceTroubles source={source} />
      {mayWrite && (
        <div className={styles.buttons}>
          <Button size="sm" aria-label={`${t(($) => $.settings)}: ${name}`} onClick={onSettings}>
            {t(($) => $.settings)}
          </Button>
          {source.isDownloadOn && source.addresses.main && <DownloadButton source={source} />}
          <Button
            size="sm"
            variant="primary"
            aria-label={`${t(($) => $.upload)}: ${name}`}
            onClick={onUpload}
          >
            {t(($) => $.upload)}
          </Button>
        </div>
      )}
    </Sheet>
  );
}

function AgeChip({ source }: { source: ListSource }) {
  const t = useMessages('lists');
  if (source.versionId === null) return <StatusChip tone="err" label={t(($) => $.never)} />;
  if (source.isStale) return <StatusChip tone="err" label={t(($) => $.stale)} />;
  if (source.refused) return <StatusChip tone="warn" label={t(($) => $.refusedChip)} />;
  return <StatusChip tone="ok" label={t(($) => $.fresh)} />;
}

function SourceFacts({ source }: { source: ListSource }) {
  const t = useMessages('lists');
  const moment = (value: string | null) => value && formatDateTime(value);
  const { versionId, addresses, isDownloadOn, nextCheckAt } = source;
  const download = addresses.main ? t(($) => $.downloadOff) : t(($) => $.byHand);
  return (
    <KeyValueList
      items={[
        {
          label: t(($) => $.activeVersion),
          value: versionId && (
            <Link to={`/compliance/lists/version/${versionId}` as never}>
              {t(($) => $.version, { number: versionId })}
            </Link>
          ),
        },
        { label: t(($) => $.entries), value: formatNumber(source.rows) },
        { label: t(($) => $.published), value: source.publishedOn || t(($) => $.publishedUnknown) },
        { label: t(($) => $.arrived), value: moment(source.fetchedAt) },
        { label: t(($) => $.knownFresh), value: moment(source.freshAt) },
        { label: t(($) => $.lastCheck), value: moment(source.checkedAt) },
        {
          label: t(($) => $.nextCheck),
          value: addresses.main && isDownloadOn ? moment(nextCheckAt) : download,
        },
      ]}
    />
  );
}

function SourceTroubles({ source: { refused, failures, lastFailure } }: { source: ListSource }) {
  const t = useMessages('lists');
  const faults = faultLabels[useLanguage()];
  const why = lastFailure === null ? '' : ((faults as Record<string, string>)[lastFailure] ?? lastFailure);
  return (
    <>
      {refused && (
        <p className={styles.trouble}>
          {t(($) => $.refused, { when: formatDateTime(refused.at), fault: faults[refused.fault] })}
        </p>
      )}
      {failures > 0 && !refused && (
        <p className={styles.trouble}>{t(($) => $.failed, { count: failures, why })}</p>
      )}
    </>
  );
}

function DownloadButton({ source: { code } }: { source: ListSource }) {
  const t = useMessages('lists');
  const { toast, toastError } = useToast();
  const act = useAct('POST /api/compliance/list-sources/{code}/download');

  async function ask() {
    try {
      await act.mutateAsync({ params: { code } });
      toast(t(($) => $.downloadAsked));
      await refresh('list-sources');
    } catch (error) {
      toastError(error);
    }
  }

  return (
    <Button size="sm" isBusy={act.isPending} onClick={() => void ask()}>
      {t(($) => $.download)}
    </Button>
  );
}
