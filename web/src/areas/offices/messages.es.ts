import type { Messages } from '#web/lib/i18n.ts';
import type { en } from './messages.en.ts';

export const es = {
  new: 'Nueva oficina',
  none: 'Aún no hay oficinas',
  noneText: 'Todo lo que se vende o se entrega pertenece a una oficina. Cree la primera.',
  state: { active: 'Activa', inactive: 'Inactiva', held: 'Retenida' },
  view: { active: 'Activas', held: 'Retenidas', providers: 'Proveedoras', external: 'Externas' },
  bulk: {
    Activate: 'Activar',
    Deactivate: 'Desactivar',
    AddOffices: 'Vincular oficinas',
    RemoveOffices: 'Desvincular oficinas',
    AddServices: 'Añadir servicios',
    RemoveServices: 'Quitar servicios',
    offices: 'Oficinas',
    chooseOffices: 'Elija oficinas…',
    services: 'Servicios',
    chooseServices: 'Elija servicios…',
  },
  people_one: '{{count}} usuario',
  people_other: '{{count}} usuarios',
} satisfies Messages<typeof en>;
