export const en = {
  documentLoading: 'Please wait, document is loading...',
  popupBlocked: 'Check if the popup was blocked.',
  noLine: 'The server cannot be reached. Check the connection and try again.',
} as const;

declare module '#web/lib/i18n.ts' {
  interface Catalog {
    lib: typeof en;
  }
}
