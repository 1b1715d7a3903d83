import type { IdType } from '#domain/kernel/id-number.ts';
import { countryOfMrz } from './mrz-countries.ts';
import type { ScannedDocument } from './scanned-document.ts';
import { capitalised, splitSurnames } from './split-surnames.ts';

export type MrzPart = 'number' | 'birthDate' | 'expiresOn' | 'all';

export interface ReadMrz {
  readonly document: ScannedDocument;
  /** The parts whose check digit does not fit; none of a good one. */
  readonly faults: readonly MrzPart[];
}

interface Layout {
  readonly lines: number;
  readonly length: number;
  /** Places in the joined lines: from, to (exclusive); the check digit stands right behind. */
  readonly number: readonly [number, number];
  readonly birth: readonly [number, number];
  readonly sex: number;
  readonly expiry: readonly [number, number];
  readonly names: readonly [number, number];
  readonly optional: readonly [number, number];
  readonly composite: readonly (readonly [number, number])[];
}

/** ICAO 9303 parts 4 to 6: cards of three lines, visas and old cards of two, passports of two. */
const layouts: readonly Layout[] = [
  {
    lines: 3,
    length: 30,
    number: [5, 14],
    optional: [15, 30],
    birth: [30, 36],
    sex: 37,
    expiry: [38, 44],
    names: [60, 90],
    composite: [
      [5, 30],
      [30, 37],
      [38, 45],
      [48, 59],
    ],
  },
  {
    lines: 2,
    length: 36,
    names: [5, 36],
    number: [36, 45],
    birth: [49, 55],
    sex: 56,
    expiry: [57, 63],
    optional: [64, 71],
    composite: [
      [36, 46],
      [49, 56],
      [57, 71],
    ],
  },
  {
    lines: 2,
    length: 44,
    names: [5, 44],
    number: [44, 53],
    birth: [57, 63],
    sex: 64,
    expiry: [65, 71],
    optional: [72, 86],
    composite: [
      [44, 54],
      [57, 64],
      [65, 87],
    ],
  },
];

/**
 * Reads the machine readable zone of a passport or card, typed, pasted or sent by a reader that types.
 *
 * @param today decides the century of a birth
 * @returns undefined while it has not the shape of one
 */
export function readMrz(text: string, today: string): ReadMrz | undefined {
  const zone = text
    .toUpperCase()
    .replaceAll(/[«‹]/g, '<')
    .replaceAll(/[^A-Z0-9<]/g, '');
  const layout = layouts.find(({ lines, length }) => lines * length === zone.length && fits(zone, lines));
  if (layout === undefined || !/^[A-Z]/.test(zone)) return undefined;
  const part = ([from, to]: readonly [number, number]) => zone.slice(from, to);
  return { document: documentOf(zone, layout, today), faults: faultsOf(zone, layout, part) };
}

/** Cards of 90 letters have three lines; 72 and 88 have two. A visa's zone carries no composite digit. */
function fits(zone: string, lines: number): boolean {
  return lines === 3 ? zone.length === 90 : zone.length !== 90;
}

type Part = (place: readonly [number, number]) => string;

function faultsOf(zone: string, layout: Layout, part: Part): MrzPart[] {
  const checked = { number: layout.number, birthDate: layout.birth, expiresOn: layout.expiry } as const;
  const faults: MrzPart[] = [];
  for (const [name, place] of Object.entries(checked) as [MrzPart, readonly [number, number]][]) {
    if (checkDigit(part(place)) !== zone[place[1]]) faults.push(name);
  }
  const composite = zone[layout.lines === 3 ? 59 : zone.length - 1];
  const isVisa = zone.startsWith('V');
  if (!isVisa && checkDigit(layout.composite.map(part).join('')) !== composite) faults.push('all');
  return faults;
}

/** Weights 7, 3, 1; letters count from A = 10, the filler is 0 (ICAO 9303-3, 4.9). */
export function checkDigit(text: string): string {
  const weights = [7, 3, 1];
  const sum = Array.from(text).reduce((total, letter, at) => {
    const value = letter === '<' ? 0 : Number.parseInt(letter, 36);
    return total + value * (weights[at % 3] ?? 0);
  }, 0);
  return String(sum % 10);
}

function documentOf(zone: string, layout: Layout, today: string): ScannedDocument {
  const text = ([from, to]: readonly [number, number]) => zone.slice(from, to).replaceAll('<', ' ').trim();
  const [surnames = '', given = ''] = zone.slice(...layout.names).split('<<');
  const [firstName = '', ...middle] = given.replaceAll('<', ' ').trim().split(/\s+/);
  const country = countryOfMrz(text([2, 5]));
  const type = typeOf(zone, country);
  const lines = zone.match(new RegExp(`.{${layout.length}}`, 'g')) ?? [];
  const sex = zone[layout.sex];
  return {
    firstName: capitalised(firstName),
    middleName: capitalised(middle.join(' ')),
    ...splitSurnames(surnames.replaceAll('<', ' ')),
    birthDate: dayOf(text(layout.birth), today, 'past'),
    sex: sex === 'F' || sex === 'M' ? sex : null,
    address: null,
    id: {
      type,
      // A Spanish card prints the number of its support first and that of the person behind it.
      number: type === 'DNI' ? text(layout.optional).replaceAll(' ', '') : text(layout.number),
      country,
      state: '',
      issuedOn: null,
      expiresOn: dayOf(text(layout.expiry), today, 'future'),
      verification: 'Mrz',
      mrz: lines.join('\n'),
    },
  };
}

function typeOf(zone: string, country: string): IdType {
  if (zone.startsWith('P')) return 'Passport';
  if (zone.startsWith('V')) return 'Visa';
  if (country === 'US') return 'ResidentCard';
  if (country === 'CU') return 'CarnetDeIdentidad';
  return country === 'ES' ? 'DNI' : 'NationalId';
}

/** Two digits of a year: births lie behind us, ends of documents at most fifty years ahead. */
function dayOf(text: string, today: string, side: 'past' | 'future'): string | null {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  if (year === undefined) return null;
  const current = Number(today.slice(2, 4));
  const limit = side === 'past' ? current : current + 50;
  const century = Number(year) <= limit ? Number(today.slice(0, 2)) : Number(today.slice(0, 2)) - 1;
  return `${century}${year}-${month}-${day}`;
}
