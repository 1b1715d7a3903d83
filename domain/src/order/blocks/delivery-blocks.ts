import { fulfil } from '../effects.ts';
import { type Block, forward, handOver } from './block.ts';

/** X: out, dismissed and out again, or to the counter; delivered only with proof. */
export const homeDelivery: Block<'X'> = ({ ready, by = 'PROV', courier = 'PDELIV', effects = fulfil }) => [
  {
    from: ready,
    action: 'OutForDelivery',
    to: 'OutForDelivery',
    who: [by],
    guard: ['addressOk', ...handOver],
    effects: ['assign.courier'],
  },
  {
    from: ['OutForDelivery'],
    action: 'OutForDeliveryDismiss',
    to: 'OutForDeliveryDismissed',
    who: courier === by ? [by] : [courier, by],
    guard: ['reasonGiven'],
    effects: ['count.attempt'],
  },
  {
    from: ['OutForDeliveryDismissed'],
    action: 'OutForDelivery',
    to: 'OutForDelivery',
    who: [by],
    guard: ['attemptsLeft', ...handOver],
    effects: ['assign.courier'],
  },
  {
    from: ['OutForDeliveryDismissed'],
    action: 'ReadyForPickup',
    to: 'ReadyForPickup',
    who: [by],
    guard: forward,
    effects: ['notify.customer'],
  },
  {
    from: ['OutForDelivery'],
    action: 'Delivery',
    to: 'Delivered',
    who: [courier],
    guard: ['recipientIdOk', 'proofOfDelivery', ...handOver],
    effects,
  },
];
