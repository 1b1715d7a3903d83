import { forward, handOver } from '../../order/blocks/block.ts';
import { reservation } from '../../order/blocks/sale-blocks.ts';
import { defineService } from '../../order/define-service.ts';
import { fulfil, unwindReservation } from '../../order/effects.ts';

/** Nights in a hotel or private house. Extras are billed before the guest checks out. */
export const accommodation = defineService({
  type: 'Accommodation',
  segment: 'travel',
  prefix: 'AC',
  right: 'ServicesTravel',
  paper: 'services.travel.accommodationpaper',
  lifecycle: {
    blocks: {
      D: true,
      P: { from: 'Reserved' },
      H: { from: ['Purchased'] },
      S: true,
      C: { atProvider: ['Submitted', 'Confirmed'] },
      F: { fulfilled: ['CheckedOut'], paid: ['Purchased', 'Released', 'Submitted', 'Confirmed'] },
      U: { from: ['Confirmed', 'CheckedIn', 'CheckedOut'] },
    },
    rows: [
      ...reservation({ available: 'roomAvailable', take: 'provider.hold', giveBack: 'provider.release' }),
      {
        from: ['Submitted'],
        action: 'Confirm',
        to: 'Confirmed',
        who: ['PROV', 'SYS'],
        guard: ['providerAccepted', ...forward],
        effects: ['doc.voucher'],
      },
      {
        from: ['Confirmed'],
        action: 'CheckIn',
        to: 'CheckedIn',
        who: ['PROV', 'SYS'],
        guard: ['arrivalDateReached', ...handOver],
      },
      {
        from: ['CheckedIn'],
        action: 'PreCheckOut',
        to: 'PreCheckedOut',
        who: ['PROV'],
        guard: forward,
        effects: ['quote.extras', 'ledger.chargeExtra'],
      },
      {
        from: ['PreCheckedOut'],
        action: 'Pay',
        to: '=',
        who: ['SALE', 'PROV'],
        guard: ['somethingOwed', 'fundAvailable', ...forward],
        effects: ['ledger.payOwed', 'doc.receipt'],
      },
      {
        from: ['CheckedIn', 'PreCheckedOut'],
        action: 'CheckOut',
        to: 'CheckedOut',
        who: ['PROV', 'SYS'],
        guard: ['nothingOwed', ...handOver],
        effects: fulfil,
      },
      {
        from: ['Submitted'],
        action: 'Reject',
        to: 'Rejected',
        who: ['PROV'],
        guard: ['providerRefused'],
        effects: unwindReservation,
      },
      {
        from: ['Confirmed'],
        action: 'Reject',
        to: 'Rejected',
        who: ['PROV'],
        guard: ['overbooked'],
        effects: unwindReservation,
      },
    ],
    unwind: unwindReservation,
  },
});
