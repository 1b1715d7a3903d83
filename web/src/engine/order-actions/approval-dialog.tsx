import type { OrderAction } from '#domain/order/action.ts';
import type { OrderPaper } from '#domain/order/orders.endpoints.ts';
import { ReasonDialog } from '#web/engine/paper/reason-dialog.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh, useAct } from '#web/lib/query.ts';

interface ApprovalDialogProps {
  order: OrderPaper;
  action: OrderAction;
  onClose: () => void;
}

/** Puts the action before a second person, with a word why. */
export function ApprovalDialog({ order, action, onClose }: ApprovalDialogProps) {
  const t = useMessages('order-actions');
  const { toast } = useToast();
  const ask = useAct('POST /api/orders/{id}/approvals');
  async function run(reason: string): Promise<void> {
    await ask.mutateAsync({ params: { id: order.id }, body: { action, reason } });
    toast(t(($) => $.approvalAsked));
    await refresh('/api/orders/');
  }
  return <ReasonDialog title={t(($) => $.approval)} text={t(($) => $.approvalText)} {...{ run, onClose }} />;
}
