import type { Messages } from '#web/lib/i18n.ts';
import type { en } from './messages.en.ts';

export const es = {
  history: 'Historial',
  nothing: 'Todavía no ha pasado nada.',
  more: 'Mostrar todo',
  change: '{{field}}: {{before}} → {{after}}',
  set: '{{field}}: {{after}}',
  created: 'Creado',
  edited: 'Editado',
} satisfies Messages<typeof en>;
