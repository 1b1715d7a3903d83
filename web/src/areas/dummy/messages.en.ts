export const en = {
  title: 'Dashboard -- app version 2.0',
  live: 'Live · {{count}} new',
} as const;

declare module '#web/lib/i18n.ts' {
  interface Catalog {
    dummy: typeof en;
  }
}
