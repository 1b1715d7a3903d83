import type { NameIndex } from '../../server/src/compliance/screening/name-index.ts';
import { defaultConfig } from '../../server/src/compliance/screening/match-config.ts';
import { screen } from '../../server/src/compliance/screening/screen.ts';
import { pickOf, seededRandom } from './random.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';

export interface TypoRecall {
  readonly tried: number;
  readonly found: number;
  readonly lost: readonly string[];
}

/** Listed persons as a clerk would type them, given names first, with up to two slips; how many are still found. */
export function typoRecall(index: NameIndex, { count, seed }: { count: number; seed: number }): TypoRecall {
  const random = seededRandom(seed);
  const persons = index.entries.filter(({ kind, list }) => kind === 'person' && list === 'OFAC_SDN');
  const lost: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const entry = pickOf(persons, random);
    const typed = withSlips(givenFirst(entry.names[0]?.name ?? ''), random);
    const { hits } = screen(index, { name: typed, kind: 'person' }, defaultConfig);
    if (!hits.some((hit) => hit.entry === entry)) lost.push(`${typed} = ${entry.names[0]?.name}`);
  }
  return { tried: count, found: count - lost.length, lost };
}

function givenFirst(name: string): string {
  const [surnames = '', ...given] = name.split(',').map((text) => text.trim());
  return `${given.join(' ')} ${surnames}`.trim();
}

/** Each slip leaves out, doubles in place, replaces or swaps a letter, or moves a space. */
function withSlips(name: string, random: () => number): string {
  let typed = name.toLowerCase();
  const slips = Math.floor(random() * 3);
  for (let i = 0; i < slips; i += 1) typed = withSlip(typed, random);
  return typed;
}

function withSlip(name: string, random: () => number): string {
  const place = Math.floor(random() * name.length);
  const [before, letter, after] = [name.slice(0, place), name[place] ?? '', name.slice(place + 1)];
  const other = pickOf(Array.from(letters), random);
  switch (Math.floor(random() * 5)) {
    case 0:
      return before + after;
    case 1:
      return `${before}${other}${letter}${after}`;
    case 2:
      return `${before}${other}${after}`;
    case 3:
      return `${before}${after.slice(0, 1)}${letter}${after.slice(1)}`;
    default:
      return movedSpace(name, random);
  }
}

function movedSpace(name: string, random: () => number): string {
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  if (spaces.length === 0) return name;
  const space = pickOf(spaces, random);
  const joined = name.slice(0, space) + name.slice(space + 1);
  const to = Math.min(joined.length, Math.max(0, space + (random() < 0.5 ? -1 : 1)));
  return `${joined.slice(0, to)} ${joined.slice(to)}`.trim();
}
