import { mdiPrinterOutline } from '@mdi/js';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { ActivityRow } from '#domain/areas/activity/activity.rows.ts';
import type { CashDue } from '#domain/order/banknotes.ts';
import { actionLabels } from '#domain/order/action.labels.ts';
import { statusLabel } from '#domain/order/status.labels.ts';
import type { OrderPaper as Order } from '#domain/order/orders.endpoints.ts';
import type { OrderStatus } from '#domain/order/status.ts';
import type { Lifecycle } from '#domain/order/transition.ts';
import type { UseOrderPrice } from '#web/engine/order-actions/order-price.ts';
import { useOrderActions } from '#web/engine/order-actions/use-order-actions.ts';
import type { PaperDocument } from '#web/engine/paper/paper-documents.tsx';
import { Paper } from '#web/engine/paper/paper.tsx';
import { useSubject } from '#web/engine/session/use-office.ts';
import type { HistoryRow } from '#web/engine/timeline/history-row.ts';
import { plainValue } from '#web/engine/timeline/plain-value.ts';
import { CopyButton } from '#web/kit/action/copy-button.tsx';
import type { Option } from '#web/kit/input/select-field.tsx';
import { formatMoney, formatTime } from '#web/lib/format.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { useCall } from '#web/lib/query.ts';
import { ApprovalsBox } from './approvals-box.tsx';
import { CancelClock } from './cancel-clock.tsx';
import { NotesBox } from './notes-box.tsx';
import type { OrderRecord } from './order-record.ts';
import { recordOf } from './order-record.ts';
import { OrderStatusChip } from './order-status.tsx';
import { orderSteps } from './order-steps.ts';
import styles from './order-paper.module.css';
import { useOrderBanner } from './use-order-banner.ts';

interface OrderPaperProps {
  order: Order;
  lifecycle: Lifecycle;
  /** How its service is called in the activity log and by live events: `{ entity: 'transfer', topic: 'transfers' }`. */
  names: { readonly entity: string; readonly topic: string };
  /** The usual way of such an order. */
  way: readonly OrderStatus[];
  onBack: () => void;
  /** Opens the form; left out for services without one. */
  edit?: () => void;
  couriers?: readonly Option[];
  /** What is handed over in cash, where the service knows. */
  due?: CashDue | undefined;
  usePrice?: UseOrderPrice;
  documents?: readonly PaperDocument[];
  /** Beside the sheet, before what all orders have there. */
  side?: ReactNode;
  /** The sheet, as it is or as it was. */
  children: (order: OrderRecord) => ReactNode;
}

const noRows: readonly HistoryRow[] = [];
const amountFields = ['total', 'paid', 'fee', 'tax', 'discount', 'principal'] as const;
const fields = ['status', ...amountFields, 'provider_office_id'] as const;
const amounts: ReadonlySet<string> = new Set(amountFields);
const tones = {
  Pay: 'ok',
  Approved: 'info',
  Delivery: 'ok',
  Deposit: 'ok',
  Hold: 'err',
  Reject: 'err',
  Cancel: 'err',
  OutForDelivery: 'warn',
  OutForDeliveryDismiss: 'err',
  Release: 'ok',
} as const;

/**
 * The paper of any order: number, status, next steps with reasons, its way with times, hold and clocks, notes, history.
 * The service gives the sheet.
 */
export function OrderPaper({ order, lifecycle, names, way, children, ...props }: OrderPaperProps) {
  const t = useMessages('order-paper');
  const language = useLanguage();
  const { actions, dialog } = useOrderActions(order, props);
  const { data: history } = useCall('GET /api/orders/{id}/history', { params: { id: order.id } });
  const subject = useSubject();
  const banner = useOrderBanner(order);
  const rows = useMemo(() => history?.rows.map(asCreated) ?? noRows, [history]);
  const labels = Object.fromEntries(fields.map((field) => [field, t(($) => $.field[field])]));
  const word = (status: string) => statusLabel(lifecycle, status, language);

  function show(field: string, value: unknown): string {
    if (field === 'status') return word(String(value));
    const isAmount = amounts.has(field) && (typeof value === 'string' || typeof value === 'number');
    return isAmount ? formatMoney(value, order.money.total.currency) : plainValue(value);
  }

  const isSeller = subject?.office?.officeType !== 'Provider';
  const print = {
    id: 'print',
    label: t(($) => $.print),
    icon: mdiPrinterOutline,
    place: 'menu',
    run: () => window.print(),
  } as const;
  return (
    <>
      <Paper
        record={recordOf(order)}
        title={order.number}
        chip={
          <span className={styles.number}>
            <CopyButton text={order.number} label={t(($) => $.copyNumber)} />
            <OrderStatusChip status={order.status} lifecycle={lifecycle} />
          </span>
        }
        onBack={props.onBack}
        actions={[...actions, print]}
        banner={banner}
        steps={orderSteps({ status: order.status, usual: way, rows, word, time: formatTime })}
        documents={props.documents}
        side={
          <>
            {props.side}
            <ApprovalsBox approvals={order.approvals} />
            {isSeller && order.status !== 'Locked' && (
              <CancelClock order={order} mayAsk={order.freeCancelUntil !== null} />
            )}
            <NotesBox id={order.id} />
          </>
        }
        live={{ topic: names.topic, calls: ['/api/orders/', '/api/services/'] }}
        history={{
          entity: names.entity,
          id: order.id,
          rows,
          labels,
          show,
          actions: actionLabels[language],
          tones,
        }}
      >
        {children}
      </Paper>
      {dialog}
    </>
  );
}

/** The first version of an order is its creation, which the engine calls an edit from nothing. */
function asCreated(row: ActivityRow): HistoryRow {
  return row.version === 1 ? { ...row, action: 'created' } : row;
}
