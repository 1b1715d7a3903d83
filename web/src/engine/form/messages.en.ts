export const en = {
  save: 'Save',
  cancel: 'Cancel',
  kept: 'Draft kept on this device',
  removeFile: 'Remove {{name}}',
  leaveTitle: 'Leave without saving?',
  leave: 'What you typed is kept on this device as a draft.',
  leaveSecret: 'What you typed will be lost.',
  leaveOk: 'Leave',
  draft: {
    found: 'You began this {{when}}.',
    text: 'What you typed then is still here.',
    restore: 'Restore',
    discard: 'Discard',
  },
  conflict: {
    title: 'This was changed in the meantime',
    by: '{{name}} saved other values {{when}}.',
    draft: 'Others saved other values since you began.',
    none: 'Nothing you changed is concerned. You can save yours on top.',
    choose: 'Choose for each field what is to stand.',
    field: 'Field',
    before: 'before: {{value}}',
    mine: 'Mine',
    theirs: 'Theirs',
    save: 'Save this',
    take: 'Take this',
    cancel: 'Back to the form',
  },
  error: {
    required: 'Please fill this in.',
    invalid: 'This is not valid.',
    email: 'This is not an email address.',
    url: 'This is not a web address.',
    date: 'This is not a date.',
    number: 'Please type a number.',
    choice: 'Please choose one.',
    short: 'At least {{count}} characters.',
    long: 'At most {{count}} characters.',
    small: 'At least {{count}}.',
    big: 'At most {{count}}.',
    fewItems: 'Choose at least {{count}}.',
    manyItems: 'Choose at most {{count}}.',
  },
} as const;

declare module '#web/lib/i18n.ts' {
  interface Catalog {
    form: typeof en;
  }
}
