/** Letters that Unicode does not take apart into a letter and a mark. */
const special: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ĸ: 'k',
  ŋ: 'n',
  ə: 'a',
  ª: 'a',
  º: 'o',
};
const specialLetters = new RegExp(`[${Object.keys(special).join('')}]`, 'gu');

/** Signs that stand inside a word and are not heard: O'Brien, Qa'ida, Mus?ab of a broken file. */
const insideWord = /['’‘`´ʻʼʾʿ′＇"“”]|(?<=\p{L})\?(?=\p{L})/gu;
/** Marks of Latin, Greek and Cyrillic letters, vowel signs of Arabic and Hebrew, and what cannot be seen. */
const marks =
  /[\u0300-\u036f\u0483-\u0487\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u200b-\u200f\u2060\ufeff\u00ad]/gu;
const plainAscii = /^[ !#-&(->@-~]*$/;

/** Lower case without accents, apostrophes and invisible signs; other scripts keep their letters. */
export function plainLetters(text: string): string {
  if (plainAscii.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(insideWord, '')
    .replace(specialLetters, (letter) => special[letter] ?? letter)
    .normalize('NFD')
    .replace(marks, '')
    .normalize('NFC');
}
