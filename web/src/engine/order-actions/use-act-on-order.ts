import { actionLabel } from '#domain/order/action.labels.ts';
import type { ActionBody } from '#domain/order/order.schema.ts';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { ApiError } from '#web/lib/api-error.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { refresh, useAct } from '#web/lib/query.ts';

/** Everything that shows an order: its paper, its service's part, the explorers. */
export async function refreshOrders(): Promise<void> {
  await refresh('/api/orders/', '/api/services/', '/activity/');
}

/** Acts on an order as it was seen; afterwards, and after somebody else was faster, it is shown as it is. */
export function useActOnOrder(id: string) {
  const t = useMessages('order-actions');
  const language = useLanguage();
  const { toast } = useToast();
  const act = useAct('POST /api/orders/{id}/actions');
  return async (body: ActionBody, ifMatch: number): Promise<void> => {
    try {
      await act.mutateAsync({ params: { id }, body, options: { ifMatch } });
      toast(t(($) => $.done, { action: actionLabel(body.action, language) }));
    } catch (error) {
      if (error instanceof ApiError && [409, 412].includes(error.status)) await refreshOrders();
      throw error;
    }
    await refreshOrders();
  };
}
