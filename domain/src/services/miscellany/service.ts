import { forward, handOver } from '../../order/blocks/block.ts';
import { defineService } from '../../order/define-service.ts';
import { fulfil, unwind } from '../../order/effects.ts';

/** Whatever a provider does by hand from its queue. */
export const miscellany = defineService({
  type: 'Miscellany',
  segment: 'miscellany',
  prefix: 'MI',
  right: 'ServicesMiscellany',
  paper: 'services.miscellany.paper',
  lifecycle: {
    blocks: {
      D: true,
      P: { from: 'Draft' },
      H: { from: ['Purchased'] },
      M: {},
      C: { atProvider: ['Submitted', 'Approved', 'ReadyForPickup'] },
      F: { fulfilled: ['Delivered'] },
      U: { from: ['Approved', 'ReadyForPickup'] },
    },
    rows: [
      { from: ['Submitted'], action: 'Approved', to: 'Approved', who: ['PROV'], guard: forward },
      {
        from: ['Submitted', 'Approved'],
        action: 'ReadyForPickup',
        to: 'ReadyForPickup',
        who: ['PROV'],
        guard: forward,
        effects: ['notify.customer'],
      },
      {
        from: ['Submitted', 'Approved'],
        action: 'Delivery',
        to: 'Delivered',
        who: ['PROV'],
        guard: handOver,
        effects: fulfil,
      },
      {
        from: ['ReadyForPickup'],
        action: 'Delivery',
        to: 'Delivered',
        who: ['SPICK', 'PPICK'],
        guard: ['recipientIdOk', ...handOver],
        effects: fulfil,
      },
      {
        from: ['Submitted', 'Approved'],
        action: 'Reject',
        to: 'Rejected',
        who: ['PROV'],
        guard: ['reasonGiven'],
        effects: unwind,
      },
    ],
  },
});
