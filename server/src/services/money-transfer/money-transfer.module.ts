import { moneyTransfer } from '#domain/services/money-transfer/service.ts';
import type { ServiceModule } from '#server/engine/orders/order-engine.ts';
import { priceForPayment } from './price-draft.queries.ts';
import { transferEffects } from './transfer-effects.queries.ts';
import { transferGuards } from './transfer-guards.queries.ts';
import { transferOf } from './transfer-row.queries.ts';

/** 12 CFR 1005.34: within it a cancelled remittance is given back whole. */
const FREE_MINUTES = 30;

/** What money transfers bring to the order engine. */
export const moneyTransferModule: ServiceModule = {
  service: moneyTransfer,
  guards: transferGuards,
  effects: transferEffects,
  quoteForPayment: priceForPayment,
  // Cards of some issuers are restricted (31 CFR 515.209).
  things: async (act) => {
    const { card_bank } = await transferOf(act);
    return card_bank === '' ? [] : [{ field: 'card.bank', name: card_bank }];
  },
  // Later the work at the provider has begun: our fee stays, the customer's money and the tax go back.
  penalty: ({ order, context }) => {
    const paidAt = order.purchased_at ?? context.now;
    // Whoever asked in time keeps that right, however long it waited.
    const askedAt = order.cancel_requested_at ?? context.now;
    const minutes = (askedAt.getTime() - paidAt.getTime()) / 60_000;
    const isFree = minutes <= FREE_MINUTES || order.submitted_at === null;
    return isFree ? 0n : BigInt(order.fee) - BigInt(order.discount);
  },
};
