import type { Messages } from '#web/lib/i18n.ts';
import type { en } from './messages.en.ts';

export const es: Messages<typeof en> = {
  stale: 'Las listas de sanciones no están al día.',
  waits: 'Los pagos mayores que {{amount}} esperan hasta que se renueven.',
  waitsCalm:
    'Se están renovando las listas de sanciones; hasta entonces esperan los pagos mayores que {{amount}}.',
  goesOn: 'Los pagos no se detienen por eso.',
  published: '{{list}}: publicada {{day}}',
  publishedUnknown: '{{list}}: no se sabe cuándo se publicó',
  refused: 'Se rechazó una versión nueva de {{list}}: {{fault}}. La anterior sigue activa.',
  open: 'Listas',
};
