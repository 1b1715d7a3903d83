export const en = {
  title: 'Dashboard -- app version 2.0',
  count: '{{count}} today',
  export: 'Export',
  new: 'New transfer',
  appearance: 'Appearance',
  scheme: 'Light or dark',
  language: 'English or Spanish',
  density: { compact: 'Compact', normal: 'Normal', roomy: 'Roomy' },
} as const;

declare module '#web/lib/i18n.ts' {
  interface Catalog {
    dummy: typeof en;
  }
}
