import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';

import type { ListEntry } from '../lists/list-entry.ts';
import { readShippedLists } from '../lists/shipped-lists.ts';
import { defaultConfig } from './match-config.ts';
import type { NameIndex } from './name-index.ts';
import { buildIndex, nameAt } from './name-index.ts';
import { prepareSubject } from './prepare-subject.ts';
import { scoreNames } from './score-names.ts';
import type { Hit } from './screen.ts';
import { screen } from './screen.ts';
import type { Subject } from './subject.ts';

const entry: ListEntry = {
  list: 'OFAC_SDN',
  id: '1',
  kind: 'person',
  programs: ['CUBA-EO14404'],
  names: [
    { name: 'CASTRO ESPIN, Alejandro', use: 'primary' },
    { name: 'El Tuerto', use: 'weak' },
  ],
  births: [{ year: 1965, month: 7, day: 29 }],
  birthPlaces: ['Havana, Cuba'],
  sexes: ['M'],
  nationalities: ['Cuba'],
  ids: [{ kind: 'Passport', number: 'C-123 456', country: 'Cuba' }],
  addresses: [],
  linkedTo: [],
};
const ministry: ListEntry = {
  ...entry,
  id: '2',
  kind: 'organisation',
  names: [
    { name: 'MINISTRY OF THE REVOLUTIONARY ARMED FORCES OF CUBA', use: 'primary' },
    { name: 'MINFAR', use: 'weak' },
  ],
  births: [],
  sexes: [],
  ids: [],
};
const small = buildIndex([entry, ministry]);

function first(subject: Subject, index = small): Hit | undefined {
  return screen(index, subject, defaultConfig).hits[0];
}

