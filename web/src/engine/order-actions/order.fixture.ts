import type { OrderActionChoice, OrderPaper } from '#domain/order/orders.endpoints.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' }) as const;

/** A transfer that is out for delivery, with the actions a test gives it. */
export function orderOf(
  actions: readonly OrderActionChoice[],
  changes: Partial<OrderPaper> = {},
): OrderPaper {
  return {
    id: '7',
    number: 'MT-HIA-000007-1',
    service: 'MoneyTransfer',
    status: 'OutForDelivery',
    version: 6,
    office: { id: '2', code: 'HIA', name: 'Hialeah Main' },
    providerOffice: { id: '9', code: 'HAB', name: 'Entregas Habana' },
    agent: 'Ana Ruiz',
    customerId: '1',
    recipientId: '1',
    sender: { name: 'Marta Díaz', phone: '+13055550112' },
    receiver: { name: 'Miguel Díaz Rojas', ci: '61040528001', phone: '+5352841190' },
    money: {
      principal: usd(50_000),
      fee: usd(6000),
      discount: usd(0),
      tax: usd(500),
      total: usd(56_500),
      paid: usd(56_500),
      commission: null,
      providerCost: null,
    },
    quote: null,
    createdAt: '2026-11-20T15:00:00Z',
    purchasedAt: '2026-11-20T15:01:00Z',
    submittedAt: '2026-11-20T15:02:00Z',
    finishedAt: null,
    cancelRequestedAt: null,
    freeCancelUntil: null,
    hold: null,
    approvals: [],
    payments: [],
    actions: [...actions],
    ...changes,
  };
}

export function possible(action: OrderActionChoice['action'], ...needs: string[]): OrderActionChoice {
  return { action, allowed: true, reason: null, needs };
}

export function refused(
  action: OrderActionChoice['action'],
  code: string,
  message = 'Not now.',
): OrderActionChoice {
  return { action, allowed: false, reason: { code, message }, needs: [] };
}
