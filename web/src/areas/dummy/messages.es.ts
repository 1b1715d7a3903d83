import type { Messages } from '#web/lib/i18n.ts';
import type { en } from './messages.en.ts';

export const es = {
  title: 'Panel -- app version 2.0',
  count: '{{count}} hoy',
  export: 'Exportar',
  new: 'Nueva transferencia',
  appearance: 'Apariencia',
  scheme: 'Claro u oscuro',
  language: 'Inglés o español',
  density: { compact: 'Compacta', normal: 'Normal', roomy: 'Amplia' },
} satisfies Messages<typeof en>;
