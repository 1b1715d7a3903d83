import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { noticesLabels } from '#domain/areas/notices/notices.labels.ts';
import { Loaded } from '#web/engine/paper/loaded.tsx';
import { Paper } from '#web/engine/paper/paper.tsx';
import { ReasonDialog } from '#web/engine/paper/reason-dialog.tsx';
import { StatusChip } from '#web/kit/text/status-chip.tsx';
import type { Answer } from '#web/lib/api.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { useCall } from '#web/lib/query.ts';
import { NoticeSheet } from './notice-sheet.tsx';
import { statusTone } from './notice-tones.ts';
import { ReceiptsSheet } from './receipts-sheet.tsx';
import { useNoticeActions } from './use-notice-actions.ts';
import { useNoticeLabels } from './use-notice-labels.ts';
import { useRecall } from './use-recall.ts';

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
  const [isRecalling, setRecalling] = useState(false);
  const recall = useRecall(notice);
  const labels = useNoticeLabels();
  const actions = useNoticeActions(notice, () => setRecalling(true));
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
        actions={actions}
      >
        {(shown) => <NoticeSheet notice={shown} />}
      </Paper>
      {isRecalling && (
        <ReasonDialog
          title={t(($) => $.recallTitle)}
          text={t(($) => $.recallText)}
          isDanger
          run={recall}
          onClose={() => setRecalling(false)}
        />
      )}
    </>
  );
}
