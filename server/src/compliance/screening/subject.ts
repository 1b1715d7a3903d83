import { readCarne } from '#domain/kernel/carne.ts';
import type { NameParts } from './person-name.ts';

/** Whom to screen: a name and whatever else is known. */
export interface Subject {
  /** One text, or the parts of our forms, which say what is a surname. */
  readonly name?: string;
  readonly parts?: NameParts;
  /** Other names of the same one, each screened as well. */
  readonly aliases?: readonly string[];
  /** Without it a name is looked for among persons and organisations. */
  readonly kind?: 'person' | 'organisation';
  /** `yyyy`, `yyyy-MM` or `yyyy-MM-dd`. */
  readonly birthDate?: string;
  /** Cuban carné de identidad: says birth and sex too. */
  readonly carne?: string;
  readonly sex?: 'M' | 'F';
  /** ISO codes or names, of nationality or residence. */
  readonly countries?: readonly string[];
  readonly idNumbers?: readonly string[];
}

export interface SubjectFacts {
  readonly birthDate?: string;
  readonly sex?: 'M' | 'F';
  readonly countries: readonly string[];
  readonly idNumbers: readonly string[];
  /** Where birth and sex come from the carné. */
  readonly isFromCarne: boolean;
}

/** Everybody is born before it; whether a carné is of the future is asked where it is typed in. */
const endOfTime = '9999-12-31';

/** The facts of a subject; a carné is a document and says more than what was typed. */
export function factsOf(subject: Subject): SubjectFacts {
  const { countries = [], idNumbers = [] } = subject;
  const read = subject.carne === undefined ? undefined : readCarne(subject.carne, endOfTime);
  if (!read || 'fault' in read) {
    const { birthDate, sex } = subject;
    return {
      ...(birthDate ? { birthDate } : {}),
      ...(sex ? { sex } : {}),
      countries,
      idNumbers,
      isFromCarne: false,
    };
  }
  const { birthDate, sex, number } = read;
  return { birthDate, sex, countries, idNumbers: [...idNumbers, number], isFromCarne: true };
}
