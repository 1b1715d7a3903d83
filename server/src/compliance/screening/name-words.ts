import { plainLetters } from './letters.ts';
import { romanise } from './romanise.ts';

export interface RawWord {
  readonly text: string;
  readonly isConsonants: boolean;
  /** Words that a hyphen joins have one number. */
  readonly chunk: number;
}

const dottedLetters =
  /(?<![\p{L}\p{N}])\p{L}(?:\.\s?\p{L})+\.?(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?:\p{L}\.){2,}(?=\p{L})/gu;
const noWord = /[^\p{L}\p{N}\p{M}]+/gu;
const inWords = byWord<string>({
  first: '1',
  second: '2',
  third: '3',
  '1st': '1',
  '2nd': '2',
  '3rd': '3',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
});
const tens = byWord<number>({
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
});
const romanNumbers = [
  'ii',
  'iii',
  'iv',
  'v',
  'vi',
  'vii',
  'viii',
  'ix',
  'x',
  'xi',
  'xii',
  'xiii',
  'xiv',
  'xv',
];

/** Lower case words of a name; words of other scripts are romanised, keeping the letters where that is impossible. */
export function rawWords(name: string, { keepScript = false } = {}): RawWord[] {
  const text = plainLetters(name).replaceAll('&', ' and ');
  return text
    .split(/[\s,;]+/u)
    .flatMap((chunk, number) =>
      chunk
        .replace(noWord, ' ')
        .trim()
        .split(' ')
        .map((word) => ({ word, number })),
    )
    .filter(({ word }) => word !== '')
    .flatMap(({ word, number }) => latinWords(word, { number, keepScript }));
}

function latinWords(
  word: string,
  { number, keepScript }: { number: number; keepScript: boolean },
): RawWord[] {
  if (keepScript) return [{ text: word, isConsonants: false, chunk: number }];
  const { text, isConsonants } = romanise(word);
  return text
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((latin) => ({ text: latin, isConsonants, chunk: number }));
}

/** S.A. and L. L. C. become one word. */
export function joinDottedLetters(name: string): string {
  return name.replaceAll(dottedLetters, (letters) => `${letters.replaceAll(/[.\s]/g, '')} `);
}

/** Numbers as digits: forty-four, IV, 1st, 007. Letters that are Roman numbers only count behind another word. */
export function numberOf(word: string, before: string | undefined): string | undefined {
  if (/^\d+$/.test(word)) return word.replace(/^0+(?=\d)/, '');
  const said = inWords.get(word) ?? tens.get(word);
  if (said) return String(said);
  const roman = before === undefined ? -1 : romanNumbers.indexOf(word);
  return roman === -1 ? undefined : String(roman + 2);
}

/** A map, since names are asked for and `constructor` is one. */
function byWord<Value>(values: Readonly<Record<string, Value>>): ReadonlyMap<string, Value> {
  return new Map(Object.entries(values));
}
