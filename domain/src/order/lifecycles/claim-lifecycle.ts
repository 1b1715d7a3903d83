import { defineLifecycle } from './define-lifecycle.ts';

/** A complaint about an order. A refund of what was delivered needs its supervisor. */
export const claim = defineLifecycle({
  name: 'Claim',
  service: null,
  statuses: ['Pending', 'Submitted', 'InReview', 'Resolved', 'Rejected', 'Closed'],
  initial: 'Pending',
  ends: ['Closed'],
  rows: [
    {
      from: ['Pending'],
      action: 'Submit',
      to: 'Submitted',
      who: ['SALE', 'CLAIM'],
      guard: ['orderGiven'],
      effects: ['notify.claims'],
    },
    { from: ['Submitted'], action: 'Take', to: 'InReview', who: ['CLAIM'] },
    {
      from: ['InReview'],
      action: 'Resolve',
      to: 'Resolved',
      who: ['CLAIM'],
      guard: ['noRefundProposed', 'resolutionGiven'],
    },
    {
      from: ['InReview'],
      action: 'Resolve',
      to: 'Resolved',
      who: ['CLSUP'],
      guard: ['refundProposed', 'dualControl'],
      effects: ['order.claimApproved'],
    },
    { from: ['InReview'], action: 'Reject', to: 'Rejected', who: ['CLSUP'], guard: ['reasonGiven'] },
    { from: ['Resolved', 'Rejected'], action: 'Close', to: 'Closed', who: ['CLAIM', 'SYS'] },
    {
      from: ['Resolved', 'Rejected'],
      action: 'Reopen',
      to: 'InReview',
      who: ['CLAIM'],
      guard: ['within180Days'],
    },
  ],
});
