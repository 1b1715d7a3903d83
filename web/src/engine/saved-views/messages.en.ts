export const en = {
  views: 'Views',
  all: 'All',
  menu: 'View',
  save: 'Save changes',
  saveAs: 'Save as new view',
  reset: 'Discard changes',
  rename: 'Rename',
  share: 'Share with everybody',
  unshare: 'Keep for myself',
  makeDefault: 'Open this view first',
  noDefault: 'Do not open this view first',
  copyLink: 'Copy link',
  remove: 'Delete',
  removeQuestion: 'Delete the view “{{name}}”?',
  removeShared: 'Others see this view too.',
  notYours: 'This view belongs to {{owner}}.',
  nothingChanged: 'Nothing was changed.',
  name: 'Name',
  shared: 'Everybody who may open this list sees it',
  cancel: 'Cancel',
  ok: 'Save',
  linkCopied: 'The link to the view is copied',
  saved: 'View saved',
  changedBy: '{{name}} · changed',
} as const;

declare module '#web/lib/i18n.ts' {
  interface Catalog {
    'saved-views': typeof en;
  }
}
