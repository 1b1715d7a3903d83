import type { OfficePaper } from '#domain/areas/offices/offices.endpoints.ts';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh, useAct } from '#web/lib/query.ts';

/** Puts the office on hold and takes it off again, on the version that is shown. */
export function useHold({ id, name, version }: OfficePaper) {
  const t = useMessages('offices');
  const { toast } = useToast();
  const holding = useAct('POST /api/settings/offices/{id}/hold');
  const releasing = useAct('POST /api/settings/offices/{id}/release');
  const on = { params: { id }, options: { ifMatch: version } };
  const again = () => refresh('/settings/offices', '/activity/');
  return {
    async hold(reason: string) {
      await holding.mutateAsync({ ...on, body: { reason } });
      toast(t(($) => $.held, { name }));
      await again();
    },
    async release() {
      await releasing.mutateAsync(on);
      toast(t(($) => $.released, { name }));
      await again();
    },
  };
}
