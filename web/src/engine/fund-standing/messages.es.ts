import type { Messages } from '#web/lib/i18n.ts';
import type { en } from './messages.en.ts';

export const es = {
  title: 'Fondo de la oficina',
  left: 'se pueden vender todavía',
  calm: 'El fondo de la oficina permite todavía {{amount}}.',
  low: 'El fondo de la oficina está bajo: quedan {{amount}}.',
  short:
    'El fondo permite {{amount}}; este pago toma {{needed}}. Se rechazará antes de cobrar. Las tarjetas no tocan el fondo.',
  empty:
    'El fondo de la oficina está agotado: todo pago que no sea con tarjeta se rechazará antes de cobrar, hasta que se contabilice un depósito.',
  overdue:
    'La oficina debe desde el {{date}}, más tiempo del permitido: todo pago que no sea con tarjeta se rechazará antes de cobrar.',
  licence: 'La licencia {{number}} ha vencido: toda venta se rechazará hasta que se renueve.',
  held: 'La oficina está retenida: toda venta se rechazará.',
} as const satisfies Messages<typeof en>;
