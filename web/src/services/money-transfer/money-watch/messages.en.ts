export const en = {
  title: 'Money out there',
  text: 'What waits longer than it should, so that somebody looks at it.',
  asOf: 'as of {{time}}',
  again: 'Look again',
  nothing: 'Nothing waits longer than it should',
  nothingText: 'Cancellations, refunds, cards, PINs and deliveries of this office are all in time.',
  counts: 'What waits',
  rule: {
    cancelRequested: 'Asked to cancel',
    refundDue: 'Refunds due',
    paymentFailed: 'Failed captures and refunds',
    capturedUnpaid: 'Captured, order not paid',
    authorisedUnused: 'Authorised, not taken',
    notSettled: 'Not settled',
    submittingLong: 'Provider does not answer',
    lateDelivery: 'Late deliveries',
    pinExpired: 'PINs that ran out',
  },
  ruleText: {
    cancelRequested: 'The customer asked to cancel. Whoever asked within 30 minutes gets everything back.',
    refundDue: 'Cancelled or rejected, and the customer has not got the money back.',
    paymentFailed: 'The gateway refused to take or to give back money of a card.',
    capturedUnpaid: 'The gateway took money that the order does not count as paid.',
    authorisedUnused:
      'The gateway holds money that no order took. It is voided by itself; here it was not yet.',
    notSettled: 'A paid order whose card was not captured, or not settled after three days.',
    submittingLong: 'On the way to the provider for more than ten minutes.',
    lateDelivery: 'Not paid out by the day the sender was told. An error can be claimed until the last day.',
    pinExpired: 'Lies at the counter with a PIN that ran out. Give a new one, or cancel.',
  },
  way: {
    Reject: 'On hold: compliance rejects it to give the money back',
    Wait: 'Waits for the answer of the provider',
    Cancel: 'Cancel it',
  },
  free: 'asked in time, all goes back',
  notFree: 'asked after {{when}}',
  claimUntil: 'claims until {{day}}',
  refund: 'Refund',
  capture: 'Capture',
  card: 'card {{last4}}',
  retry: 'Try again',
  retryOf: 'Try {{number}} again',
  retryText:
    'The gateway is asked once more for {{amount}}. What went through before is found and not done twice.',
  retried: 'The gateway is asked again',
  more: '{{count}} in all; the oldest stand here.',
  state: {
    None: 'None',
    Asking: 'No answer yet',
    Authorised: 'Authorised',
    Declined: 'Declined',
    Captured: 'Captured',
    Voiding: 'Being voided',
    Voided: 'Voided',
    Refunding: 'Being refunded',
    Refunded: 'Refunded',
    Failed: 'Failed',
  },
  queues: 'At the providers',
  queue: {
    provider: 'Provider',
    status: 'Status',
    all: 'All',
    over: 'Over {{hours}} h',
    oldest: 'Oldest',
    none: 'Nothing lies at a provider.',
  },
} as const;

declare module '#web/lib/i18n.ts' {
  interface Catalog {
    'money-watch': typeof en;
  }
}
