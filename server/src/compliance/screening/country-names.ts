import { countries } from '#domain/kernel/countries.ts';
import { plainLetters } from './letters.ts';

/** Names that lists use and ours differ from. */
const otherNames: Readonly<Record<string, string>> = {
  'united states of america': 'US',
  usa: 'US',
  'korea north': 'KP',
  'north korea': 'KP',
  'korea south': 'KR',
  'south korea': 'KR',
  russia: 'RU',
  'russian federation': 'RU',
  syria: 'SY',
  iran: 'IR',
  venezuela: 'VE',
  bolivia: 'BO',
  burma: 'MM',
  'congo democratic republic of the': 'CD',
  turkey: 'TR',
  uk: 'GB',
  england: 'GB',
};
const codes = new Map<string, string>(Object.entries(otherNames));
for (const { code, en, es } of countries) {
  for (const name of [code, en, es]) if (!codes.has(keyOf(name))) codes.set(keyOf(name), code);
}

/** Whether two countries, by code or by name in English or Spanish, are one. */
export function sameCountry(a: string, b: string): boolean {
  const [one, other] = [keyOf(a), keyOf(b)];
  return one === other || (codes.get(one) ?? one) === (codes.get(other) ?? other);
}

function keyOf(name: string): string {
  return plainLetters(name)
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
}
