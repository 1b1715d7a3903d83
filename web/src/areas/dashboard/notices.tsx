import { mdiPaperclip } from '@mdi/js';
import type { ReactNode } from 'react';
import type { CurrentNotice } from '#domain/areas/notices/notices.endpoints.ts';
import { Button } from '#web/kit/action/button.tsx';
import { Banner } from '#web/kit/feedback/banner.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { call } from '#web/lib/api.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { openDocument } from '#web/lib/open-document.ts';
import { useCall } from '#web/lib/query.ts';
import styles from './dashboard.module.css';
import { useReceipts } from './use-receipts.ts';
import { useSeen } from './use-seen.ts';

const tones = { Info: 'info', Warning: 'warn', Danger: 'danger' } as const;

/** What everybody here should know now, the gravest first; whoever sees it has read it. */
export function Notices() {
  const t = useMessages('dashboard');
  const { data } = useCall('GET /api/notices', {});
  const { read, acknowledge, isBusy } = useReceipts();
  if (data === undefined || data.notices.length === 0) return null;
  return (
    <section className={styles.notices} aria-label={t(($) => $.notices)}>
      {data.notices.map((notice) => (
        <Notice
          key={notice.id}
          notice={notice}
          onSeen={() => read(notice.id)}
          action={
            notice.mustAcknowledge && (
              <Button size="sm" isBusy={isBusy} onClick={() => void acknowledge(notice.id)}>
                {t(($) => $.acknowledge)}
              </Button>
            )
          }
        />
      ))}
    </section>
  );
}

interface NoticeProps {
  notice: CurrentNotice;
  onSeen: () => void;
  action: ReactNode;
}

function Notice({ notice, onSeen, action }: NoticeProps) {
  const t = useMessages('dashboard');
  const { toastError } = useToast();
  const card = useSeen<HTMLDivElement>(notice.isRead ? undefined : onSeen);
  const { severity, title, body, publishStart, attachmentFileId: fileId } = notice;

  function open(id: string) {
    openDocument(async () => (await call('GET /api/files/{id}', { params: { id } })).blob).catch(toastError);
  }

  return (
    <div ref={card}>
      <Banner tone={tones[severity]} title={title}>
        <p className={styles.body}>{body}</p>
        <span className={styles.meta}>
          <small>{formatDateTime(publishStart)}</small>
          {fileId !== null && (
            <Button size="sm" icon={mdiPaperclip} onClick={() => open(fileId)}>
              {t(($) => $.attachment)}
            </Button>
          )}
          {action}
        </span>
      </Banner>
    </div>
  );
}
