import { actionLabel } from '#domain/order/action.labels.ts';
import type { OrderPaper } from '#domain/order/orders.endpoints.ts';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { formatDateTime } from '#web/lib/format.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import styles from './order-paper.module.css';

/** What waits for somebody else, who asked and why. */
export function ApprovalsBox({ approvals }: Pick<OrderPaper, 'approvals'>) {
  const t = useMessages('order-paper');
  const language = useLanguage();
  if (approvals.length === 0) return null;
  return (
    <Sheet padding="side" title={t(($) => $.approvals)}>
      <ul className={styles.notes}>
        {approvals.map(({ id, action, by, at, reason }) => (
          <li key={id}>
            <b>{t(($) => $.approval, { action: actionLabel(action, language), name: by })}</b>
            <p>{reason}</p>
            <small>{formatDateTime(at)}</small>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
