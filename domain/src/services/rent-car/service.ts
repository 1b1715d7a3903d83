import { forward, handOver } from '../../order/blocks/block.ts';
import { reservation } from '../../order/blocks/sale-blocks.ts';
import { defineService } from '../../order/define-service.ts';
import { fulfil, unwindReservation } from '../../order/effects.ts';

/** A car for days. It checks out when it leaves and in when it is back: the other way round than a guest. */
export const rentCar = defineService({
  type: 'RentCar',
  segment: 'travel',
  prefix: 'RC',
  right: 'ServicesTravel',
  paper: 'services.travel.carpaper',
  lifecycle: {
    blocks: {
      D: true,
      P: { from: 'Reserved' },
      H: { from: ['Purchased'] },
      S: true,
      C: { atProvider: ['Submitted', 'Confirmed', 'PreCheckedOut'] },
      F: { fulfilled: ['CheckedIn'], paid: ['Purchased', 'Released', 'Submitted', 'Confirmed'] },
      U: { from: ['Confirmed', 'PreCheckedOut', 'CheckedOut', 'CheckedIn'] },
    },
    rows: [
      ...reservation({ available: 'carClassAvailable', take: 'provider.hold', giveBack: 'provider.release' }),
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
        action: 'PreCheckOut',
        to: 'PreCheckedOut',
        who: ['PROV'],
        guard: ['driverLicenceOk', ...forward],
        effects: ['car.assign'],
      },
      {
        from: ['PreCheckedOut'],
        action: 'CheckOut',
        to: 'CheckedOut',
        who: ['PROV'],
        guard: ['depositTaken', ...handOver],
      },
      {
        from: ['CheckedOut'],
        action: 'CheckIn',
        to: 'CheckedIn',
        who: ['PROV'],
        guard: ['carReturned', 'nothingOwed', ...handOver],
        effects: fulfil,
      },
      // Damage, fuel, days beyond the contract.
      {
        from: ['CheckedOut'],
        action: 'Recalculate',
        to: '=',
        who: ['PROV'],
        guard: ['extrasFound'],
        effects: ['quote.extras', 'ledger.chargeExtra'],
      },
      {
        from: ['CheckedOut'],
        action: 'Pay',
        to: '=',
        who: ['SALE', 'PROV'],
        guard: ['somethingOwed', 'fundAvailable', ...forward],
        effects: ['ledger.payOwed', 'doc.receipt'],
      },
      {
        from: ['Submitted', 'Confirmed', 'PreCheckedOut'],
        action: 'Reject',
        to: 'Rejected',
        who: ['PROV'],
        guard: ['providerRefused'],
        effects: unwindReservation,
      },
    ],
    unwind: unwindReservation,
  },
});
