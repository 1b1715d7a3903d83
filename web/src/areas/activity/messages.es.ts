import type { Messages } from '#web/lib/i18n.ts';
import type { en } from './messages.en.ts';

export const es = {
  scopes: 'Partes del registro de actividad',
  scope: {
    me: 'Lo mío',
    office: 'Esta oficina',
    all: 'Todo',
    orders: 'Órdenes',
    customers: 'Clientes',
    settings: 'Configuración',
    security: 'Seguridad',
  },
  none: 'Aún no ha pasado nada',
  noneText: 'Lo que la gente haga desde ahora queda aquí, y no se borra.',
  moreChanges: '{{count}} más',
  empty: 'vacío',
  yes: 'Sí',
  no: 'No',
  allRights: 'Todos los derechos',
  refused: 'Esta parte del registro no está abierta para usted',
} as const satisfies Messages<typeof en>;
