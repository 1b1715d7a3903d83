import type { Messages } from '#web/lib/i18n.ts';
import type { en } from './messages.en.ts';

export const es = {
  confirm: { title: '¡Confirme, por favor!', message: '¿Está seguro?', ok: 'Aceptar', cancel: 'Cancelar' },
  close: 'Cerrar',
  back: 'Volver',
  loading: 'Cargando…',
  clear: 'Quitar {{name}}',
  optional: 'opcional',
  required: 'obligatorio',
  table: {
    selectRow: 'Seleccionar {{name}}',
    selectAll: 'Seleccionar todas las filas de esta página',
    toRows: 'A las filas; j y k se mueven',
    previous: 'Página anterior',
    next: 'Página siguiente',
  },
  field: {
    show: 'Mostrar la contraseña',
    hide: 'Ocultar la contraseña',
    strength: { short: 'Al menos {{count}} caracteres', fair: 'Longitud suficiente', strong: 'Segura' },
    noMatch: 'Sin resultados',
    remove: 'Quitar {{name}}',
    digits: '{{count}} dígitos',
    dropFile: 'Suelte aquí un archivo o elíjalo',
    dropFiles: 'Suelte aquí los archivos o elíjalos',
    dateFormat: 'aaaa-mm-dd',
    chooseDate: 'Abrir el calendario',
  },
  range: {
    today: 'Hoy',
    yesterday: 'Ayer',
    last7Days: 'Últimos 7 días',
    thisMonth: 'Este mes',
    from: 'Desde',
    to: 'Hasta',
    apply: 'Aplicar',
  },
  copy: { copy: 'Copiar', copied: 'Copiado' },
} satisfies Messages<typeof en>;
