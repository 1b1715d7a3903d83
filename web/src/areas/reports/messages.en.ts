export const en = {
  title: 'Reports/Documents',
  count: '{{count}} kinds',
  group: {
    Users: 'Users',
    Offices: 'Offices',
    Notices: 'Notices',
    Activity: 'Activity log',
    Transfers: 'Money transfers',
    Compliance: 'Compliance',
    Printing: 'Printing',
  },
  form: { document: 'Document', export: 'Export' },
  whoMayRun: 'Who may run it',
  everyRole: 'everyone its screen is open to',
  usual: 'usual',
  off: 'Switched off',
  on: 'On',
  papers: { Letter: 'Letter', Ticket80: 'Ticket 80 mm', Label4x6: 'Label 4×6 in' },
  change: 'Change',
  run: 'Open',
  roles: 'Roles that may run it',
  isActive: 'May be run',
  save: 'Save',
  cancel: 'Cancel',
  saved: 'The catalogue is changed',
  runTitle: 'Open {{title}}',
  paper: 'Paper',
  choose: 'Choose…',
  notYours: 'Your roles may not run it.',
} as const;

declare module '#web/lib/i18n.ts' {
  interface Catalog {
    reports: typeof en;
  }
}
