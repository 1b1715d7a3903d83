export const typoKinds = [
  'swap',
  'drop',
  'insert',
  'replace',
  'missing accent',
  'surname missing',
  'order changed',
] as const;
export type TypoKind = (typeof typoKinds)[number];

export interface Person {
  readonly id: string;
  readonly officeId: string;
  readonly first: string;
  readonly middle: string;
  readonly last: string;
  readonly second: string;
}

/** Numbers between 0 and 1 that are the same in every run (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The name of a person as somebody in a hurry types it: whole, with one mistake of a kind. */
export function mistype(person: Person, kind: TypoKind, random: () => number): string {
  const words = [person.first, person.middle, person.last, person.second].filter((word) => word !== '');
  const name = words.join(' ');
  if (kind === 'missing accent') return name.normalize('NFD').replaceAll(/\p{M}/gu, '');
  if (kind === 'surname missing') {
    const gone = random() < 0.5 && person.second !== '' ? person.second : person.last;
    return person.second === '' ? name : words.filter((word) => word !== gone).join(' ');
  }
  if (kind === 'order changed') {
    return [person.last, person.second, person.first, person.middle].filter((word) => word !== '').join(' ');
  }
  const at = Math.floor(random() * words.length);
  return words.map((word, place) => (place === at ? slip(word, kind, random) : word)).join(' ');
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** The first letter is mistyped as often as any other. */
function slip(word: string, kind: TypoKind, random: () => number): string {
  const at = Math.floor(random() * word.length);
  const letter = letters[Math.floor(random() * letters.length)] ?? 'x';
  switch (kind) {
    case 'swap': {
      const left = Math.min(at, word.length - 2);
      return word.slice(0, left) + (word[left + 1] ?? '') + (word[left] ?? '') + word.slice(left + 2);
    }
    case 'drop':
      return word.slice(0, at) + word.slice(at + 1);
    case 'insert':
      return word.slice(0, at) + letter + word.slice(at);
    default:
      return word.slice(0, at) + letter + word.slice(at + 1);
  }
}
