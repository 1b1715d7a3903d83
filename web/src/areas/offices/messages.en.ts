export const en = {
  new: 'New office',
  none: 'No offices yet',
  noneText: 'Everything that is sold or delivered belongs to an office. Create the first one.',
  state: { active: 'Active', inactive: 'Inactive', held: 'On hold' },
  view: { active: 'Active', held: 'On hold', providers: 'Providers', external: 'External' },
  bulk: {
    Activate: 'Activate',
    Deactivate: 'Deactivate',
    AddOffices: 'Add linked offices',
    RemoveOffices: 'Remove linked offices',
    AddServices: 'Add services',
    RemoveServices: 'Remove services',
    offices: 'Offices',
    chooseOffices: 'Choose offices…',
    services: 'Services',
    chooseServices: 'Choose services…',
  },
  people_one: '{{count}} user',
  people_other: '{{count}} users',
} as const;

declare module '#web/lib/i18n.ts' {
  interface Catalog {
    offices: typeof en;
  }
}
