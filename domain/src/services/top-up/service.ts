import { handOver } from '../../order/blocks/block.ts';
import type { OrderRows } from '../../order/blocks/block.ts';
import { defineService } from '../../order/define-service.ts';
import { fulfil, unwind } from '../../order/effects.ts';

const screen = {
  segment: 'topups',
  right: 'ServicesPhoneTopUps',
  paper: 'services.topups.paper',
} as const;

/** What every top-up has: the provider often answers done at once. */
const done: readonly OrderRows[] = [
  {
    from: ['Submitting'],
    action: 'Delivery',
    to: 'Delivered',
    who: ['SYS'],
    guard: ['providerDone', ...handOver],
    effects: fulfil,
  },
  {
    from: ['Submitted'],
    action: 'Delivery',
    to: 'Delivered',
    who: ['SYS', 'PROV'],
    guard: ['providerDone', ...handOver],
    effects: fulfil,
  },
  {
    from: ['Submitted'],
    action: 'Reject',
    to: 'Rejected',
    who: ['SYS', 'PROV'],
    guard: ['providerRefused'],
    effects: unwind,
  },
];

/** Those of Cuba: a promotion applies on its day, and until the provider is done it may still be stopped. */
const cuban: Parameters<typeof defineService>[0]['lifecycle'] = {
  blocks: {
    D: true,
    P: { from: 'Draft' },
    H: { from: ['Purchased'] },
    S: true,
    C: { atProvider: ['Submitted'] },
    F: { fulfilled: ['Delivered', 'Activated'] },
  },
  rows: [
    ...done,
    {
      from: ['Submitted'],
      action: 'Activated',
      to: 'Activated',
      who: ['SYS', 'PROV'],
      guard: ['activateOnReached', 'providerDone', ...handOver],
      effects: fulfil,
    },
  ],
};

/** Internet time in Cuba. */
export const topUpNauta = defineService({ ...screen, type: 'TopUpNauta', prefix: 'TN', lifecycle: cuban });

/** A mobile telephone in Cuba. */
export const topUpCubacel = defineService({
  ...screen,
  type: 'TopUpCubacel',
  prefix: 'TB',
  lifecycle: cuban,
});

/** A mobile telephone in the United States; the carrier applies it at once. */
export const topUpUsa = defineService({
  ...screen,
  type: 'TopUpUsa',
  prefix: 'TU',
  lifecycle: {
    blocks: {
      D: true,
      P: { from: 'Draft' },
      H: { from: ['Purchased'] },
      S: true,
      C: {},
      F: { fulfilled: ['Delivered'] },
    },
    rows: done,
  },
});
