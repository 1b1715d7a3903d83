export const en = {
  new: 'New gateway',
  none: 'No payment gateway yet',
  noneText: 'An office takes cards once it has a merchant account here.',
  state: { live: 'Live', test: 'Test mode', off: 'Off' },
  view: { live: 'Live', test: 'In test mode' },
} as const;

declare module '#web/lib/i18n.ts' {
  interface Catalog {
    gateways: typeof en;
  }
}
