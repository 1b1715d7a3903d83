export const en = {
  history: 'History',
  nothing: 'Nothing has happened yet.',
  more: 'Show all',
  change: '{{field}}: {{before}} → {{after}}',
  set: '{{field}}: {{after}}',
  created: 'Created',
  edited: 'Edited',
} as const;

declare module '#web/lib/i18n.ts' {
  interface Catalog {
    timeline: typeof en;
  }
}
