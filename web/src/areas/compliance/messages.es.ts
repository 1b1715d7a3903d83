import type { Messages } from '#web/lib/i18n.ts';
import type { en } from './messages.en.ts';

export const es = {
  next: 'Siguiente caso',
  nextNone: 'Nadie espera: cada caso abierto tiene quien lo lleve.',
  claimKey: 'Tomar el caso de la fila',
  claimed: 'El caso {{number}} es suyo',
  keys: 'Casos',
  desk: 'Mesa de cumplimiento',
  part: {
    cases: 'Casos',
    clocks: 'Plazos de informes',
    search: 'Buscar un nombre',
    lists: 'Listas',
    matching: 'Comparación',
  },
  none: 'No hay nada retenido',
  noneText: 'Lo que detienen las listas o las reglas llega aquí solo, y también lo que retiene una persona.',
  free: 'Nadie',
  fact: { birth: 'Nacimiento', idNumber: 'Documento', country: 'País' },
  view: {
    open: 'Abiertos',
    mine: 'Míos',
    ofac: 'Sanciones',
    aml: 'Lavado de dinero',
    second: 'Segunda persona',
    waiting: 'Esperan respuesta',
    blocked: 'Fondos bloqueados',
  },
  severity: { 1: 'Baja', 2: 'Media', 3: 'Alta' },
  sla: {
    late: '{{span}} tarde',
    soon: 'quedan {{span}}',
    inTime: 'quedan {{span}}',
    paused: 'en espera',
    done: 'decidido',
  },
  age: 'Antigüedad',
} as const satisfies Messages<typeof en>;
