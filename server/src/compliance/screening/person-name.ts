import type { RawWord } from './name-words.ts';
import { rawWords } from './name-words.ts';
import type { NameWord, PreparedName, Role } from './prepared-name.ts';
import { part, role } from './prepared-name.ts';
import { commonGivenNames } from './common-names.ts';
import type { WordBook } from './word.ts';

const honorifics = new Set(
  'mr mrs ms miss dr dra sir don dona sr sra srta ing lic prof president presidente prasident general gen gral coronel col colonel comandante monsieur madame mme herr frau jr ii iii'.split(
    ' ',
  ),
);
const particles = new Set(
  'de del la las los y e da do dos das di du le van von der den ter al el ul ur ud as ar ad an bin ben bint ibn ould wa viuda vda san santa na'.split(
    ' ',
  ),
);
const servantOf = /^abd(?:ul|el|al|oul|ol|ur|us|ar|il|i)?$/;
const gluedServantOf = /^(abd(?:ul|el|al|oul|ol|ur|i))(?!l?ah?$|l?la)(.{3,})$/;
/** Besides those in -o: no wife to be named after a husband. */
const menNames = new Set(
  'juan jose luis carlos jorge angel manuel rafael miguel raul ramon julian joaquin agustin martin fermin adrian cesar oscar javier daniel gabriel samuel ismael abel jaime felipe enrique vicente jesus tomas andres nicolas moises ulises david omar hector victor salvador nelson edgar ivan'.split(
    ' ',
  ),
);
const digitsAsLetters: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };

interface Options {
  readonly book: WordBook;
  readonly keepScript?: boolean;
}

/** The parts of a name as our forms keep them. */
export interface NameParts {
  readonly givenNames: string;
  readonly firstSurname: string;
  readonly secondSurname?: string;
}

/** "SURNAMES, Given" or given names first; only the first way tells which is which. */
export function preparePerson(name: string, options: Options): PreparedName {
  const [surnames = '', ...rest] = name.split(',').map((text) => text.trim());
  const given = rest.filter((text) => !/^(jr|sr|ii|iii)\.?$/i.test(text)).join(' ');
  if (given === '' || surnames === '') return prepareFree(name.replaceAll(',', ' '), options);
  return withoutNothing([
    ...wordsOf({ text: given, place: role.given }, options),
    ...withSpouse(surnameWords(surnames, options), 1),
  ]);
}

/** A name whose surnames are known apart. */
export function prepareParts(parts: NameParts, options: Options): PreparedName {
  const words = [
    ...wordsOf({ text: parts.givenNames, place: role.given }, options),
    ...wordsOf({ text: parts.firstSurname, place: role.firstSurname }, options),
    ...wordsOf({ text: parts.secondSurname ?? '', place: role.laterSurname }, options),
  ];
  return withoutNothing(words);
}

function prepareFree(name: string, options: Options): PreparedName {
  const words = withSpouse(wordsOf({ text: name, place: role.free }, options), 2);
  return { kind: 'person', words, hasRoles: false };
}

function withoutNothing(words: readonly NameWord[]): PreparedName {
  return { kind: 'person', words, hasRoles: true };
}

/** The first word with what a hyphen joins to it is the first surname, whatever follows is later. */
function surnameWords(surnames: string, options: Options): NameWord[] {
  const words = taggedWords(surnames, options);
  const firstChunk = words.find(({ part: kind }) => kind === part.name)?.chunk;
  let isLater = false;
  return words.map(({ chunk, ...word }) => {
    if (word.part === part.name && chunk !== firstChunk) isLater = true;
    return { ...word, role: isLater ? role.laterSurname : role.firstSurname };
  });
}

function wordsOf({ text, place }: { text: string; place: Role }, options: Options): NameWord[] {
  const words = taggedWords(text, options, place === role.free);
  return words.map(({ word, part: kind }) => ({ word, part: kind, role: place }));
}

type TaggedWord = Omit<NameWord, 'role'> & { readonly chunk: number };

function taggedWords(text: string, { book, keepScript }: Options, isFree = false): TaggedWord[] {
  const words = withoutHonorifics(splitInitials(text, rawWords(text, { keepScript })));
  const tagged: TaggedWord[] = [];
  for (let i = 0; i < words.length; i += 1) {
    const { taken, made } = nextWords(words, i);
    for (const word of made)
      tagged.push({ ...tag(word, book, isFree && tagged.length === 0), chunk: word.chunk });
    i += taken - 1;
  }
  return tagged;
}

