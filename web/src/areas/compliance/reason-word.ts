import type { Language } from '#web/lib/storage.ts';

const words: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    SANCTIONS: 'Sanctions',
    INTERNAL_BLOCK: 'Internal block',
    MANUAL: 'By a person',
    REVIEW: 'To look at',
  },
  es: {
    SANCTIONS: 'Sanciones',
    INTERNAL_BLOCK: 'Bloqueo interno',
    MANUAL: 'Por una persona',
    REVIEW: 'Por revisar',
  },
};

/** Why a case was opened; rules keep the code under which everybody knows them: `STRUCT A`. */
export function reasonWord(code: string, language: Language): string {
  return words[language][code] ?? code.replaceAll('_', ' ');
}
