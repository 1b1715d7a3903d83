import type { Messages } from '#web/lib/i18n.ts';
import type { en } from './messages.en.ts';

export const es = {
  new: 'Nueva pasarela',
  none: 'Aún no hay pasarelas de pago',
  noneText: 'Una oficina cobra con tarjeta cuando tiene aquí su cuenta de comercio.',
  state: { live: 'En uso', test: 'Modo de prueba', off: 'Apagada' },
  view: { live: 'En uso', test: 'En modo de prueba' },
} satisfies Messages<typeof en>;
