import type { Messages } from '#web/lib/i18n.ts';
import type { en } from './messages.en.ts';

export const es = {
  title: 'Panel -- app version 2.0',
  live: 'En vivo · {{count}} nuevas',
} satisfies Messages<typeof en>;
