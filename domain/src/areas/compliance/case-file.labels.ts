import type { Language } from '../../kernel/problem.ts';

type Words = Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** What holds an order besides rules. */
const reasons: Words = {
  en: {
    SANCTIONS: 'Sanctions',
    CUBA_LIST: 'Lists of Cuba',
    INTERNAL_BLOCK: 'Internal block',
    UNREADABLE: 'Name not readable',
    MANUAL: 'By a person',
    REVIEW: 'To look at',
  },
  es: {
    SANCTIONS: 'Sanciones',
    CUBA_LIST: 'Listas de Cuba',
    INTERNAL_BLOCK: 'Bloqueo interno',
    UNREADABLE: 'Nombre ilegible',
    MANUAL: 'Por una persona',
    REVIEW: 'Por revisar',
  },
};

/** Why a case was opened; a rule by its code, where its name is not at hand: `STRUCT A`. */
export function caseReasonWord(code: string, language: Language): string {
  return reasons[language][code] ?? code.replaceAll('_', ' ');
}

/** Facts beside a name, what was found of them, and answers of the checklist, as the printed case says them. */
export const caseFactLabels: Words = {
  en: {
    birth: 'Birth',
    sex: 'Sex',
    country: 'Country',
    'id-number': 'Document',
    same: 'the same',
    compatible: 'fits',
    different: 'differs',
    unknown: 'unknown',
    yes: 'Yes',
    no: 'No',
  },
  es: {
    birth: 'Nacimiento',
    sex: 'Sexo',
    country: 'País',
    'id-number': 'Documento',
    same: 'igual',
    compatible: 'cabe',
    different: 'difiere',
    unknown: 'se desconoce',
    yes: 'Sí',
    no: 'No',
  },
};
