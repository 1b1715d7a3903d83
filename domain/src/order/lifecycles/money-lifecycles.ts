import { defineLifecycle } from './define-lifecycle.ts';

/** One tender of a payment. Its row is written before the gateway is called; refunds in part append rows of their own. */
export const payment = defineLifecycle({
  name: 'Payment',
  service: null,
  statuses: ['Draft', 'Payment', 'Refund', 'Dismiss'],
  initial: 'Draft',
  ends: ['Refund', 'Dismiss'],
  rows: [
    {
      from: ['Draft'],
      action: 'Capture',
      to: 'Payment',
      who: ['SALE', 'SYS'],
      guard: ['providerAccepted'],
      effects: ['ledger.pay'],
    },
    { from: ['Draft'], action: 'Fail', to: 'Dismiss', who: ['SYS'], guard: ['providerRefused'] },
    { from: ['Draft'], action: 'Void', to: 'Dismiss', who: ['SYS'], guard: ['authorisationUnused'] },
    {
      from: ['Payment'],
      action: 'Void',
      to: 'Dismiss',
      who: ['SALEADM', 'ACCT'],
      guard: ['sameSession'],
      effects: ['ledger.unpay'],
    },
    {
      from: ['Payment'],
      action: 'Refund',
      to: 'Refund',
      who: ['SALEADM', 'ACCT', 'SYS'],
      guard: ['refundDuePositive'],
      effects: ['ledger.refundPay'],
    },
  ],
});

/** The drawer of a seller: counted when it closes, the difference is posted. */
export const cashSession = defineLifecycle({
  name: 'CashSession',
  service: null,
  statuses: ['Open', 'Closed'],
  initial: 'Open',
  ends: ['Closed'],
  rows: [
    {
      from: ['Open'],
      action: 'Close',
      to: 'Closed',
      who: ['SALE'],
      guard: ['countEntered'],
      effects: ['session.countDiff'],
    },
    { from: ['Closed'], action: 'Reopen', to: 'Open', who: ['SALEADM'], guard: ['sameDay'] },
  ],
});
