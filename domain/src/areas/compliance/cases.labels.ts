import { serviceTypeLabels } from '../../access/access.labels.ts';
import { serviceTypes, type ServiceType } from '../../access/service-type.ts';
import { exportLabels } from '../../kernel/export-labels.ts';
import type { Language } from '../../kernel/problem.ts';
import { casesExplorer } from './cases.explorer.ts';

export const queueLabels = {
  en: { ofac: 'Sanctions', aml: 'Money laundering', review: 'Review' },
  es: { ofac: 'Sanciones', aml: 'Lavado de dinero', review: 'Revisión' },
} as const;
export const caseStateLabels = {
  en: {
    Open: 'Open',
    Claimed: 'In work',
    NeedInfo: 'Waiting for an answer',
    SecondPerson: 'Waiting for a second person',
    Cleared: 'Cleared',
    Blocked: 'Funds blocked',
    Closed: 'Closed',
  },
  es: {
    Open: 'Abierto',
    Claimed: 'En curso',
    NeedInfo: 'Espera una respuesta',
    SecondPerson: 'Espera a una segunda persona',
    Cleared: 'Despejado',
    Blocked: 'Fondos bloqueados',
    Closed: 'Cerrado',
  },
} as const;
export const caseKindLabels = {
  en: { order: 'Order', customer: 'Customer', recipient: 'Recipient' },
  es: { order: 'Orden', customer: 'Cliente', recipient: 'Destinatario' },
} as const;
export const caseOutcomeLabels = {
  en: {
    Released: 'Released',
    Rejected: 'Rejected',
    Locked: 'Funds blocked',
    Cancelled: 'Cancelled',
    Cleared: 'False positive',
    Confirmed: 'True match',
  },
  es: {
    Released: 'Liberado',
    Rejected: 'Rechazado',
    Locked: 'Fondos bloqueados',
    Cancelled: 'Cancelado',
    Cleared: 'Falso positivo',
    Confirmed: 'Coincidencia verdadera',
  },
} as const;
export const evidenceFlagLabels = {
  en: { match: 'Same', conflict: 'Different', missing: 'Unknown' },
  es: { match: 'Igual', conflict: 'Distinto', missing: 'Desconocido' },
} as const;
export const clockKindLabels = {
  en: {
    OFAC_BLOCK: 'OFAC: blocked property',
    OFAC_REJECT: 'OFAC: rejected transfer',
    OFAC_ANNUAL: 'OFAC: annual report of blocked property',
    CTR: 'FinCEN: currency transaction report',
    SAR: 'FinCEN: suspicious activity report',
  },
  es: {
    OFAC_BLOCK: 'OFAC: bienes bloqueados',
    OFAC_REJECT: 'OFAC: transferencia rechazada',
    OFAC_ANNUAL: 'OFAC: informe anual de bienes bloqueados',
    CTR: 'FinCEN: informe de transacción en efectivo',
    SAR: 'FinCEN: informe de actividad sospechosa',
  },
} as const;
export const clockStateLabels = {
  en: { Running: 'Running', Soon: 'Ends soon', Overdue: 'Overdue', Filed: 'Filed' },
  es: { Running: 'En plazo', Soon: 'Vence pronto', Overdue: 'Vencido', Filed: 'Presentado' },
} as const;
export const checklistLabels = {
  en: {
    isListed: 'Is the hit an entry of one of the lists that we screen?',
    isSameType: 'Is the party of the same type as the entry: person, organisation, vessel?',
    hasMoreThanOneNamePart: 'Does more than one part of the name match?',
    isEntryCompared: 'Was the whole entry compared with everything that is known of the party?',
    hasSeveralSimilarities: 'Are there several similarities, or exact matches, beside the name?',
  },
  es: {
    isListed: '¿La coincidencia es una entrada de una de las listas que revisamos?',
    isSameType: '¿La parte es del mismo tipo que la entrada: persona, organización, buque?',
    hasMoreThanOneNamePart: '¿Coincide más de una parte del nombre?',
    isEntryCompared: '¿Se comparó la entrada completa con todo lo que se sabe de la parte?',
    hasSeveralSimilarities: '¿Hay varias similitudes, o coincidencias exactas, además del nombre?',
  },
} as const;
export const falsePositiveLabels = {
  en: {
    OtherBirthDate: 'Another date of birth',
    OtherSex: 'Another sex',
    OtherNationality: 'Another nationality',
    OtherIdNumber: 'Another number of a document',
    OtherName: 'Another name',
    OtherAddress: 'Lives elsewhere',
    OtherType: 'Another type: person, organisation, vessel',
    EntryRemoved: 'The entry was removed from the list',
    Other: 'Another reason',
  },
  es: {
    OtherBirthDate: 'Otra fecha de nacimiento',
    OtherSex: 'Otro sexo',
    OtherNationality: 'Otra nacionalidad',
    OtherIdNumber: 'Otro número de documento',
    OtherName: 'Otro nombre',
    OtherAddress: 'Vive en otro lugar',
    OtherType: 'Otro tipo: persona, organización, buque',
    EntryRemoved: 'La entrada fue retirada de la lista',
    Other: 'Otro motivo',
  },
} as const;
/** Read by offices and customers: nothing in it tells why. */
export const informationLabels = {
  en: {
    SecondSurname: 'both surnames, as in the document',
    BirthDate: 'the date of birth',
    IdDocument: 'a copy of an identity document of the sender',
    RecipientId: 'the carné or another document of the receiver',
    Address: 'the full address',
    Purpose: 'what the money is for',
    SourceOfFunds: 'where the money comes from',
    Relationship: 'how sender and receiver know each other',
    Occupation: 'the occupation',
    Other: 'what the message says',
  },
  es: {
    SecondSurname: 'los dos apellidos, como en el documento',
    BirthDate: 'la fecha de nacimiento',
    IdDocument: 'copia de un documento de identidad del remitente',
    RecipientId: 'el carné u otro documento del destinatario',
    Address: 'la dirección completa',
    Purpose: 'para qué es el dinero',
    SourceOfFunds: 'de dónde viene el dinero',
    Relationship: 'qué relación hay entre remitente y destinatario',
    Occupation: 'la ocupación',
    Other: 'lo que dice el mensaje',
  },
} as const;

