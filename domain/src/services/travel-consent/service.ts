import { defineService } from '../../order/define-service.ts';
import { fulfil, unwind } from '../../order/effects.ts';

/** The notarised consent of parents for the journey of a minor. */
export const travelConsent = defineService({
  type: 'TravelConsent',
  segment: 'miscellany',
  prefix: 'TC',
  right: 'ServicesMiscellany',
  paper: 'services.miscellany.paper-consent',
  lifecycle: {
    blocks: {
      D: true,
      P: { from: 'Draft' },
      M: { from: ['Purchased'], guard: ['minorDataOk'] },
      G: true,
      C: { free: ['Purchased'], atProvider: ['Submitted'] },
      F: { fulfilled: ['Delivered'], paid: ['Purchased', 'Submitted'] },
      U: { from: ['Approved', 'SentToOffice'] },
    },
    rows: [
      {
        from: ['GrantPaid'],
        action: 'Approved',
        to: 'Approved',
        who: ['PROV'],
        guard: ['notarised'],
        effects: ['doc.attach'],
      },
      {
        from: ['Submitted'],
        action: 'Approved',
        to: 'Approved',
        who: ['PROV'],
        guard: ['noOfficialFee', 'notarised'],
        effects: ['doc.attach'],
      },
      {
        from: ['GrantPaid', 'Submitted'],
        action: 'Reject',
        to: 'Rejected',
        who: ['PROV'],
        guard: ['authorityRefused'],
        effects: unwind,
      },
      {
        from: ['Approved'],
        action: 'SendToOffice',
        to: 'SentToOffice',
        who: ['PROV'],
        effects: ['notify.office'],
      },
      {
        from: ['SentToOffice'],
        action: 'ReadyForPickup',
        to: 'ReadyForPickup',
        who: ['SALE'],
        guard: ['receivedAtOffice'],
        effects: ['notify.customer'],
      },
      {
        from: ['ReadyForPickup'],
        action: 'Delivery',
        to: 'Delivered',
        who: ['SPICK'],
        guard: ['recipientIdOk'],
        effects: fulfil,
      },
    ],
    isScreened: false,
  },
});
