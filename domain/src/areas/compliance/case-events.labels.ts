import type { Language } from '../../kernel/problem.ts';
import type { CaseEventKind, HitDecision } from './cases.values.ts';

/** What was done to a case, as its history and its paper say it. */
export const caseEventLabels: Readonly<Record<Language, Readonly<Record<CaseEventKind, string>>>> = {
  en: {
    opened: 'Opened',
    claimed: 'Taken',
    unclaimed: 'Given back',
    assigned: 'Given to somebody',
    checklist: 'Question answered',
    'hit-decided': 'Match decided',
    cleared: 'Cleared',
    asked: 'Second person asked for',
    approved: 'Decided',
    released: 'Order released',
    rejected: 'Order rejected',
    cancelled: 'Order cancelled',
    'funds-blocked': 'Funds blocked',
    'information-requested': 'Information asked for',
    answered: 'Answered',
    escalated: 'Escalated',
    noted: 'Note',
    'file-added': 'File added',
    'hits-added': 'Found more',
    'clock-started': 'Report falls due',
    'clock-filed': 'Report filed',
    exported: 'Exported',
    closed: 'Closed',
  },
  es: {
    opened: 'Abierto',
    claimed: 'Tomado',
    unclaimed: 'Devuelto',
    assigned: 'Asignado',
    checklist: 'Pregunta respondida',
    'hit-decided': 'Coincidencia decidida',
    cleared: 'Despejado',
    asked: 'Segunda persona pedida',
    approved: 'Decidido',
    released: 'Orden liberada',
    rejected: 'Orden rechazada',
    cancelled: 'Orden cancelada',
    'funds-blocked': 'Fondos bloqueados',
    'information-requested': 'Información pedida',
    answered: 'Respondido',
    escalated: 'Escalado',
    noted: 'Nota',
    'file-added': 'Archivo añadido',
    'hits-added': 'Nuevos hallazgos',
    'clock-started': 'Informe por presentar',
    'clock-filed': 'Informe presentado',
    exported: 'Exportado',
    closed: 'Cerrado',
  },
};

export const hitDecisionLabels: Readonly<
  Record<Language, Readonly<Record<HitDecision | 'open' | 'closed', string>>>
> = {
  en: {
    open: 'To decide',
    'false-positive': 'False positive',
    'true-match': 'True match',
    'need-info': 'Needs information',
    closed: 'Closed',
  },
  es: {
    open: 'Por decidir',
    'false-positive': 'Falso positivo',
    'true-match': 'Coincidencia verdadera',
    'need-info': 'Falta información',
    closed: 'Cerrado',
  },
};
