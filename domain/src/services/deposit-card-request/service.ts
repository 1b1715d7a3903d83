import { forward, handOver } from '../../order/blocks/block.ts';
import { defineService } from '../../order/define-service.ts';
import { fulfil, unwind } from '../../order/effects.ts';

/** Money put on a card in Cuba; a card that does not exist yet is requested, handed over and activated first. */
export const depositCardRequest = defineService({
  type: 'DepositCardRequest',
  segment: 'cards',
  prefix: 'DC',
  right: 'ServicesCardRequest',
  paper: 'services.cards.paper',
  lifecycle: {
    blocks: {
      D: true,
      P: { from: 'Draft' },
      H: { from: ['Purchased'], atProvider: ['Submitted', 'Approved'], blocksFunds: true },
      S: true,
      C: { atProvider: ['Submitted', 'Approved', 'ReadyForPickup'] },
      F: { fulfilled: ['Deposited'], paid: ['Purchased', 'Released', 'Submitted', 'Approved'] },
      U: { from: ['Approved', 'Activated'] },
    },
    rows: [
      {
        from: ['Submitted'],
        action: 'Approved',
        to: 'Approved',
        who: ['PROV', 'SYS'],
        guard: ['issuerApproved', ...forward],
      },
      {
        from: ['Approved'],
        action: 'ReadyForPickup',
        to: 'ReadyForPickup',
        who: ['PROV'],
        guard: ['newCard', ...forward],
        effects: ['notify.customer'],
      },
      {
        from: ['ReadyForPickup'],
        action: 'Activated',
        to: 'Activated',
        who: ['PPICK', 'PROV'],
        guard: ['recipientIdOk', ...handOver],
        effects: ['card.activate'],
      },
      {
        from: ['Activated'],
        action: 'Deposit',
        to: 'Deposited',
        who: ['PROV', 'SYS'],
        guard: handOver,
        effects: fulfil,
      },
      {
        from: ['Submitted', 'Approved'],
        action: 'Deposit',
        to: 'Deposited',
        who: ['PROV', 'SYS'],
        guard: ['existingCard', ...handOver],
        effects: fulfil,
      },
      {
        from: ['Submitted', 'Approved', 'ReadyForPickup', 'Activated'],
        action: 'Reject',
        to: 'Rejected',
        who: ['PROV'],
        guard: ['reasonGiven'],
        effects: unwind,
      },
    ],
  },
});
