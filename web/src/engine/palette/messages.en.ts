export const en = {
  title: 'Search and commands',
  placeholder: 'Number, phone, name, or what you want to do…',
  open: 'Search and commands',
  recent: 'Recent',
  commands: 'Commands',
  searching: 'Searching…',
  nothing: 'Nothing found for “{{text}}”',
  scanned: 'Nothing found for the code {{code}}.',
  hint: 'Arrows choose, Enter opens, Esc closes.',
} as const;

declare module '#web/lib/i18n.ts' {
  interface Catalog {
    palette: typeof en;
  }
}
