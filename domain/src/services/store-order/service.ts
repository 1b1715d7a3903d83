import { forward, handOver } from '../../order/blocks/block.ts';
import { reservation } from '../../order/blocks/sale-blocks.ts';
import { defineService } from '../../order/define-service.ts';
import { fulfil, unwindStock } from '../../order/effects.ts';

/** Goods of our own store, handed out there. */
export const storeOrder = defineService({
  type: 'StoreOrder',
  segment: 'miscellany',
  prefix: 'ST',
  right: 'ServicesMiscellany',
  paper: 'services.miscellany.paper-storeorder',
  lifecycle: {
    blocks: {
      D: true,
      P: { from: 'Reserved' },
      H: { from: ['Purchased'] },
      C: { atProvider: ['Submitted'], byClaims: false },
      F: { fulfilled: ['Delivered'] },
      U: { from: ['ReadyForPickup'] },
    },
    rows: [
      ...reservation({ available: 'stockAvailable', take: 'inv.reserve', giveBack: 'inv.release' }),
      {
        from: ['Purchased', 'Released'],
        action: 'Submit',
        to: 'Submitted',
        who: ['SALE', 'SYS'],
        guard: ['notHeld', ...handOver],
        effects: ['notify.provider'],
      },
      {
        from: ['Submitted'],
        action: 'TransferOut',
        to: 'TransferOut',
        who: ['STORE'],
        guard: ['otherStoreHasStock', ...forward],
        effects: ['inv.transferOut'],
      },
      {
        from: ['TransferOut'],
        action: 'TransferIn',
        to: 'TransferIn',
        who: ['STORE'],
        guard: ['quantityMatches', ...forward],
        effects: ['inv.transferIn'],
      },
      {
        from: ['Submitted', 'TransferIn'],
        action: 'ReadyForPickup',
        to: 'ReadyForPickup',
        who: ['STORE'],
        guard: ['picked', ...forward],
        effects: ['notify.customer'],
      },
      {
        from: ['ReadyForPickup'],
        action: 'Delivery',
        to: 'Delivered',
        who: ['STORE'],
        guard: ['recipientIdOk', ...handOver],
        effects: ['inv.sale', ...fulfil],
      },
      {
        from: ['Submitted'],
        action: 'Reject',
        to: 'Rejected',
        who: ['STORE'],
        guard: ['stockMissing'],
        effects: unwindStock,
      },
      {
        from: ['ReadyForPickup'],
        action: 'Cancel',
        to: 'Cancelled',
        who: ['STORE'],
        guard: ['notFulfilled'],
        effects: ['hold.closeIfOpen', ...unwindStock],
      },
    ],
    unwind: unwindStock,
  },
});
