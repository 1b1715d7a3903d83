import { plainLetters } from './letters.ts';
import { guessKind } from './name-kind.ts';
import { prepareOrganisation } from './organisation-name.ts';
import { preparePerson } from './person-name.ts';
import type { NameKind, PreparedName } from './prepared-name.ts';
import { romanise } from './romanise.ts';
import type { WordBook } from './word.ts';

export interface PrepareOptions {
  readonly book: WordBook;
  /** Found out from the words where it is not known. */
  readonly kind?: NameKind;
  /** Compare letters of other scripts as they are: the other name has them too. */
  readonly keepScript?: boolean;
}

/** "One / Other", "One a.k.a. Other": several names written as one. */
const joiners = /\s*(?:\/|;|\ba\.?k\.?a\.?\b\.?|\balias\b)\s*/giu;

/**
 * A name taken apart; one with aliases in it gives each of them too. Empty when nothing can be compared.
 */
export function prepareNames(name: string, options: PrepareOptions): PreparedName[] {
  const kind = options.kind ?? guessKind(name);
  return [name, ...aliasesIn(name)]
    .map((one) => (kind === 'person' ? preparePerson(one, options) : prepareOrganisation(one, options)))
    .filter(({ words }) => words.length > 0);
}

/** The script of a name that cannot be read, so that it is refused and not silently called clear. */
export function unreadableScript(name: string): string | undefined {
  return romanise(plainLetters(name)).refused;
}

function aliasesIn(name: string): string[] {
  const parts = name.split(joiners).map((text) => text.trim());
  return parts.length > 1 && parts.every((text) => text.replaceAll(/[^\p{L}]/gu, '').length >= 4)
    ? parts
    : [];
}
