import { useNavigate } from '@tanstack/react-router';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { useAct } from '#web/lib/query.ts';
import { caseAddress } from './case-address.ts';
import { refreshCases } from './refresh-cases.ts';

/** What the server answers when nobody waits. */
const nobody = '0';

/** Takes the next case that nobody has and opens it. */
export function useNextCase(): () => Promise<void> {
  const t = useMessages('compliance');
  const navigate = useNavigate();
  const { toast, toastError } = useToast();
  const next = useAct('POST /api/compliance/cases/next');
  return async () => {
    if (next.isPending) return;
    try {
      const { id } = await next.mutateAsync({ body: {} });
      if (id === nobody) return toast(t(($) => $.nextNone));
      await navigate({ href: caseAddress({ id }) });
    } catch (error) {
      toastError(error);
    }
    await refreshCases();
  };
}
