import { joinDottedLetters, rawWords } from './name-words.ts';
import { formPhrases, isGenericWord, legalForm } from './org-words.ts';
import type { NameKind } from './prepared-name.ts';

const surnameGiven = /^[^,]+,[^,]+$/u;
/** Two letters at the end that are a legal form and no name. */
const shortForms: ReadonlySet<string> = new Set(['sa', 'ag', 'ab', 'bv', 'nv', 'oy', 'kg', 'lp', 'sl', 'co']);

/** What a name reads as where nobody said it: forms, words of trade, digits and an ampersand make an organisation. */
export function guessKind(name: string): NameKind {
  if (/&|(?<![\p{L}\d])\d/u.test(name)) return 'organisation';
  const plain = rawWords(joinDottedLetters(name))
    .map(({ text }) => text)
    .join(' ');
  const coded = formPhrases.reduce((text, [shape, code]) => text.replace(shape, code), plain);
  const words = coded.split(' ');
  const isPersonShaped = surnameGiven.test(name) && coded === plain;
  return words.some((word, place) => saysOrganisation({ word, place, words, isPersonShaped }))
    ? 'organisation'
    : 'person';
}

interface At {
  readonly word: string;
  readonly place: number;
  readonly words: readonly string[];
  readonly isPersonShaped: boolean;
}

function saysOrganisation({ word, place, words, isPersonShaped }: At): boolean {
  const isLast = place === words.length - 1 && place > 0;
  if (word.length <= 2) return isLast && shortForms.has(word);
  if (legalForm(word)) return words.length > 1 && (isLast || !isPersonShaped);
  return !isPersonShaped && word.length > 3 && isGenericWord(word);
}
