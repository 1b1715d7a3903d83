export const en = {
  alsoOpen: 'Also open for {{names}}',
  readers: 'Who else is reading',
  documents: 'Documents',
  print: 'Print {{name}}',
  history: 'History',
  more: 'More actions',
  notNow: 'Not now: {{reason}}',
  asItWas: 'As it was {{when}}',
  asItWasText: 'This is how it stood then. Nothing can be changed here.',
  backToNow: 'Back to now',
  showThen: 'Show it as it was then',
  failed: 'This could not be shown',
  nowhere: 'There is nothing here',
  nowhereText: 'The address is mistyped, what was here is gone, or it belongs to an office you do not see.',
  goBack: 'Go back',
  retry: 'Try again',
  steps: 'Way',
  reason: 'Reason',
  reasonHint: 'The activity log shows it.',
  cancel: 'Cancel',
} as const;

declare module '#web/lib/i18n.ts' {
  interface Catalog {
    paper: typeof en;
  }
}
