export const en = {
  morning: 'Good morning, {{name}}',
  afternoon: 'Good afternoon, {{name}}',
  evening: 'Good evening, {{name}}',
  notices: 'Notices',
  acknowledge: 'I have read this',
  attachment: 'Attachment',
  links: 'Where to go',
  waits: 'What waits',
  nothingWaits: 'Nothing waits for you. Enjoy your day.',
  invited_one: '{{count}} invited user has not come in yet',
  invited_other: '{{count}} invited users have not come in yet',
  drafts_one: '{{count}} notice is a draft',
  drafts_other: '{{count}} notices are drafts',
  noSecondFactor: 'Protect your account with a second factor',
  fewCodes_one: 'You have {{count}} recovery code left',
  fewCodes_other: 'You have {{count}} recovery codes left',
  activity: 'What I did last',
  allActivity: 'All of it',
  nothingDone: 'Nothing yet.',
} as const;

declare module '#web/lib/i18n.ts' {
  interface Catalog {
    dashboard: typeof en;
  }
}
