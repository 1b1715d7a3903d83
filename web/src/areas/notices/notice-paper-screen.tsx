import { mdiBullhornOutline, mdiPencilOutline, mdiUndo } from '@mdi/js';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { noticesLabels } from '#domain/areas/notices/notices.labels.ts';
import { Loaded } from '#web/engine/paper/loaded.tsx';
import { Paper } from '#web/engine/paper/paper.tsx';
import { useSubject } from '#web/engine/session/use-office.ts';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { StatusChip } from '#web/kit/text/status-chip.tsx';
import type { Answer } from '#web/lib/api.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { refresh, useAct, useCall } from '#web/lib/query.ts';
import { NoticeSheet } from './notice-sheet.tsx';
import { statusTone } from './notice-tones.ts';
import { RecallDialog } from './recall-dialog.tsx';
import { ReceiptsSheet } from './receipts-sheet.tsx';
import { useNoticeLabels } from './use-notice-labels.ts';

type Notice = Answer<'GET /api/settings/notices/{id}'>;

export function NoticePaperScreen() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const query = useCall('GET /api/settings/notices/{id}', { params: { id } });
  return (
    <Loaded query={query} shape="paper">
      {(notice) => <NoticePaper notice={notice} />}
    </Loaded>
  );
}

function NoticePaper({ notice }: { notice: Notice }) {
  const t = useMessages('notices');
  const language = useLanguage();
  const navigate = useNavigate();
  const { toast, toastError } = useToast();
  const dispatch = useAct('POST /api/settings/notices/{id}/dispatch');
  const [isRecalling, setRecalling] = useState(false);
  const labels = useNoticeLabels();
  const mayWrite = useSubject()?.roles.includes('CorporationAdmin') ?? false;
  const isOut = notice.status === 'Dispatched';
  const isOver = notice.publishEnd !== null && Date.parse(notice.publishEnd) <= Date.now();
  const notMine = mayWrite ? undefined : t(($) => $.corporationAdminOnly);
  const whyNotOut = isOver ? t(($) => $.windowOver) : undefined;

  async function send() {
    try {
      await dispatch.mutateAsync({ params: { id: notice.id }, options: { ifMatch: notice.version } });
      toast(t(($) => $.dispatched));
    } catch (error) {
      toastError(error);
    }
    await refresh('/notices', '/activity/');
  }

  return (
    <>
      <Paper
        record={notice}
        title={language === 'es' ? notice.titleEs : notice.titleEn}
        chip={
          <StatusChip
            tone={statusTone[notice.status]}
            label={noticesLabels[language].values['status']?.[notice.status] ?? notice.status}
          />
        }
        onBack={() => void navigate({ to: '/settings/notices' })}
        live={{ topic: 'notices', calls: ['/settings/notices/'] }}
        history={{ entity: 'notice', id: notice.id, labels }}
        side={<ReceiptsSheet notice={notice} />}
        actions={[
          {
            id: 'edit',
            label: t(($) => $.editAction),
            icon: mdiPencilOutline,
            hint: 'E',
            reason: notMine ?? (isOut ? t(($) => $.alreadyOut) : undefined),
            run: () => void navigate({ to: `/settings/notices/edit/${notice.id}` }),
          },
          isOut
            ? {
                id: 'recall',
                label: t(($) => $.recall),
                icon: mdiUndo,
                place: 'primary',
                reason: notMine,
                run: () => setRecalling(true),
              }
            : {
                id: 'dispatch',
                label: t(($) => $.dispatch),
                icon: mdiBullhornOutline,
                place: 'primary',
                reason: notMine ?? whyNotOut,
                run: send,
              },
        ]}
      >
        {(shown) => <NoticeSheet notice={shown} />}
      </Paper>
      {isRecalling && <RecallDialog notice={notice} onClose={() => setRecalling(false)} />}
    </>
  );
}
