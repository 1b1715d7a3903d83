import type { Messages } from '#web/lib/i18n.ts';
import type { en } from './messages.en.ts';

export const es = {
  title: 'Informes y documentos',
  count: '{{count}} tipos',
  group: {
    Users: 'Usuarios',
    Offices: 'Oficinas',
    Notices: 'Avisos',
    Activity: 'Registro de actividad',
    Transfers: 'Envíos de dinero',
    Compliance: 'Cumplimiento',
    Printing: 'Impresión',
  },
  form: { document: 'Documento', export: 'Exportación' },
  whoMayRun: 'Quién puede sacarlo',
  everyRole: 'todos los que abren su pantalla',
  usual: 'habitual',
  off: 'Apagado',
  on: 'Activo',
  papers: { Letter: 'Carta', Ticket80: 'Tique de 80 mm', Label4x6: 'Etiqueta de 4×6 in' },
  change: 'Cambiar',
  run: 'Abrir',
  roles: 'Roles que pueden sacarlo',
  isActive: 'Se puede sacar',
  save: 'Guardar',
  cancel: 'Cancelar',
  saved: 'El catálogo cambió',
  runTitle: 'Abrir {{title}}',
  paper: 'Papel',
  choose: 'Elija…',
  notYours: 'Sus roles no pueden sacarlo.',
} as const satisfies Messages<typeof en>;
