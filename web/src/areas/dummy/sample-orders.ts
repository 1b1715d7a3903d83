import type { Tone } from '#web/kit/text/status-chip.tsx';

/** Invented rows in the shape of an explorer, for the gallery and the measurements. */
export interface SampleOrder {
  number: string;
  time: string;
  sender: string;
  phone: string;
  receiver: string;
  territory: string;
  method: (typeof METHODS)[number];
  net: string;
  total: string;
  status: (typeof STATUSES)[number][0];
  tone: Tone;
}

const SENDERS = [
  'Yamila Ortega Peña',
  'Jorge L. Castellanos',
  'Marta Díaz Bermúdez',
  'Osvaldo Fernández',
  'Lisandra Acosta Cruz',
];
const RECEIVERS = [
  'Rosa Peña Duarte',
  'Dayana Castellanos',
  'Miguel Díaz Rojas',
  'Caridad Fernández',
  'Ernesto Acosta',
  'Nancy Sardiñas Gil',
  'Tomasa Quesada',
];
const TERRITORIES = ['Holguín', 'La Habana', 'Villa Clara', 'Granma', 'Camagüey', 'Matanzas'];
const METHODS = ['home', 'card', 'pickup', 'prepaid'] as const;
const STATUSES = [
  ['outForDelivery', 'warn'],
  ['submitted', 'info'],
  ['hold', 'err'],
  ['delivered', 'ok'],
  ['draft', 'mute'],
  ['purchased', 'info'],
] as const satisfies readonly (readonly [string, Tone])[];

function at<Item>(list: readonly Item[], index: number): Item {
  return list[index % list.length] as Item;
}

/** A page of rows that differ from page to page. */
export function sampleOrders(count: number, page = 0): SampleOrder[] {
  return Array.from({ length: count }, (_, index) => {
    const n = page * count + index;
    const [status, tone] = at(STATUSES, n);
    const net = 60 + ((n * 37) % 440);
    return {
      number: `MT-HIA-0${24_817 - n}`,
      time: `${String(10 - (n % 3)).padStart(2, '0')}:${String((n * 7) % 60).padStart(2, '0')}`,
      sender: at(SENDERS, n),
      phone: `+1 305 555 01${String((n * 13) % 100).padStart(2, '0')}`,
      receiver: at(RECEIVERS, n),
      territory: at(TERRITORIES, n),
      method: at(METHODS, n),
      net: `${net}.00`,
      total: `${(net * 1.12).toFixed(2)}`,
      status,
      tone,
    };
  });
}
