import { forward, handOver } from '../../order/blocks/block.ts';
import { reservation } from '../../order/blocks/sale-blocks.ts';
import { defineService } from '../../order/define-service.ts';
import { fulfil, unwindStock } from '../../order/effects.ts';

/** Goods bought here and delivered in Cuba by a provider; a master order splits into one order per provider. */
export const shoppingOrder = defineService({
  type: 'ShoppingOrder',
  segment: 'shopping',
  prefix: 'SO',
  right: 'ServicesShopping',
  paper: 'services.shopping.paper',
  lifecycle: {
    blocks: {
      D: true,
      P: { from: 'Reserved' },
      H: { from: ['Purchased'], atProvider: ['Submitted'] },
      S: true,
      X: { ready: ['Dispatched'] },
      C: { atProvider: ['Submitted', 'Confirmed'] },
      F: {
        fulfilled: ['Delivered'],
        paid: ['Purchased', 'Released', 'Submitted', 'Confirmed', 'Dispatched'],
      },
      U: { from: ['Confirmed', 'Dispatched'] },
    },
    rows: [
      ...reservation({ available: 'stockAvailable', take: 'inv.reserve', giveBack: 'inv.release' }),
      {
        from: ['Submitted'],
        action: 'Confirm',
        to: 'Confirmed',
        who: ['PROV'],
        guard: ['allLinesAvailable', ...forward],
      },
      // A short line: part of the money goes back, or something else takes its place.
      {
        from: ['Submitted'],
        action: 'Recalculate',
        to: '=',
        who: ['PROV'],
        guard: ['lineShort'],
        effects: ['quote.substitute', 'ledger.partialRefundDue'],
      },
      {
        from: ['Submitted', 'Confirmed', 'Dispatched', 'Delivered'],
        action: 'Refund',
        to: '=',
        who: ['SALEADM', 'ACCT'],
        guard: ['partialRefundDue'],
        effects: ['ledger.refundPay'],
      },
      {
        from: ['Confirmed'],
        action: 'Dispatch',
        to: 'Dispatched',
        who: ['PROV'],
        guard: handOver,
        effects: ['inv.sale'],
      },
      {
        from: ['Dispatched'],
        action: 'ReadyForPickup',
        to: 'ReadyForPickup',
        who: ['PROV'],
        guard: ['methodPickup', ...forward],
        effects: ['notify.customer'],
      },
      {
        from: ['ReadyForPickup'],
        action: 'Delivery',
        to: 'Delivered',
        who: ['PPICK'],
        guard: ['recipientIdOk', ...handOver],
        effects: fulfil,
      },
      {
        from: ['Submitted', 'Confirmed'],
        action: 'Reject',
        to: 'Rejected',
        who: ['PROV'],
        guard: ['reasonGiven'],
        effects: unwindStock,
      },
      {
        from: ['OutForDeliveryDismissed', 'ReadyForPickup'],
        action: 'Reject',
        to: 'Rejected',
        who: ['PROV'],
        guard: ['attemptsExhausted'],
        effects: unwindStock,
      },
    ],
    unwind: unwindStock,
    ordered: {
      'Delivered Refund': 'The short line is paid back first; the claim then gives back what is left.',
    },
  },
});
