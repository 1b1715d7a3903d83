import type { Messages } from '#web/lib/i18n.ts';
import type { en } from './messages.en.ts';

export const es = {
  morning: 'Buenos días, {{name}}',
  afternoon: 'Buenas tardes, {{name}}',
  evening: 'Buenas noches, {{name}}',
  notices: 'Avisos',
  acknowledge: 'Lo he leído',
  attachment: 'Adjunto',
  links: 'Adónde ir',
  waits: 'Lo que espera',
  nothingWaits: 'Nada le espera. Que tenga buen día.',
  invited_one: '{{count}} usuario invitado aún no ha entrado',
  invited_other: '{{count}} usuarios invitados aún no han entrado',
  drafts_one: '{{count}} aviso es un borrador',
  drafts_other: '{{count}} avisos son borradores',
  noSecondFactor: 'Proteja su cuenta con un segundo factor',
  fewCodes_one: 'Le queda {{count}} código de recuperación',
  fewCodes_other: 'Le quedan {{count}} códigos de recuperación',
  activity: 'Lo último que hice',
  allActivity: 'Todo',
  nothingDone: 'Todavía nada.',
} as const satisfies Messages<typeof en>;
