export const en = {
  stale: 'Sanctions lists are out of date.',
  waits: 'Pay-outs above {{amount}} wait until they are renewed.',
  waitsCalm: 'The sanctions lists are being renewed; until then pay-outs above {{amount}} wait.',
  goesOn: 'Pay-outs are not stopped for it.',
  published: '{{list}}: published {{day}}',
  publishedUnknown: '{{list}}: day of publication not known',
  refused: 'A new version of {{list}} was refused: {{fault}}. The one before stays active.',
  open: 'Lists',
} as const;

declare module '#web/lib/i18n.ts' {
  interface Catalog {
    'list-standing': typeof en;
  }
}
