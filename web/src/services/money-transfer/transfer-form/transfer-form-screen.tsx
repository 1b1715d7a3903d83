import { mdiFileLockOutline } from '@mdi/js';
import { useNavigate, useParams } from '@tanstack/react-router';
import type { OrderPaper } from '#domain/order/orders.endpoints.ts';
import type { TransferPaper } from '#domain/services/money-transfer/transfers.endpoints.ts';
import { Loaded } from '#web/engine/paper/loaded.tsx';
import { Button } from '#web/kit/action/button.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { useCall } from '#web/lib/query.ts';
import { TransferForm } from './transfer-form.tsx';
import { blankTransfer, transferValuesOf } from './transfer-values.ts';
import type { Sold } from './use-sale.ts';

export function TransferCreateScreen() {
  const t = useMessages('transfer-form');
  const { toExplorer, onSold } = useWays();
  return <TransferForm title={t(($) => $.new)} values={blankTransfer} onSold={onSold} onBack={toExplorer} />;
}

export function TransferEditScreen() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const order = useCall('GET /api/orders/{id}', { params: { id } }, { staleTime: 0 });
  const transfer = useCall('GET /api/services/transfers/{id}', { params: { id } }, { staleTime: 0 });
  // A form begins with what holds now, not with what was read a while ago.
  if (!order.isFetchedAfterMount || !transfer.isFetchedAfterMount) return <Skeleton shape="form" />;
  return (
    <Loaded query={order} shape="form">
      {(head) => (
        <Loaded query={transfer} shape="form">
          {(own) => <Draft key={id} order={head} transfer={own} />}
        </Loaded>
      )}
    </Loaded>
  );
}

function Draft({ order, transfer }: { order: OrderPaper; transfer: TransferPaper }) {
  const t = useMessages('transfer-form');
  const { toPaper, onSold } = useWays();
  const { id, number, version, money } = order;
  if (order.status !== 'Draft') {
    return (
      <EmptyState
        icon={mdiFileLockOutline}
        title={t(($) => $.noEdit)}
        action={<Button onClick={() => toPaper(id)}>{t(($) => $.toPaper)}</Button>}
      />
    );
  }
  return (
    <TransferForm
      title={t(($) => $.edit, { number })}
      {...{ id, version, onSold }}
      values={transferValuesOf(transfer)}
      keptCard={transfer.card?.last4 ?? null}
      paid={BigInt(money.paid.amountMinor)}
      onBack={() => toPaper(id)}
    />
  );
}

/** Where one goes from here; a sale ends at its paper. */
function useWays() {
  const t = useMessages('transfer-form');
  const navigate = useNavigate();
  const { toast } = useToast();
  const toPaper = (id: string) => void navigate({ href: `/services/transfers/paper/${id}` });
  return {
    toPaper,
    toExplorer: () => void navigate({ href: '/services/transfers' }),
    onSold({ id, isPaid }: Sold) {
      if (!isPaid) toast(t(($) => $.savedDraft));
      toPaper(id);
    },
  };
}
