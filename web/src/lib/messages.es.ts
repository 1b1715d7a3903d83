import type { Messages } from './i18n.ts';
import type { en } from './messages.en.ts';

export const es = {
  documentLoading: 'Espere, por favor; el documento se está cargando...',
  popupBlocked: 'Compruebe si la ventana emergente fue bloqueada.',
  noLine: 'No se puede llegar al servidor. Revise la conexión e intente de nuevo.',
} satisfies Messages<typeof en>;
