import type { OrderPaper } from '#domain/order/orders.endpoints.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';

interface OrderBanner {
  readonly tone: 'warn' | 'danger';
  readonly title: string;
  readonly text: string;
}

/**
 * What is the matter with an order: a hold or stop, else that the customer wants to cancel. What compliance looks at is
 * told by the server to compliance only; everybody else reads that it is in review.
 */
export function useOrderBanner(order: OrderPaper): OrderBanner | undefined {
  const t = useMessages('order-paper');
  const { hold, cancelRequestedAt, finishedAt, status } = order;
  if (hold !== null) {
    const when = formatDateTime(hold.openedAt);
    if (status === 'Locked') {
      return {
        tone: 'danger',
        title: t(($) => $.hold.blocked, { when }),
        text: t(($) => $.hold.blockedText),
      };
    }
    const asked =
      cancelRequestedAt !== null && hold.kind === 'Hold'
        ? t(($) => $.cancel.inHold, { when: formatDateTime(cancelRequestedAt) })
        : '';
    const title = hold.kind === 'Hold' ? t(($) => $.hold.title, { when }) : t(($) => $.hold.stop, { when });
    const reasons = hold.reasons.join(', ');
    const text = reasons !== '' ? t(($) => $.hold.reasons, { reasons }) : t(($) => $.hold.seller);
    return { tone: 'danger', title, text: [text, asked].filter(Boolean).join(' ') };
  }
  if (cancelRequestedAt === null || finishedAt !== null) return undefined;
  const text = t(($) => $.cancel.asked, { when: formatDateTime(cancelRequestedAt) });
  return { tone: 'warn', title: t(($) => $.cancel.banner), text };
}
