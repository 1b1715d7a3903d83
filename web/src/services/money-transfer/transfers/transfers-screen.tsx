import { useMemo } from 'react';
import { moneyTransfer } from '#domain/services/money-transfer/service.ts';
import { transfersExplorer } from '#domain/services/money-transfer/transfers.explorer.ts';
import { transfersLabels } from '#domain/services/money-transfer/transfers.labels.ts';
import type { TransferRow } from '#domain/services/money-transfer/transfers.rows.ts';
import { Explorer } from '#web/engine/explorer/explorer.tsx';
import { useLabelProps } from '#web/engine/explorer/use-label-props.ts';
import { QuickActions } from '#web/engine/order-actions/quick-actions.tsx';
import { OrderStatusChip } from '#web/engine/order-paper/order-status.tsx';
import { useSubject } from '#web/engine/session/use-office.ts';
import { Button } from '#web/kit/action/button.tsx';
import type { Option } from '#web/kit/input/select-field.tsx';
import { formatMoney, formatPhone } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { cashOfTransfer, fitsMethod } from './fits-method.ts';
import { QueueCard, TransferCard } from './transfer-card.tsx';
import { providerPresets, sellerPresets } from './transfer-presets.ts';
import styles from './transfers.module.css';
import { useCouriers } from './use-couriers.ts';
import { useMayWrite } from './use-may-write.ts';
import { useTransfersBulk } from './use-transfers-bulk.tsx';
import { WaitingAge } from './waiting-age.tsx';

const common = {
  payout: (row: TransferRow) => formatMoney(row.payout, row.payoutCurrency),
  receiverPhone: (row: TransferRow) => formatPhone(row.receiverPhone),
  senderPhone: (row: TransferRow) => formatPhone(row.senderPhone),
};
const sellerCells = {
  ...common,
  status: (row: TransferRow) => <OrderStatusChip status={row.status} lifecycle={moneyTransfer.lifecycle} />,
};
const tones = {
  sender: 'strong',
  receiverPhone: 'dim',
  territory: 'dim',
  method: 'dim',
  net: 'dim',
  total: 'strong',
  createdAt: 'dim',
} as const;

/** Transfers as lists: of a sales office its sales, of a provider the queue of its work. */
export function TransfersScreen() {
  const isProvider = useSubject()?.office?.officeType === 'Provider';
  return isProvider ? <ProviderQueue /> : <SoldTransfers />;
}

function SoldTransfers() {
  const t = useMessages('transfers');
  const words = useLabelProps(transfersLabels);
  const mayWrite = useMayWrite();
  const presets = useMemo(() => sellerPresets(t), [t]);
  const bulk = useTransfersBulk(false);
  return (
    <Explorer
      definition={transfersExplorer}
      {...words}
      {...{ tones, presets }}
      cells={sellerCells}
      rowLabel={(row) => row.number}
      rowHref={paperOf}
      editHref={mayWrite ? editOf : undefined}
      card={(row) => <TransferCard row={row} href={paperOf(row)} />}
      primaryAction={mayWrite ? { label: t(($) => $.new), to: '/services/transfers/create' } : undefined}
      bulk={mayWrite ? bulk : undefined}
      empty={{ title: t(($) => $.none), text: t(($) => $.noneText) }}
    />
  );
}

/** What waits for this office, the oldest first, with the next step on every row. */
function ProviderQueue() {
  const t = useMessages('transfers');
  const words = useLabelProps(transfersLabels);
  const couriers = useCouriers(true);
  const presets = useMemo(() => providerPresets(t), [t]);
  const cells = useMemo(() => queueCells(couriers), [couriers]);
  const bulk = useTransfersBulk(true);
  const labels = { ...words.labels, submittedAt: t(($) => $.age) };
  return (
    <Explorer
      definition={transfersExplorer}
      {...words}
      {...{ labels, cells, presets, bulk }}
      tones={{ ...tones, sender: 'dim', receiver: 'strong', payout: 'strong' }}
      defaultPreset="queue"
      rowLabel={(row) => row.number}
      rowHref={paperOf}
      card={(row) => <QueueCard row={row} href={paperOf(row)} couriers={couriers} />}
      actions={<Button href="/services/transfers/run-sheet">{t(($) => $.runSheet)}</Button>}
      empty={{ title: t(($) => $.noneQueue), text: t(($) => $.noneQueueText) }}
    />
  );
}

function queueCells(couriers: readonly Option[]) {
  return {
    ...common,
    submittedAt: (row: TransferRow) => <WaitingAge since={row.submittedAt} />,
    status: (row: TransferRow) => (
      <span className={styles.status}>
        <OrderStatusChip status={row.status} lifecycle={moneyTransfer.lifecycle} />
        <QuickActions
          id={row.id}
          status={row.status}
          lifecycle={moneyTransfer.lifecycle}
          fits={(action) => fitsMethod(action, row)}
          couriers={couriers}
          due={cashOfTransfer(row)}
        />
      </span>
    ),
  };
}

function paperOf({ id }: TransferRow): string {
  return `/services/transfers/paper/${id}`;
}

/** Only a draft can be edited; the paper says so of the others. */
function editOf({ id, status }: TransferRow): string | undefined {
  return status === 'Draft' ? `/services/transfers/edit/${id}` : undefined;
}
