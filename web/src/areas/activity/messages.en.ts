export const en = {
  scopes: 'Parts of the activity log',
  scope: {
    me: 'Mine',
    office: 'This office',
    all: 'Everything',
    orders: 'Orders',
    customers: 'Customers',
    settings: 'Settings',
    security: 'Security',
  },
  none: 'Nothing has happened yet',
  noneText: 'What people do from now on stands here, and stays.',
  moreChanges: '{{count}} more',
  empty: 'empty',
  yes: 'Yes',
  no: 'No',
  allRights: 'All rights',
  refused: 'This part of the log is not open to you',
} as const;

declare module '#web/lib/i18n.ts' {
  interface Catalog {
    activity: typeof en;
  }
}
