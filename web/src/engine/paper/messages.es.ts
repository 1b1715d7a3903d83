import type { Messages } from '#web/lib/i18n.ts';
import type { en } from './messages.en.ts';

export const es = {
  alsoOpen: 'También lo tiene abierto {{names}}',
  readers: 'Quién más lo está leyendo',
  documents: 'Documentos',
  print: 'Imprimir {{name}}',
  history: 'Historial',
  more: 'Más acciones',
  notNow: 'Ahora no: {{reason}}',
  asItWas: 'Como estaba {{when}}',
  asItWasText: 'Así estaba entonces. Aquí no se puede cambiar nada.',
  backToNow: 'Volver a ahora',
  showThen: 'Mostrarlo como estaba entonces',
  failed: 'Esto no se pudo mostrar',
  nowhere: 'Aquí no hay nada',
  nowhereText: 'La dirección tiene un error, lo que había ya no está o es de una oficina que usted no ve.',
  goBack: 'Volver',
  retry: 'Intentar de nuevo',
  steps: 'Recorrido',
  reason: 'Motivo',
  reasonHint: 'El registro de actividad lo muestra.',
  cancel: 'Cancelar',
} satisfies Messages<typeof en>;
