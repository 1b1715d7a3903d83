import type { Language } from '#domain/kernel/problem.ts';

/** A day as a letter has it: "November 20, 2026", "20 de noviembre de 2026". */
export function longDate(instant: Date, language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(language === 'es' ? 'es-ES' : 'en-US', {
    dateStyle: 'long',
    timeZone,
  }).format(instant);
}
