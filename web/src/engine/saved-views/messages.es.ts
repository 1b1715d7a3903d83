import type { Messages } from '#web/lib/i18n.ts';
import type { en } from './messages.en.ts';

export const es = {
  views: 'Vistas',
  all: 'Todas',
  menu: 'Vista',
  save: 'Guardar los cambios',
  saveAs: 'Guardar como vista nueva',
  reset: 'Descartar los cambios',
  rename: 'Cambiar el nombre',
  share: 'Compartir con todos',
  unshare: 'Dejarla solo para mí',
  makeDefault: 'Abrir primero esta vista',
  noDefault: 'No abrir primero esta vista',
  copyLink: 'Copiar el enlace',
  remove: 'Eliminar',
  removeQuestion: '¿Eliminar la vista «{{name}}»?',
  removeShared: 'Otros también ven esta vista.',
  notYours: 'Esta vista es de {{owner}}.',
  nothingChanged: 'No hay cambios.',
  name: 'Nombre',
  shared: 'La ven todos los que pueden abrir esta lista',
  cancel: 'Cancelar',
  ok: 'Guardar',
  linkCopied: 'El enlace a la vista está copiado',
  saved: 'Vista guardada',
  changedBy: '{{name}} · con cambios',
} satisfies Messages<typeof en>;
