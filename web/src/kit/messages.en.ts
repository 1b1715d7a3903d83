export const en = {
  confirm: { title: 'Please Confirm!!', message: 'Are you sure?', ok: 'Ok', cancel: 'Cancel' },
  close: 'Close',
  back: 'Back',
  loading: 'Loading…',
  clear: 'Clear {{name}}',
  optional: 'optional',
  required: 'required',
  table: {
    selectRow: 'Select {{name}}',
    selectAll: 'Select all rows of this page',
    toRows: 'To the rows; j and k move',
    previous: 'Previous page',
    next: 'Next page',
  },
  field: {
    show: 'Show password',
    hide: 'Hide password',
    strength: { short: 'At least {{count}} characters', fair: 'Long enough', strong: 'Strong' },
    noMatch: 'Nothing found',
    remove: 'Remove {{name}}',
    digits: '{{count}} digits',
    dropFile: 'Drop a file here or choose one',
    dropFiles: 'Drop files here or choose them',
    dateFormat: 'yyyy-MM-dd',
    chooseDate: 'Open the calendar',
  },
  range: {
    today: 'Today',
    yesterday: 'Yesterday',
    last7Days: 'Last 7 days',
    thisMonth: 'This month',
    from: 'From',
    to: 'To',
    apply: 'Apply',
  },
  copy: { copy: 'Copy', copied: 'Copied' },
} as const;

declare module '#web/lib/i18n.ts' {
  interface Catalog {
    kit: typeof en;
  }
}
