import type { Messages } from '#web/lib/i18n.ts';
import type { en } from './messages.en.ts';

export const es = {
  scan: 'Escanear el documento',
  scanBarcode: 'Escanear con la cámara',
  type: 'Lector o MRZ',
  cancel: 'Cerrar',
  take: 'Rellenar',
  camera: 'Cámara',
  starting: 'Abriendo la cámara…',
  aim: 'Ponga dentro del marco el código del reverso de la licencia.',
  aimLabel: 'Ponga el código dentro del marco.',
  other: 'Este código no es de una licencia. Dele la vuelta.',
  fault: {
    refused: 'El navegador no puede usar la cámara. Permítalo junto a la dirección y vuelva a abrir esto.',
    busy: 'Otro programa usa la cámara. Ciérrelo y vuelva a abrir esto.',
    absent: 'La cámara ya no está.',
    reader: 'Aquí no se pueden leer códigos: {{reason}}',
  },
  mrz: 'Líneas del documento',
  mrzHint:
    'Un lector de teclado las escribe aquí; o escriba las líneas con < al pie del pasaporte o la tarjeta.',
  waiting: 'Dos líneas de 44 letras, o tres de 30.',
  good: '{{name}} · todos los dígitos de control coinciden',
  goodLicence: '{{name}} · licencia leída',
  bad: 'No coincide el dígito de control de {{parts}}. Compare letra por letra.',
  part: {
    number: 'el número',
    birthDate: 'la fecha de nacimiento',
    expiresOn: 'la fecha de vencimiento',
    all: 'la línea entera',
  },
} satisfies Messages<typeof en>;
