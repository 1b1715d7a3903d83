import type { ActionBody } from '#domain/order/order.schema.ts';
import type { PaymentMethod } from '#domain/payment/payment.values.ts';
import { tenders as facts } from '#domain/payment/tenders.ts';
import { act } from '#server/engine/orders/act.queries.ts';
import { pay } from '#server/engine/orders/pay.ts';
import { usableGateways } from '#server/engine/payments/usable-gateways.queries.ts';
import { orderEngine } from '#server/orders.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { ensureDrawer } from './demo-drawers.queries.ts';
import type { DemoTransfer } from './demo-transfers.ts';
import type { Scene } from './scene.ts';
import type { Share } from './price-demo.queries.ts';
import { priceShares } from './price-demo.queries.ts';

/** Pays what an order costs, all of it or a first part. */
export async function payDemo(
  scene: Scene,
  context: OfficeContext,
  part: 'all' | 'first' | 'rest',
): Promise<void> {
  const { orderId, transfer } = scene;
  const before = part === 'rest' ? await paidBefore(context, orderId) : [];
  if (part === 'rest') await act(orderEngine, context, { orderId, input: { action: 'Recalculate' } });
  const asked = part === 'first' ? [{ method: 'Cash' as const, amount: 4000n }] : sharesOf(transfer, context);
  const { total, shares } = await priceShares(context.services, { orderId, shares: asked, before });
  if (shares.some(({ method }) => facts[method].isInDrawer)) await ensureDrawer(context);
  const gateway = await gatewayFor(context, shares);
  const input: ActionBody = {
    action: 'Pay',
    payment: {
      amountMode: part === 'first' ? 'Initial' : 'Full',
      total: { amountMinor: Number(total), currency: 'USD' },
      tenders: shares.map(({ method, amount }) => ({
        method,
        amount: String(amount),
        reference: facts[method].needsReference
          ? `${method.slice(0, 2).toUpperCase()}-${70_000 + transfer.n}`
          : '',
        card:
          method === 'Card'
            ? { channel: 'PaymentApi', gatewayId: gateway, token: 'simulator-approve' }
            : null,
      })),
    },
  };
  await pay(orderEngine, context, { orderId, input });
}

function sharesOf({ tender, n }: DemoTransfer, { services }: OfficeContext): Share[] {
  // A gateway that somebody chose is a real one, and the demo pays nothing there.
  const isPlayed = services.isDemo && !services.config.gateway.isChosen;
  if (tender === 'Mixed') {
    const second = n % 2 === 0 || !isPlayed ? 'Zelle' : 'Card';
    return [
      { method: 'Cash', amount: 2000n },
      { method: second, amount: null },
    ];
  }
  const method: PaymentMethod = tender === 'Card' && !isPlayed ? 'Cash' : tender;
  return [{ method, amount: null }];
}

async function gatewayFor(
  { services, office }: OfficeContext,
  shares: readonly { method: string }[],
): Promise<string> {
  if (!shares.some(({ method }) => method === 'Card')) return '0';
  const [gateway] = await usableGateways(services, office.id);
  return gateway?.id ?? '0';
}

async function paidBefore({ services }: OfficeContext, orderId: string): Promise<Share[]> {
  const rows = await services.db
    .selectFrom('payments')
    .select(['method', 'amount'])
    .where('order_id', '=', orderId)
    .where('action', '=', 'Payment')
    .execute();
  return rows.map(({ method, amount }) => ({ method, amount: BigInt(amount) }));
}
