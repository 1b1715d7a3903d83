import { useNavigate, useParams } from '@tanstack/react-router';
import type { OrderPaper as Order } from '#domain/order/orders.endpoints.ts';
import { moneyTransfer } from '#domain/services/money-transfer/service.ts';
import type { TransferPaper } from '#domain/services/money-transfer/transfers.endpoints.ts';
import { OrderPaper } from '#web/engine/order-paper/order-paper.tsx';
import { Loaded } from '#web/engine/paper/loaded.tsx';
import type { PaymentDraft } from '#web/engine/payment-panel/payment-draft.ts';
import { useCall } from '#web/lib/query.ts';
import { cashOfTransfer } from '../transfers/fits-method.ts';
import { useCouriers } from '../transfers/use-couriers.ts';
import { PinBox } from './pin-box.tsx';
import { TransferSheet } from './transfer-sheet.tsx';
import { transferWay } from './transfer-way.ts';
import { useTransferDocuments } from './use-transfer-documents.ts';
import { useTransferPrice } from './use-transfer-price.ts';

const names = { entity: 'transfer', topic: 'transfers' } as const;

/** Everything about one money transfer, for who sold it, who delivers it and who watches over it. */
export function TransferPaperScreen() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const order = useCall('GET /api/orders/{id}', { params: { id } });
  const transfer = useCall('GET /api/services/transfers/{id}', { params: { id } });
  return (
    <Loaded query={order} shape="paper">
      {(head) => (
        <Loaded query={transfer} shape="paper">
          {(own) => <ShownTransfer key={id} order={head} transfer={own} />}
        </Loaded>
      )}
    </Loaded>
  );
}

function ShownTransfer({ order, transfer }: { order: Order; transfer: TransferPaper }) {
  const navigate = useNavigate();
  const couriers = useCouriers(order.actions.some(({ action }) => action === 'OutForDelivery'));
  const documents = useTransferDocuments(order);
  const usePrice = (payment: PaymentDraft) => useTransferPrice(order, transfer, payment);
  return (
    <OrderPaper
      order={order}
      lifecycle={moneyTransfer.lifecycle}
      names={names}
      way={transferWay(transfer.method)}
      onBack={() => void navigate({ href: '/services/transfers' })}
      edit={() => void navigate({ href: `/services/transfers/edit/${order.id}` })}
      couriers={couriers}
      due={cashOfTransfer(transfer)}
      usePrice={usePrice}
      documents={documents}
      side={transfer.pin && <PinBox order={order} pin={transfer.pin} />}
    >
      {(shown) => <TransferSheet order={shown} transfer={transfer} />}
    </OrderPaper>
  );
}
