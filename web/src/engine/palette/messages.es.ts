import type { Messages } from '#web/lib/i18n.ts';
import type { en } from './messages.en.ts';

export const es = {
  title: 'Búsqueda y órdenes',
  placeholder: 'Número, teléfono, nombre o lo que quiere hacer…',
  open: 'Búsqueda y órdenes',
  recent: 'Recientes',
  commands: 'Órdenes',
  searching: 'Buscando…',
  nothing: 'Nada encontrado para «{{text}}»',
  scanned: 'Nada encontrado para el código {{code}}.',
  hint: 'Las flechas eligen, Intro abre, Esc cierra.',
} satisfies Messages<typeof en>;
