export const en = {
  title: 'Courier runs',
  text: 'Cash and orders that couriers have taken along, and what came back.',
  none: 'No run yet',
  noneText:
    'When a courier takes cash along, the run sheet hands it out and the run stands here until it is counted.',
  toSheet: 'Run sheet',
  open: 'On the way',
  closed: 'Counted',
  handOut: 'Hand out the cash',
  handOutTo: 'Cash for {{name}}',
  handOutText: 'What {{name}} takes along for these deliveries. It is counted when they are back.',
  handedOut: 'The cash is handed out',
  amountIn: 'Cash in {{currency}}',
  carries: 'The deliveries need {{amount}}.',
  note: 'Note',
  cancel: 'Cancel',
  inRun: 'The cash for these is handed out.',
  since: 'since {{when}} · {{by}}',
  float: 'Taken along',
  paidOut: 'Paid out',
  expected: 'Should come back',
  counted: 'Counted',
  difference: 'Difference',
  deliveries: 'Deliveries',
  outcome: { Out: 'On the way', Delivered: 'Delivered', Returned: 'Came back' },
  outOf: '{{done}} of {{all}} back',
  count: 'Count {{currency}}',
  reason: 'Why it differs',
  close: 'Count and close',
  closedNow: 'The run is closed',
  stillOut_one: '{{count}} delivery is still on the way; it is counted when that is noted.',
  stillOut_other: '{{count}} deliveries are still on the way; it is counted when that is noted.',
  another: 'Another person counts it.',
  closedBy: 'counted {{when}} · {{by}}',
} as const;

declare module '#web/lib/i18n.ts' {
  interface Catalog {
    'courier-runs': typeof en;
  }
}
