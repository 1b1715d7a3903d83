import type { Messages } from '#web/lib/i18n.ts';
import type { en } from './messages.en.ts';

export const es = {
  new: 'Nuevo usuario',
  none: 'Aún no hay usuarios',
  noneText: 'Cree el primero; cada persona elige su contraseña desde el correo.',
  view: {
    active: 'Activos',
    invited: 'Invitados',
    blocked: 'Bloqueados',
    noFactor: 'Sin segundo factor',
  },
  bulk: {
    Activate: 'Activar',
    Deactivate: 'Desactivar',
    AddOffices: 'Añadir oficinas',
    RemoveOffices: 'Quitar oficinas',
    offices: 'Oficinas',
    chooseOffices: 'Elija oficinas…',
  },
  allRights: 'Todos los derechos',
} satisfies Messages<typeof en>;
