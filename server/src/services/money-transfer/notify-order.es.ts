import type { TransferMailText, transferMailEn, transferMailWordsEn } from './notify-order.en.ts';

export const transferMailEs = {
  paid: {
    subject: 'Recibimos su pago del envío {number}',
    says: [
      'Recibimos {total} por su envío a {receiver}. Su número es {number}.',
      'Usted envía {sent}; tarifas {fees}, impuestos {taxes}, en total {total}.',
      '{receiver} recibe {payout}{rate}, a más tardar el {until}.',
    ],
  },
  ready: {
    subject: 'El envío {number} está listo para recoger',
    says: ['{payout} están listos en la oficina para {receiver}, que debe llevar su carné de identidad.'],
  },
  delivered: {
    subject: 'El envío {number} fue entregado',
    says: ['{receiver} recibió {payout}. Gracias por su confianza.'],
  },
  deposited: {
    subject: 'El envío {number} fue depositado',
    says: [
      'Se depositaron {payout} en la tarjeta de {receiver} que termina en {last4}. Gracias por su confianza.',
    ],
  },
  attempt: {
    subject: 'El envío {number} todavía no se pudo entregar',
    says: [
      'Intentamos llevar {payout} a {receiver}, pero no fue posible: {reason}.',
      'Lo intentaremos otra vez. Si cambió la dirección o el teléfono, por favor avísenos.',
    ],
  },
  rejected: {
    subject: 'El envío {number} no se pudo realizar',
    says: [
      'Su envío a {receiver} no se pudo realizar. Nadie ha recibido el dinero.',
      'Se lo devolvemos: venga a la oficina o llámenos.',
    ],
  },
  cancelled: {
    subject: 'El envío {number} fue cancelado',
    says: [
      'Su envío a {receiver} fue cancelado. Nadie ha recibido el dinero.',
      'Lo que le corresponde se le devuelve por la misma vía por la que pagó.',
    ],
  },
  refunded: {
    subject: 'Se devolvió el dinero del envío {number}',
    says: [
      'Le devolvimos {refund} del envío {number}.',
      'Si pagó con tarjeta, el banco puede tardar unos días en mostrarlo.',
    ],
  },
} as const satisfies Record<keyof typeof transferMailEn, TransferMailText>;

export const transferMailWordsEs = {
  greeting: 'Hola, {name}:',
  rate: ' (1 USD = {rate} {currency})',
  pin: 'Este es el PIN que {receiver} debe decir en el mostrador. Sirve hasta el {expires}.',
  questions: '¿Preguntas? {office}',
} as const satisfies Record<keyof typeof transferMailWordsEn, string>;
