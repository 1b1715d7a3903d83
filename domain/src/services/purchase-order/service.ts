import { defineService } from '../../order/define-service.ts';

/** What the store orders from its suppliers; its statuses are those of the purchase order list. */
export const purchaseOrder = defineService({
  type: 'PurchaseOrder',
  segment: 'purchases',
  prefix: 'PO',
  right: 'OperationsPurchaseOrders',
  paper: 'operations.purchases.paper',
  lifecycle: {
    blocks: {},
    rows: [
      { from: ['None'], action: 'Edit', to: 'Draft', who: ['PURCH'], effects: ['po.create'] },
      { from: ['Draft'], action: 'Edit', to: 'Draft', who: ['PURCH'], effects: ['po.update'] },
      { from: ['Draft'], action: 'Discard', to: 'Discarded', who: ['PURCH'] },
      {
        from: ['Draft'],
        action: 'Submit',
        to: 'Submitted',
        who: ['PURCH'],
        guard: ['linesPositive'],
        effects: ['notify.supplier'],
      },
      {
        from: ['Submitted'],
        action: 'Confirm',
        to: 'Confirmed',
        who: ['PURCH'],
        guard: ['supplierConfirmed'],
      },
      // Withdrawn to be corrected.
      { from: ['Submitted'], action: 'Edit', to: 'Draft', who: ['PURCH'], guard: ['notConfirmed'] },
      {
        from: ['Confirmed', 'PartialReceived'],
        action: 'Arrived',
        to: 'PartialReceived',
        who: ['PURCH'],
        guard: ['receivedLtOrdered'],
        effects: ['inv.purchaseReceived', 'ledger.grn'],
      },
      {
        from: ['Confirmed', 'PartialReceived'],
        action: 'Arrived',
        to: 'Received',
        who: ['PURCH'],
        guard: ['receivedEqOrdered'],
        effects: ['inv.purchaseReceived', 'ledger.grn'],
      },
      // Closed short: the rest will not come.
      {
        from: ['PartialReceived'],
        action: 'Confirm',
        to: 'Received',
        who: ['PURCH'],
        guard: ['shortCloseReason'],
      },
      {
        from: ['Submitted', 'Confirmed'],
        action: 'Cancel',
        to: 'Cancelled',
        who: ['PURCH'],
        guard: ['nothingReceived'],
      },
      { from: ['Submitted'], action: 'Reject', to: 'Cancelled', who: ['PURCH'], guard: ['supplierRefused'] },
      {
        from: ['Confirmed', 'PartialReceived', 'Received'],
        action: 'Pay',
        to: '=',
        who: ['CACCT'],
        guard: ['supplierInvoiceMatched'],
        effects: ['ledger.payable.pay'],
      },
      {
        from: ['PartialReceived', 'Received'],
        action: 'Undo',
        to: '<prev>',
        who: ['CADM'],
        guard: ['stockStillThere', 'periodOpen'],
        effects: ['inv.reverseLast', 'ledger.reverseLast'],
      },
    ],
    isScreened: false,
    ends: ['Received', 'Cancelled', 'Discarded'],
  },
});
