import { forward, handOver } from '../../order/blocks/block.ts';
import { defineService } from '../../order/define-service.ts';
import { fulfil, unwind } from '../../order/effects.ts';

/** Money sent to a person in Cuba: brought home, picked up at a counter, or put on a card. */
export const moneyTransfer = defineService({
  type: 'MoneyTransfer',
  segment: 'transfers',
  prefix: 'MT',
  right: 'ServicesMoneyTransfer',
  paper: 'services.transfers.paper',
  lifecycle: {
    blocks: {
      D: true,
      P: { from: 'Draft' },
      H: { from: ['Purchased'], atProvider: ['Submitted', 'Approved', 'ReadyForPickup'], blocksFunds: true },
      S: true,
      X: { ready: ['Submitted', 'Approved'] },
      C: { atProvider: ['Submitted', 'Approved', 'ReadyForPickup', 'OutForDeliveryDismissed'] },
      F: {
        fulfilled: ['Delivered', 'Deposited'],
        paid: ['Purchased', 'Released', 'Submitted', 'Approved', 'ReadyForPickup'],
      },
      U: { from: ['Approved', 'ReadyForPickup'], who: ['CADM', 'PADM'] },
    },
    rows: [
      { from: ['Submitted'], action: 'Approved', to: 'Approved', who: ['PROV', 'SYS'], guard: forward },
      {
        from: ['Submitted', 'Approved'],
        action: 'ReadyForPickup',
        to: 'ReadyForPickup',
        who: ['PROV', 'SYS'],
        guard: ['methodPickup', ...forward],
        effects: ['pin.issue', 'notify.customer'],
      },
      {
        from: ['Submitted', 'Approved'],
        action: 'Deposit',
        to: 'Deposited',
        who: ['PROV', 'SYS'],
        guard: ['methodAccount', ...handOver],
        effects: fulfil,
      },
      {
        from: ['ReadyForPickup'],
        action: 'Delivery',
        to: 'Delivered',
        who: ['PPICK'],
        guard: ['recipientIdOk', 'pinOk', ...handOver],
        effects: fulfil,
      },
      {
        from: ['Submitted', 'Approved', 'ReadyForPickup', 'OutForDeliveryDismissed'],
        action: 'Reject',
        to: 'Rejected',
        who: ['PROV'],
        guard: ['reasonGiven'],
        effects: unwind,
      },
    ],
  },
});
