export const en = {
  new: 'New transfer',
  none: 'No transfer yet',
  noneText: 'Transfers of this office stand here as soon as the first one is drafted.',
  noneQueue: 'Nothing waits',
  noneQueueText: 'Transfers stand here as soon as they are submitted to this office.',
  runSheet: 'Run sheet',
  waiting: 'waiting {{age}}',
  age: 'Waiting',
  attempt_one: '{{count}} failed attempt',
  attempt_other: '{{count}} failed attempts',
  view: {
    today: 'Today',
    drafts: 'Drafts',
    atProvider: 'At the provider',
    held: 'On hold',
    toRefund: 'To refund',
    queue: 'Waiting',
    out: 'Out for delivery',
    ready: 'Ready for pick-up',
    done: 'Done today',
  },
  bulk: {
    Submit: 'Submit',
    Approved: 'Approve',
    OutForDelivery: 'Send out for delivery',
    ReadyForPickup: 'Make ready for pick-up',
    Discard: 'Discard the drafts',
    courier: 'Courier',
    courierMe: 'I take them myself',
  },
  sheet: {
    title: 'Run sheet',
    text: 'What each courier carries now, to be signed when they leave and counted when they come back.',
    none: 'Nobody is out',
    noneText: 'A transfer that is sent out for delivery stands here under its courier.',
    nobody: 'Without a courier',
    orders_one: '{{count}} delivery',
    orders_other: '{{count}} deliveries',
    runs: 'Courier runs',
    print: 'Print',
    printOf: 'Print the sheet of {{name}}',
    number: 'Number',
    receiver: 'Receiver',
    address: 'Address',
    amount: 'Amount',
    out: 'Out since',
    carries: 'Carries',
    allCouriers: 'Everybody who is out',
  },
} as const;

declare module '#web/lib/i18n.ts' {
  interface Catalog {
    transfers: typeof en;
  }
}
