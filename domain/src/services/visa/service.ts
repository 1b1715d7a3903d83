import { forward, handOver } from '../../order/blocks/block.ts';
import { defineService } from '../../order/define-service.ts';
import { fulfil, unwind } from '../../order/effects.ts';

/** A visa asked for at the consulate; its official fee is approved and paid on the way. */
export const visa = defineService({
  type: 'Visa',
  segment: 'miscellany',
  prefix: 'VI',
  right: 'ServicesMiscellany',
  paper: 'services.miscellany.paper-visa',
  lifecycle: {
    blocks: {
      D: true,
      P: { from: 'Draft' },
      H: { from: ['Purchased'] },
      M: {},
      G: true,
      C: { atProvider: ['Submitted'] },
      F: { fulfilled: ['Delivered'] },
      U: { from: ['Approved', 'SentToOffice', 'ReadyForPickup'] },
    },
    rows: [
      {
        from: ['GrantPaid'],
        action: 'Approved',
        to: 'Approved',
        who: ['PROV'],
        guard: ['visaNumber', ...forward],
        effects: ['doc.attach'],
      },
      // The authority keeps its fee.
      {
        from: ['GrantPaid'],
        action: 'Reject',
        to: 'Rejected',
        who: ['PROV'],
        guard: ['authorityRefused'],
        effects: unwind,
      },
      {
        from: ['Submitted', 'ApprovedGrant'],
        action: 'Reject',
        to: 'Rejected',
        who: ['PROV'],
        guard: ['reasonGiven'],
        effects: ['ledger.grant.void', ...unwind],
      },
      {
        from: ['Approved'],
        action: 'SendToOffice',
        to: 'SentToOffice',
        who: ['PROV'],
        guard: forward,
        effects: ['notify.office'],
      },
      {
        from: ['SentToOffice'],
        action: 'ReadyForPickup',
        to: 'ReadyForPickup',
        who: ['SALE'],
        guard: ['receivedAtOffice', ...forward],
        effects: ['notify.customer'],
      },
      {
        from: ['ReadyForPickup'],
        action: 'Delivery',
        to: 'Delivered',
        who: ['SPICK'],
        guard: ['recipientIdOk', ...handOver],
        effects: fulfil,
      },
      {
        from: ['Approved'],
        action: 'Delivery',
        to: 'Delivered',
        who: ['PROV'],
        guard: ['electronicDelivery', ...handOver],
        effects: fulfil,
      },
    ],
  },
});