describe('evidence beside the name', () => {
  const name = 'Alejandro Castro Espín';

  test.each([
    ['born the same day', { birthDate: '1965-07-29' }, 'block', 1],
    ['born that year', { birthDate: '1965' }, 'block', 1],
    ['day and month turned round', { birthDate: '1965-29-07' }, 'block', 1],
    ['another day of the year', { birthDate: '1965-01-02' }, 'block', 0.96],
    ['two years later', { birthDate: '1967-01-02' }, 'block', 0.97],
    ['the same day of another year', { birthDate: '1975-07-29' }, 'block', 0.97],
    ['ten years later', { birthDate: '1975-01-02' }, 'auto-cleared', 0.7],
    ['a woman', { sex: 'F' as const }, 'alert', 0.85],
    ['of another country', { countries: ['ES'] }, 'block', 0.95],
    ['of the same country', { countries: ['CU'] }, 'block', 1],
  ])('%s', (_, facts, status, score) => {
    const hit = first({ name, ...facts });
    expect(hit?.status).toBe(status);
    expect(hit?.score).toBeCloseTo(score, 9);
    expect(hit?.nameScore).toBeCloseTo(1, 9);
    expect(hit?.parts.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(score, 9);
  });

  test('a carné says birth and sex, and counts more than what was typed', () => {
    const woman = first({ name, carne: '75010212351', birthDate: '1965-07-29' });
    expect(woman?.evidence.map(({ fact, verdict }) => [fact, verdict])).toEqual([
      ['birth', 'different'],
      ['sex', 'different'],
    ]);
    expect(woman?.status).toBe('auto-cleared');
    expect(first({ name, carne: '65072912341' })?.evidence[0]?.verdict).toBe('same');
  });

  test('a number of a document finds its holder under any name, and is shown by its end', () => {
    const hit = first({ name: 'Somebody Else', idNumbers: ['c123456'] });
    expect(hit).toMatchObject({ status: 'block', score: 1, nameScore: 0 });
    expect(JSON.stringify(hit?.evidence)).not.toContain('123456');
  });
});

describe('aliases', () => {
  test('a weak one of a person is exact or nothing, and never enough alone', () => {
    expect(first({ name: 'El Tuerto' })).toBeUndefined();
    expect(first({ name: 'El Tuerto', birthDate: '1965-07-29' })?.status).toBe('review');
    expect(first({ name: 'El Tuertu', birthDate: '1965-07-29' })).toBeUndefined();
  });

  test('letters of an organisation alert when they are the same', () => {
    expect(first({ name: 'MINFAR' })?.status).toBe('alert');
    expect(first({ name: 'MINFAN' })).toBeUndefined();
  });
});

describe('subjects', () => {
  test('parts of a form say what is a surname', () => {
    const parts = { givenNames: 'Alejandro', firstSurname: 'Castro', secondSurname: 'Espín' };
    expect(first({ parts })?.nameScore).toBeCloseTo(1, 9);
    expect(first({ parts: { ...parts, secondSurname: 'Ruz' } })).toBeUndefined();
  });

  test('a person is no organisation', () => {
    expect(first({ name: 'MINFAR', kind: 'person' })).toBeUndefined();
  });

  test('a script that cannot be read is said', () => {
    expect(screen(small, { name: '田中花子' }, defaultConfig)).toMatchObject({ hits: [], unreadable: 'han' });
  });

  test.each([
    '',
    '   ',
    ',',
    '-',
    '\0',
    '🙂',
    'a'.repeat(5000),
    'de la '.repeat(400),
    '((((',
    '\u202e',
    '%s',
    'x,'.repeat(300),
  ])('hostile input %#', (name) => {
    expect(screen(small, { name }, defaultConfig).hits).toEqual([]);
  });
});

describe('the shipped lists', () => {
  let index: NameIndex;
  beforeAll(() => {
    const directory = fileURLToPath(new URL('../../../../data/sanctions/', import.meta.url));
    index = buildIndex(readShippedLists(directory).flatMap(({ entries }) => entries));
  });

  test('the index finds what comparing every name finds', () => {
    const some = buildIndex(index.entries.filter(({ kind }, place) => kind === 'person' && place % 8 === 0));
    const names = [
      'Rogelioguerra Ramirez',
      'Jose Luis Rodriguez Hernandez',
      'Vladimr Putin',
      'abd alrahman yasin',
      'J Ramon Garcia',
      'M. E. Perez',
      'Mohamad Abdurahman al Qasim',
      'mohamed ali',
      'Владимир Путин',
      // Listed ones with a slip each.
      ...some.entries
        .filter((_, place) => place % 100 === 0)
        .map((listed) => (listed.names[0]?.name ?? '').replace(/(?<=\w{3})\w/, 'q')),
    ];
    let count = 0;
    const missed = names.flatMap((name) => {
      const found = new Set(
        screen(some, { name, kind: 'person' }, defaultConfig).hits.map((hit) => hit.entry),
      );
      const scanned = scan(some, name);
      count += scanned.length;
      return scanned.flatMap((listed) => (found.has(listed) ? [] : [`${name} = ${listed.names[0]?.name}`]));
    });
    expect(missed).toEqual([]);
    expect(count).toBeGreaterThan(10);
  });

  test('the same question has the same answer', () => {
    const ask = (): unknown => screen(index, { name: 'Alejandro Castro', birthDate: '1970' }, defaultConfig);
    const once = ask();
    screen(index, { name: 'Juan de la Cruz' }, defaultConfig);
    expect(ask()).toEqual(once);
  });

  test.each([
    ['GAESA', 'GRUPO DE ADMINISTRACION EMPRESARIAL S.A.'],
    ['Gran Hotel Manzana Kempinski', 'Gran Hotel Manzana Kempinski'],
    ['Amistur', 'AMISTUR CUBA SA'],
    ['Lis Cuesta Peraza', 'CUESTA PERAZA, Lis'],
  ])('%s is held', (name, listed) => {
    const hits = screen(index, { name }, defaultConfig).hits.filter(({ score }) => score >= 0.8);
    const names = hits.flatMap((hit) => hit.entry.names.map((one) => plain(one.name)));
    expect(names).toContain(plain(listed));
  });
});

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[^a-z ]/gi, '')
    .toLowerCase();
}

function scan(index: NameIndex, name: string): ListEntry[] {
  const found = new Set<ListEntry>();
  for (const { prepared } of prepareSubject({ name, kind: 'person' }).names) {
    for (let id = 0; id < index.names.count; id += 1) {
      const listed = index.entries[index.names.entryOf[id] ?? 0];
      if (index.names.isPerson[id] !== 1 || !listed) continue;
      if (scoreNames(prepared, nameAt(index, id), defaultConfig.weights).score >= 0.8) found.add(listed);
    }
  }
  return [...found];
}
