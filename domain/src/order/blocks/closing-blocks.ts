import { type Block, paidAndHere } from './block.ts';

/** C: cancelled for nothing while it is here, for a penalty once the provider stopped; then the money goes back. */
export const cancel: Block<'C'> = ({ free = paidAndHere, atProvider = [], byClaims = true }, { unwind }) => [
  {
    from: free,
    action: 'Cancel',
    to: 'Cancelled',
    who: ['SALE'],
    guard: ['notSubmitted'],
    effects: ['hold.closeIfOpen', ...unwind],
  },
  {
    from: atProvider,
    action: 'Cancel',
    to: 'Cancelled',
    who: byClaims ? ['SALEADM', 'PROV', 'CLSUP'] : ['SALEADM', 'PROV'],
    guard: ['providerStopAck', 'notFulfilled', 'penaltyRule'],
    effects: ['hold.closeIfOpen', ...unwind],
  },
  {
    from: ['Cancelled', 'Rejected'],
    action: 'Refund',
    to: 'Refunded',
    who: ['SALEADM', 'ACCT', 'SYS'],
    guard: ['refundDuePositive', 'originalTender', 'dualControlAboveLimit'],
    effects: ['ledger.refundPay', 'notify.customer'],
  },
];

/** F: what is delivered is refunded by an approved claim only; accounting may compute again. */
export const finished: Block<'F'> = ({ fulfilled, paid: stillOpen = [...paidAndHere, 'Submitted'] }) => [
  {
    from: fulfilled,
    action: 'Refund',
    to: 'Refunded',
    who: ['CACCT'],
    guard: ['claimApproved'],
    effects: ['ledger.refundFulfilled', 'notify.customer'],
  },
  {
    from: [...stillOpen, ...fulfilled],
    action: 'RecalculateCommission',
    to: '=',
    who: ['CACCT'],
    guard: ['periodOpen'],
    effects: ['ledger.commission.delta'],
  },
  {
    from: fulfilled,
    action: 'RecalculateProviderCost',
    to: '=',
    who: ['CACCT'],
    guard: ['periodOpen'],
    effects: ['ledger.providerDelta'],
  },
];

/** U: the last step and what it posted are reversed by new entries. */
export const undo: Block<'U'> = ({ from, who = ['CADM'] }) => [
  {
    from,
    action: 'Undo',
    to: '<prev>',
    who,
    guard: ['undoWindow', 'noLaterEffect'],
    effects: ['ledger.reverseLast', 'inv.reverseLast'],
  },
];
