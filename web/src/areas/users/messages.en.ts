export const en = {
  new: 'New user',
  none: 'No users yet',
  noneText: 'Create the first one; they choose their own password from the mail.',
  view: {
    active: 'Active',
    invited: 'Invited',
    blocked: 'Blocked',
    noFactor: 'Without second factor',
  },
  bulk: {
    Activate: 'Activate',
    Deactivate: 'Deactivate',
    AddOffices: 'Add offices',
    RemoveOffices: 'Remove offices',
    offices: 'Offices',
    chooseOffices: 'Choose offices…',
  },
  allRights: 'All rights',
} as const;

declare module '#web/lib/i18n.ts' {
  interface Catalog {
    users: typeof en;
  }
}
