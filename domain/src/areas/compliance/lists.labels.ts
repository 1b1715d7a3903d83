import { exportLabels } from '../../kernel/export-labels.ts';
import { faultLabels, listLabels } from './list-names.labels.ts';
import {
  blockListExplorer,
  listChangesExplorer,
  listEntriesExplorer,
  listVersionsExplorer,
} from './lists.explorers.ts';

const opLabels = {
  en: { add: 'Added', mod: 'Changed', del: 'Removed' },
  es: { add: 'Añadida', mod: 'Cambiada', del: 'Retirada' },
} as const;
const kindLabels = {
  en: { person: 'Person', organisation: 'Organisation', vessel: 'Vessel', aircraft: 'Aircraft' },
  es: { person: 'Persona', organisation: 'Organización', vessel: 'Buque', aircraft: 'Aeronave' },
} as const;

export const listVersionsLabels = exportLabels(listVersionsExplorer, {
  en: {
    title: 'Versions of lists',
    columns: {
      source: 'List',
      number: 'Version',
      status: 'Status',
      fetchedAt: 'Arrived',
      publishedOn: 'Published',
      origin: 'Came by',
      rows: 'Entries',
      added: 'Added',
      changed: 'Changed',
      removed: 'Removed',
      fault: 'Refused because',
      by: 'By',
      reason: 'Reason',
      unreadable: 'Unreadable rows',
      bytes: 'Bytes',
      sha256: 'SHA-256',
    },
    values: {
      source: listLabels.en,
      status: { active: 'Active', superseded: 'Replaced', rejected: 'Refused' },
      origin: { shipped: 'Shipped', download: 'Download', upload: 'Upload' },
      fault: faultLabels.en,
    },
  },
  es: {
    title: 'Versiones de listas',
    columns: {
      source: 'Lista',
      number: 'Versión',
      status: 'Estado',
      fetchedAt: 'Llegó',
      publishedOn: 'Publicada',
      origin: 'Llegó por',
      rows: 'Entradas',
      added: 'Añadidas',
      changed: 'Cambiadas',
      removed: 'Retiradas',
      fault: 'Rechazada por',
      by: 'Por',
      reason: 'Motivo',
      unreadable: 'Filas ilegibles',
      bytes: 'Bytes',
      sha256: 'SHA-256',
    },
    values: {
      source: listLabels.es,
      status: { active: 'Activa', superseded: 'Reemplazada', rejected: 'Rechazada' },
      origin: { shipped: 'Incluida', download: 'Descarga', upload: 'Carga' },
      fault: faultLabels.es,
    },
  },
});

export const listChangesLabels = exportLabels(listChangesExplorer, {
  en: {
    title: 'Changes of lists',
    columns: {
      name: 'Name',
      op: 'What',
      source: 'List',
      number: 'Version',
      entryId: 'Entry',
      change: 'Before and after',
      fields: 'Columns',
      identityChanged: 'Identity changed',
      programAdded: 'Program added',
    },
    values: { op: opLabels.en, source: listLabels.en },
  },
  es: {
    title: 'Cambios de listas',
    columns: {
      name: 'Nombre',
      op: 'Qué',
      source: 'Lista',
      number: 'Versión',
      entryId: 'Entrada',
      change: 'Antes y después',
      fields: 'Columnas',
      identityChanged: 'Cambió la identidad',
      programAdded: 'Programa añadido',
    },
    values: { op: opLabels.es, source: listLabels.es },
  },
});

export const listEntriesLabels = exportLabels(listEntriesExplorer, {
  en: {
    title: 'Listed entries',
    columns: {
      name: 'Name',
      source: 'List',
      entryId: 'Entry',
      kind: 'Kind',
      programs: 'Programs',
      aliases: 'Aliases',
      lastChanged: 'Last changed in',
      isListed: 'Listed now',
    },
    values: { source: listLabels.en, kind: kindLabels.en },
  },
  es: {
    title: 'Entradas listadas',
    columns: {
      name: 'Nombre',
      source: 'Lista',
      entryId: 'Entrada',
      kind: 'Tipo',
      programs: 'Programas',
      aliases: 'Alias',
      lastChanged: 'Último cambio en',
      isListed: 'Listada ahora',
    },
    values: { source: listLabels.es, kind: kindLabels.es },
  },
});

export const blockListLabels = exportLabels(blockListExplorer, {
  en: {
    title: 'Internal block list',
    columns: {
      name: 'Name',
      kind: 'Kind',
      birthDate: 'Date of birth',
      reason: 'Reason',
      isActive: 'Active',
      by: 'By',
      createdAt: 'Added',
    },
    values: { kind: { person: 'Person', organisation: 'Organisation' } },
  },
  es: {
    title: 'Lista interna de bloqueo',
    columns: {
      name: 'Nombre',
      kind: 'Tipo',
      birthDate: 'Fecha de nacimiento',
      reason: 'Motivo',
      isActive: 'Activo',
      by: 'Por',
      createdAt: 'Añadido',
    },
    values: { kind: { person: 'Persona', organisation: 'Organización' } },
  },
});
