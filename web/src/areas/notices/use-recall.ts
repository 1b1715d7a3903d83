import { useToast } from '#web/kit/feedback/toast.tsx';
import type { Answer } from '#web/lib/api.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh, useAct } from '#web/lib/query.ts';

/** Takes a notice back to Draft; the log shows the reason. */
export function useRecall(notice: Answer<'GET /api/settings/notices/{id}'>) {
  const t = useMessages('notices');
  const { toast } = useToast();
  const act = useAct('POST /api/settings/notices/{id}/recall');
  return async (reason: string): Promise<void> => {
    const { id, version } = notice;
    await act.mutateAsync({ params: { id }, body: { reason }, options: { ifMatch: version } });
    toast(t(($) => $.recalled));
    await refresh('/notices', '/activity/');
  };
}