function serviceWords(language: Language): Record<ServiceType, string> {
  const words = serviceTypes.map((type) => [type, serviceTypeLabels[language][type]]);
  return Object.fromEntries(words) as Record<ServiceType, string>;
}

export const casesLabels = exportLabels(casesExplorer, {
  en: {
    title: 'Services in Hold',
    columns: {
      slaAt: 'Decide by',
      number: 'Case',
      state: 'State',
      queue: 'Queue',
      severity: 'Severity',
      service: 'Service',
      orderNumber: 'Order',
      amount: 'Amount',
      parties: 'Parties',
      office: 'Office',
      reasons: 'Reasons',
      score: 'Score',
      listedName: 'Listed name',
      list: 'List',
      programs: 'Programs',
      birth: 'Birth',
      idNumber: 'Document',
      country: 'Country',
      priorDecisions: 'Decided before',
      holder: 'Held by',
      isMine: 'Mine',
      approvals: 'Persons',
      openedAt: 'Opened',
      kind: 'Kind',
      outcome: 'Outcome',
      isPaused: 'Waiting',
    },
    values: {
      state: caseStateLabels.en,
      queue: queueLabels.en,
      service: serviceWords('en'),
      birth: evidenceFlagLabels.en,
      idNumber: evidenceFlagLabels.en,
      country: evidenceFlagLabels.en,
      kind: caseKindLabels.en,
      outcome: caseOutcomeLabels.en,
    },
  },
  es: {
    title: 'Servicios retenidos',
    columns: {
      slaAt: 'Decidir antes de',
      number: 'Caso',
      state: 'Estado',
      queue: 'Cola',
      severity: 'Gravedad',
      service: 'Servicio',
      orderNumber: 'Orden',
      amount: 'Importe',
      parties: 'Partes',
      office: 'Oficina',
      reasons: 'Motivos',
      score: 'Puntuación',
      listedName: 'Nombre en la lista',
      list: 'Lista',
      programs: 'Programas',
      birth: 'Nacimiento',
      idNumber: 'Documento',
      country: 'País',
      priorDecisions: 'Decididos antes',
      holder: 'Lo tiene',
      isMine: 'Mío',
      approvals: 'Personas',
      openedAt: 'Abierto',
      kind: 'Tipo',
      outcome: 'Resultado',
      isPaused: 'En espera',
    },
    values: {
      state: caseStateLabels.es,
      queue: queueLabels.es,
      service: serviceWords('es'),
      birth: evidenceFlagLabels.es,
      idNumber: evidenceFlagLabels.es,
      country: evidenceFlagLabels.es,
      kind: caseKindLabels.es,
      outcome: caseOutcomeLabels.es,
    },
  },
});
