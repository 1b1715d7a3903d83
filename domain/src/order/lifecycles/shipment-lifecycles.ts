import { defineLifecycle } from './define-lifecycle.ts';

/** What travels together. Its orders are dispatched with it, one by one; arriving is counted, not a status. */
export const shipmentManifest = defineLifecycle({
  name: 'ShipmentManifest',
  service: 'ShipmentOrder',
  statuses: ['Draft', 'Completed', 'Dispatched'],
  initial: 'Draft',
  ends: ['Dispatched'],
  rows: [
    { from: ['Draft'], action: 'Edit', to: 'Draft', who: ['OPORI'], effects: ['manifest.lines'] },
    {
      from: ['Draft'],
      action: 'Complete',
      to: 'Completed',
      who: ['OPORI'],
      guard: ['everyParcelConfirmed', 'noHeldOrder'],
      effects: ['manifest.freeze', 'doc.manifest'],
    },
    {
      from: ['Completed'],
      action: 'Reopen',
      to: 'Draft',
      who: ['OPORI'],
      guard: ['notDispatched'],
      effects: ['manifest.unfreeze'],
    },
    {
      from: ['Completed'],
      action: 'Dispatch',
      to: 'Dispatched',
      who: ['OPORI'],
      guard: ['carrierDocs'],
      effects: ['orders.bulk:Dispatch', 'track.DispatchAtOrigin'],
    },
    {
      from: ['Dispatched'],
      action: 'ArriveAtDestination',
      to: '=',
      who: ['OPDEST'],
      effects: ['orders.bulk:Arrived', 'arrival.scan'],
    },
  ],
});

/** Where a parcel is: forward only, by appended events. An order follows its slowest parcel. */
export const shipmentParcelTracking = defineLifecycle({
  name: 'ShipmentParcelTracking',
  service: 'ShipmentOrder',
  statuses: [
    'DispatchAtOrigin',
    'CustomsHoldAtOrigin',
    'Sailing',
    'ArrivedAtDestinationPort',
    'AtConsigneeWarehouse',
    'DestinationCustomsInspection',
    'DestinationCustomsHold',
    'DestinationCustomsReleased',
    'Segregation',
    'Distribution',
    'Delivered',
  ],
  initial: 'DispatchAtOrigin',
  ends: ['Delivered'],
  rows: [
    {
      from: ['DispatchAtOrigin'],
      action: 'Track',
      to: 'CustomsHoldAtOrigin',
      who: ['OPORI'],
      guard: ['customsHolds'],
      effects: ['notify.customer'],
    },
    {
      from: ['CustomsHoldAtOrigin'],
      action: 'Track',
      to: 'Sailing',
      who: ['OPORI'],
      effects: ['notify.customer'],
    },
    {
      from: ['DispatchAtOrigin'],
      action: 'Track',
      to: 'Sailing',
      who: ['OPORI'],
      guard: ['customsPasses'],
      effects: ['notify.customer'],
    },
    {
      from: ['Sailing'],
      action: 'Track',
      to: 'ArrivedAtDestinationPort',
      who: ['OPDEST'],
      effects: ['notify.customer'],
    },
    {
      from: ['ArrivedAtDestinationPort'],
      action: 'Track',
      to: 'AtConsigneeWarehouse',
      who: ['OPDEST'],
      effects: ['notify.customer'],
    },
    {
      from: ['AtConsigneeWarehouse'],
      action: 'Track',
      to: 'DestinationCustomsInspection',
      who: ['OPDEST'],
      effects: ['notify.customer'],
    },
    {
      from: ['DestinationCustomsInspection'],
      action: 'Track',
      to: 'DestinationCustomsHold',
      who: ['OPDEST'],
      guard: ['customsHolds'],
      effects: ['notify.customer'],
    },
    {
      from: ['DestinationCustomsHold'],
      action: 'Track',
      to: 'DestinationCustomsReleased',
      who: ['OPDEST'],
      effects: ['notify.customer'],
    },
    {
      from: ['DestinationCustomsInspection'],
      action: 'Track',
      to: 'DestinationCustomsReleased',
      who: ['OPDEST'],
      guard: ['customsPasses'],
      effects: ['notify.customer'],
    },
    {
      from: ['DestinationCustomsReleased'],
      action: 'Track',
      to: 'Segregation',
      who: ['OPDEST'],
      effects: ['notify.customer'],
    },
    {
      from: ['Segregation'],
      action: 'Track',
      to: 'Distribution',
      who: ['OPDEST'],
      effects: ['notify.customer'],
    },
    {
      from: ['Distribution'],
      action: 'Track',
      to: 'Delivered',
      who: ['OPDEST'],
      effects: ['notify.customer'],
    },
  ],
});

/** The label on a parcel, printed at the office and confirmed by scan and scale. */
export const shipmentLabel = defineLifecycle({
  name: 'ShipmentLabel',
  service: 'ShipmentOrder',
  statuses: ['LabelPrinted', 'LabelConfirmed'],
  initial: 'LabelPrinted',
  ends: ['LabelConfirmed'],
  rows: [
    {
      from: ['LabelPrinted'],
      action: 'ConfirmLabel',
      to: 'LabelConfirmed',
      who: ['OPORI'],
      guard: ['scanMatches', 'weightEntered'],
    },
  ],
});
