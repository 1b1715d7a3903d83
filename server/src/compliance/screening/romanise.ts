import { arabic, armenian, cyrillic, georgian, greek, hangul, hebrew, kana } from './alphabets.ts';

type Script =
  | 'latin'
  | 'cyrillic'
  | 'greek'
  | 'armenian'
  | 'georgian'
  | 'arabic'
  | 'hebrew'
  | 'hangul'
  | 'kana'
  | 'han'
  | 'other';

export interface Romanised {
  readonly text: string;
  /** Only consonants were written (Arabic, Hebrew): the vowels of the other name say nothing. */
  readonly isConsonants: boolean;
  /** The first script that cannot be read; the text then keeps its letters. */
  readonly refused?: Script;
}

const scripts: readonly (readonly [Script, RegExp])[] = [
  ['latin', /\p{Script=Latin}/u],
  ['cyrillic', /\p{Script=Cyrillic}/u],
  ['greek', /\p{Script=Greek}/u],
  ['armenian', /\p{Script=Armenian}/u],
  ['georgian', /\p{Script=Georgian}/u],
  ['arabic', /\p{Script=Arabic}/u],
  ['hebrew', /\p{Script=Hebrew}/u],
  ['hangul', /\p{Script=Hangul}/u],
  ['kana', /\p{Script=Katakana}|\p{Script=Hiragana}|ー/u],
  ['han', /\p{Script=Han}/u],
];
const tables = new Map<Script, ReadonlyMap<string, string>>([
  ['cyrillic', cyrillic],
  ['greek', greek],
  ['armenian', armenian],
  ['georgian', georgian],
  ['arabic', arabic],
  ['hebrew', hebrew],
  ['kana', kana],
]);
const otherThanLatin = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** Whether a text has letters that are not Latin. */
export function hasOtherScript(text: string): boolean {
  return otherThanLatin.test(text);
}

/** Writes a name (lower case, without marks) in Latin letters, or says which script it cannot read. */
export function romanise(text: string): Romanised {
  if (!hasOtherScript(text)) return { text, isConsonants: false };
  const refused = Array.from(text)
    .map(scriptOf)
    .find((script) => script === 'han' || script === 'other');
  if (refused) return { text, isConsonants: false, refused };
  const isConsonants = /\p{Script=Arabic}|\p{Script=Hebrew}/u.test(text);
  return { text: Array.from(text).map(latinOf).join(''), isConsonants };
}

function scriptOf(letter: string): Script {
  if (!/\p{L}/u.test(letter)) return 'latin';
  return scripts.find(([, shape]) => shape.test(letter))?.[0] ?? 'other';
}

function latinOf(letter: string): string {
  const script = scriptOf(letter);
  if (script === 'hangul') return hangulSyllable(letter);
  const katakana = script === 'kana' ? toKatakana(letter) : letter;
  return tables.get(script)?.get(katakana) ?? letter;
}

/** Hiragana stands 96 places before katakana. */
function toKatakana(letter: string): string {
  return /\p{Script=Hiragana}/u.test(letter)
    ? String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0x60)
    : letter;
}

/** Syllables stand in the order of their parts: 21 middles and 28 ends for each beginning. */
function hangulSyllable(letter: string): string {
  const place = (letter.codePointAt(0) ?? 0) - 0xac00;
  if (place < 0 || place > 11171) return letter;
  const first = hangul.first[Math.floor(place / 588)] ?? '';
  const middle = hangul.middle[Math.floor((place % 588) / 28)] ?? '';
  return `${first}${middle}${hangul.last[place % 28] ?? ''} `;
}
