import { roleLabels, serviceTypeLabels } from '#domain/access/access.labels.ts';
import { PaperSection } from '#web/engine/paper/paper-section.tsx';
import { KeyValueList } from '#web/kit/layout/key-value-list.tsx';
import { StatusChip } from '#web/kit/text/status-chip.tsx';
import type { Answer } from '#web/lib/api.ts';
import { call } from '#web/lib/api.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { openDocument } from '#web/lib/open-document.ts';
import { useCall } from '#web/lib/query.ts';
import { Button } from '#web/kit/action/button.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { severityTone } from './notice-tones.ts';
import styles from './notice-sheet.module.css';

type Notice = Answer<'GET /api/settings/notices/{id}'>;

/** What the notice says in both languages, when, and for whom. */
export function NoticeSheet({ notice }: { notice: Notice }) {
  const t = useMessages('notices');
  const language = useLanguage();
  const { toastError } = useToast();
  const { attachmentFileId } = notice;
  const known = useCall(
    'GET /api/settings/offices',
    { query: { limit: 200 } },
    { staleTime: 60_000, enabled: notice.officeIds.length > 0 },
  );
  const offices = Object.fromEntries((known.data?.rows ?? []).map(({ id, name }) => [id, name]));
  const end = notice.publishEnd === null ? t(($) => $.openEnd) : formatDateTime(notice.publishEnd);
  return (
    <>
      <div className={styles.texts}>
        <PaperSection title={t(($) => $.english)}>
          <h3 className={styles.title}>{notice.titleEn}</h3>
          <p className={styles.body}>{notice.bodyEn}</p>
        </PaperSection>
        <PaperSection title={t(($) => $.spanish)}>
          <h3 className={styles.title} lang="es">
            {notice.titleEs}
          </h3>
          <p className={styles.body} lang="es">
            {notice.bodyEs}
          </p>
        </PaperSection>
      </div>
      <PaperSection title={t(($) => $.audience)}>
        <KeyValueList
          items={[
            {
              label: t(($) => $.severity),
              value: (
                <StatusChip
                  tone={severityTone[notice.severity]}
                  label={t(($) => $.severities[notice.severity])}
                />
              ),
            },
            { label: t(($) => $.window), value: `${formatDateTime(notice.publishStart)} – ${end}` },
            {
              label: t(($) => $.offices),
              value: words(notice.officeIds, offices) || t(($) => $.everyOffice),
            },
            {
              label: t(($) => $.roles),
              value: words(notice.roles, roleLabels[language]) || t(($) => $.everyRole),
            },
            {
              label: t(($) => $.services),
              value: words(notice.serviceTypes, serviceTypeLabels[language]) || t(($) => $.everyService),
            },
            {
              label: t(($) => $.mustAcknowledge),
              value: notice.mustAcknowledge ? t(($) => $.yes) : t(($) => $.no),
            },
            { label: t(($) => $.author), value: notice.author },
          ]}
        />
        {attachmentFileId && (
          <Button
            onClick={() => void openDocument(async () => await file(attachmentFileId)).catch(toastError)}
          >
            {t(($) => $.openAttachment)}
          </Button>
        )}
      </PaperSection>
    </>
  );
}

async function file(id: string): Promise<Blob> {
  const { blob } = await call('GET /api/files/{id}', { params: { id } });
  return blob;
}

function words(values: readonly string[], labels: Readonly<Record<string, string>>): string {
  return values.map((value) => labels[value] ?? value).join(', ');
}
