import type { RawWord } from './name-words.ts';
import { joinDottedLetters, numberOf, rawWords } from './name-words.ts';
import { formPhrases, isFiller, isGenericWord, legalForm, oneSpelling } from './org-words.ts';
import type { NameWord, PreparedName } from './prepared-name.ts';
import { part, role } from './prepared-name.ts';
import type { WordBook } from './word.ts';

/** Without one of these no phrase can match; most names have none. */
const beginsPhrase =
  /\b(?:joint|\w+joint|aktsion|obsh|lim|liability|private|gesel|aktien|societ|sociedad|united|s de r|sa de|sp z)/;

interface Options {
  readonly book: WordBook;
  readonly keepScript?: boolean;
}

/** A name of an organisation, vessel or aircraft: legal forms by code, numbers as digits. */
export function prepareOrganisation(name: string, { book, keepScript }: Options): PreparedName {
  const text = rawWords(joinDottedLetters(name), { keepScript });
  const phrase = withFormCodes(text);
  const words: NameWord[] = [];
  for (let i = 0; i < phrase.length; i += 1) {
    const word = phrase[i] as RawWord;
    const both = pairOfNumbers(word.text, phrase[i + 1]?.text);
    if (both) i += 1;
    words.push(tag({ ...word, text: both ?? word.text }, { before: phrase[i - 1]?.text, book }));
  }
  return { kind: 'organisation', words, hasRoles: false };
}

/** Phrases such as "limited liability company" become the letters they stand for. */
function withFormCodes(words: readonly RawWord[]): RawWord[] {
  const plain = words.map(({ text }) => text).join(' ');
  if (!beginsPhrase.test(plain)) return [...words];
  const coded = formPhrases.reduce((text, [shape, code]) => text.replace(shape, code), plain);
  if (coded === plain) return [...words];
  const isConsonants = words.some((word) => word.isConsonants);
  return coded.split(' ').map((text, chunk) => ({ text, isConsonants, chunk }));
}

/** "forty four" is 44. */
function pairOfNumbers(word: string, next: string | undefined): string | undefined {
  const ten = numberOf(word, undefined);
  const one = next === undefined ? undefined : numberOf(next, undefined);
  const isPair =
    /^[a-z]+$/.test(word) && ten?.length === 2 && one?.length === 1 && /^[a-z]+$/.test(next ?? '');
  return isPair ? String(Number(ten) + Number(one)) : undefined;
}

function tag(
  { text, isConsonants }: RawWord,
  { before, book }: { before: string | undefined; book: WordBook },
): NameWord {
  const number = numberOf(text, before);
  if (number !== undefined) return { word: book.wordOf(number), part: part.number, role: role.free };
  const form = before === undefined && text.length < 3 ? undefined : legalForm(text);
  if (form) return { word: book.wordOf(form), part: part.form, role: role.free };
  const word = book.wordOf(oneSpelling(text), isConsonants);
  return { word, part: partOf(word.text), role: role.free };
}

function partOf(text: string): NameWord['part'] {
  if (isFiller(text)) return part.particle;
  if (text.length === 1) return part.initial;
  return isGenericWord(text) ? part.generic : part.name;
}
