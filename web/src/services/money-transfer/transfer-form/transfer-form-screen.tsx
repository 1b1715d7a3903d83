import { mdiFileLockOutline } from '@mdi/js';
import { useNavigate, useParams } from '@tanstack/react-router';
import type { OrderPaper } from '#domain/order/orders.endpoints.ts';
import type { TransferPaper } from '#domain/services/money-transfer/transfers.endpoints.ts';
import { Loaded } from '#web/engine/paper/loaded.tsx';
import { Button } from '#web/kit/action/button.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { PageHeader } from '#web/kit/layout/page-header.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { call } from '#web/lib/api.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { openDocument } from '#web/lib/open-document.ts';
import { useCall } from '#web/lib/query.ts';
import { TransferForm } from './transfer-form.tsx';
import { blankTransfer, transferValuesOf } from './transfer-values.ts';
import type { Sold } from './use-sale.ts';

/** How long the receipt is offered besides the paper, ms. */
const OFFER_MS = 20_000;

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
      <>
        <PageHeader title={t(($) => $.edit, { number })} onBack={() => toPaper(id)} />
        <EmptyState
          icon={mdiFileLockOutline}
          title={t(($) => $.noEdit)}
          action={<Button onClick={() => toPaper(id)}>{t(($) => $.toPaper)}</Button>}
        />
      </>
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
  const { toast, toastError, snackbar } = useToast();
  const offerReceipt = (orderId: string) => {
    const onClick = () => void openDocument(() => receiptOf(orderId)).catch(toastError);
    snackbar(
      t(($) => $.sold),
      { duration: OFFER_MS, action: { label: t(($) => $.receipt), onClick } },
    );
  };
  const toPaper = (id: string) => void navigate({ href: `/services/transfers/paper/${id}` });
  return {
    toPaper,
    toExplorer: () => void navigate({ href: '/services/transfers' }),
    onSold({ id, isPaid }: Sold) {
      if (isPaid) offerReceipt(id);
      else toast(t(($) => $.savedDraft));
      toPaper(id);
    },
  };
}

async function receiptOf(orderId: string): Promise<Blob> {
  const order = { params: { kind: 'transfer-receipt' as const }, body: { parameters: { orderId } } };
  return (await call('POST /api/documents/{kind}', order)).blob;
}