/** One step through the words: "de la O" is one word, "Abd al-Rahman" and "Abdelrahman" are two. */
function nextWords(words: readonly RawWord[], i: number): { taken: number; made: RawWord[] } {
  const word = words[i] as RawWord;
  const letter = particleChainLetter(words, i);
  if (letter > i) {
    const text = words
      .slice(i, letter + 1)
      .map((one) => one.text)
      .join('');
    return { taken: letter + 1 - i, made: [{ ...word, text }] };
  }
  if (servantOf.test(word.text) && i + 1 < words.length) {
    const next = words[i + 1]?.text ?? '';
    const skipsArticle = /^([aeu][lrsdn])$/.test(next) && i + 2 < words.length;
    return { taken: skipsArticle ? 2 : 1, made: [word] };
  }
  const [, servant, rest] = gluedServantOf.exec(word.text) ?? [];
  return {
    taken: 1,
    made:
      servant && rest
        ? [
            { ...word, text: servant },
            { ...word, text: rest },
          ]
        : [word],
  };
}

/** The place of a single letter that follows "de la" or the like: the surname O. */
function particleChainLetter(words: readonly RawWord[], i: number): number {
  if (!/^(de|la)$/.test(words[i]?.text ?? '')) return -1;
  let j = i;
  while (/^(de|la|los|las)$/.test(words[j]?.text ?? '')) j += 1;
  return words[j]?.text === 'o' && j > i + (words[i]?.text === 'de' ? 1 : 0) ? j : -1;
}

function tag({ text, isConsonants }: RawWord, book: WordBook, isFirst: boolean): Omit<NameWord, 'role'> {
  const letters =
    /\d/.test(text) && /\p{L}/u.test(text)
      ? text.replace(/[013457]/g, (digit) => digitsAsLetters[digit] ?? digit)
      : text;
  const word = book.wordOf(letters, isConsonants);
  if (particles.has(letters) && !(isFirst && letters === 'ben')) return { word, part: part.particle };
  if (/^\d+$/.test(letters)) return { word, part: part.number };
  return { word, part: letters.length === 1 ? part.initial : part.name };
}

/** "JC Juncker" has two initials; a name in capitals throughout does not show them. */
function splitInitials(text: string, words: readonly RawWord[]): RawWord[] {
  const isMixed = /\p{Ll}/u.test(text);
  return words.flatMap((word) =>
    isMixed && /^[b-df-hj-np-tv-z]{2}$/.test(word.text) && text.includes(word.text.toUpperCase())
      ? Array.from(word.text).map((letter) => ({ ...word, text: letter }))
      : [word],
  );
}

/** Titles go, unless nothing else would be left. */
function withoutHonorifics(words: readonly RawWord[]): RawWord[] {
  const kept = words.filter(({ text }) => !honorifics.has(text));
  return kept.length > 0 ? kept : [...words];
}

function isManName(given: NameWord | undefined): boolean {
  return given !== undefined && (given.word.text.endsWith('o') || menNames.has(given.word.text));
}

/**
 * Marks "de Díaz" at the end as the name of a spouse, where at least so many own names stand before it. "de la" and
 * "del" begin surnames of one's own.
 */
function withSpouse(words: readonly NameWord[], ownNames: number): NameWord[] {
  const de = words.findLastIndex(({ word }) => word.text === 'de');
  const isOwnName = ({ part: kind }: NameWord): boolean => kind === part.name;
  const after = words.slice(de + 1);
  const isSpouse =
    de > 0 &&
    after.length > 0 &&
    after.length <= 2 &&
    after.every(isOwnName) &&
    !isManName(words.find(({ role: place }) => place !== role.firstSurname && place !== role.laterSurname)) &&
    after.every(({ word }) => !commonGivenNames.has(word.text) || word.isCommonSurname) &&
    words.slice(0, de).filter(isOwnName).length >= ownNames;
  return isSpouse
    ? words.map((word, place) => (place > de ? { ...word, role: role.spouse } : word))
    : [...words];
}
