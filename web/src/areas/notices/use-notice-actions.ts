import { mdiBullhornOutline, mdiPencilOutline, mdiUndo } from '@mdi/js';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { PaperAction } from '#web/engine/paper/paper-action.ts';
import { useSubject } from '#web/engine/session/use-office.ts';
import { useToast } from '#web/kit/feedback/toast.tsx';
import type { Answer } from '#web/lib/api.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh, useAct } from '#web/lib/query.ts';

type Notice = Answer<'GET /api/settings/notices/{id}'>;

/** What can be done with a notice now, and why the rest cannot. */
export function useNoticeActions(notice: Notice, onRecall: () => void): PaperAction[] {
  const t = useMessages('notices');
  const navigate = useNavigate();
  const { toast, toastError } = useToast();
  const dispatch = useAct('POST /api/settings/notices/{id}/dispatch');
  const [now] = useState(() => Date.now());
  const mayWrite = useSubject()?.roles.includes('CorporationAdmin') ?? false;
  const isOut = notice.status === 'Dispatched';
  const isOver = notice.publishEnd !== null && Date.parse(notice.publishEnd) <= now;
  const notMine = mayWrite ? undefined : t(($) => $.corporationAdminOnly);

  async function send() {
    try {
      await dispatch.mutateAsync({ params: { id: notice.id }, options: { ifMatch: notice.version } });
      toast(t(($) => $.dispatched));
    } catch (error) {
      toastError(error);
    }
    await refresh('/notices', '/activity/');
  }

  const edit: PaperAction = {
    id: 'edit',
    label: t(($) => $.editAction),
    icon: mdiPencilOutline,
    hint: 'E',
    reason: notMine ?? (isOut ? t(($) => $.alreadyOut) : undefined),
    run: () => void navigate({ to: `/settings/notices/edit/${notice.id}` }),
  };
  const recall: PaperAction = {
    id: 'recall',
    label: t(($) => $.recall),
    icon: mdiUndo,
    place: 'primary',
    reason: notMine,
    run: onRecall,
  };
  const publish: PaperAction = {
    id: 'dispatch',
    label: t(($) => $.dispatch),
    icon: mdiBullhornOutline,
    place: 'primary',
    reason: notMine ?? (isOver ? t(($) => $.windowOver) : undefined),
    run: send,
  };
  return [edit, isOut ? recall : publish];
}
