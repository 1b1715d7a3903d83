import { readFileSync, readdirSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

import { readProhibitedAccommodations, readRestrictedList } from './cuba-entries.ts';
import { identityHash } from './identity-hash.ts';
import { diffRows } from './list-diff.ts';
import type { ListEntry } from './list-entry.ts';
import { guardVersion } from './list-guards.ts';
import { readListText } from './list-text.ts';
import { joinOfacFiles } from './ofac-entries.ts';
import { readAddRows, readAltRows, readCommentRows, readSdnRows } from './ofac-rows.ts';
import { readBirth } from './read-birth.ts';
import { readCsv } from './read-csv.ts';
import { readRemarks } from './read-remarks.ts';
import { readSdnVersion } from './read-sdn-version.ts';

const data = new URL('../../../../data/sanctions/', import.meta.url);

function text(file: string): string {
  const read = readListText(readFileSync(new URL(file, data)));
  if (typeof read !== 'string') throw new Error(read.fault);
  return read;
}

const bytes = (value: string): Uint8Array => new TextEncoder().encode(value);
const row = (id: number, name: string): string =>
  `${id},"${name}","individual","CUBA",${'-0- ,'.repeat(7)}"DOB 1950."`;

describe('the real files', () => {
  test.each([
    ['sdn_2024-05-03.csv', readSdnRows, 14_965],
    ['sdn_2026_excerpt_cuba_eo14404.csv', readSdnRows, 22],
    ['alt_2024-09.csv', readAltRows, 18_939],
    ['add_2025-02.csv', readAddRows, 22_641],
    ['sdn_comments_2025-02.csv', readCommentRows, 21],
    ['cons_prim.csv', readSdnRows, 442],
    ['cons_alt.csv', readAltRows, 1073],
    ['cons_add.csv', readAddRows, 574],
    ['cons_comments.csv', readCommentRows, 10],
  ])('%s is read whole', (file, read, rows) => {
    const found = read(text(file));
    expect(found.problems).toEqual([]);
    expect(found.rows).toHaveLength(rows);
  });

  test('the lists of the State Department', () => {
    const restricted = readRestrictedList(text('cuba_restricted_list_2025-02-06.csv'));
    const rooms = readProhibitedAccommodations(text('cuba_prohibited_accommodations.csv'));
    expect([restricted.problems, rooms.problems]).toEqual([[], []]);
    expect([restricted.entries.length, rooms.entries.length]).toEqual([239, 429]);
    expect(
      restricted.entries.find(({ names }) => names[0]?.name.startsWith('Grupo de Administración'))?.names,
    ).toEqual([
      { name: 'Grupo de Administración Empresarial S.A.', use: 'primary' },
      { name: 'GAESA', use: 'acronym' },
    ]);
    expect(rooms.entries.flatMap(({ names }) => names.map(({ name }) => name))).toContain(
      'Fiesta Club Adults Only',
    );
  });

  test('files of one list make one entry, whatever they lack is counted', () => {
    const { entries, orphans } = joinOfacFiles('OFAC_SDN', {
      sdn: readSdnRows(text('sdn_2024-05-03.csv')).rows,
      alt: readAltRows(text('alt_2024-09.csv')).rows,
      comments: readCommentRows(text('sdn_comments_2025-02.csv')).rows,
    });
    expect(orphans.alt).toBe(906);
    const bnc = entries.find(({ id }) => id === '306');
    expect(bnc?.names).toEqual([
      { name: 'BANCO NACIONAL DE CUBA', use: 'primary' },
      { name: 'NATIONAL BANK OF CUBA', use: 'aka' },
      { name: 'BNC', use: 'weak' },
    ]);
    expect(entries.filter(({ births }) => births.length > 0).length).toBeGreaterThan(6500);
  });
});

describe('remarks', () => {
  test('what identifies a person is found', () => {
    const found = readRemarks(
      "DOB 26 Feb 1944; alt. DOB circa 1945; POB Jovellanos, Cuba; nationality Cuba; Gender Female; Passport C123456 (Cuba) expires 12 Mar 2020; Cedula No. 12.345.678 (Colombia); C.U.R.P. AAAA800101HDFXXX01 (Mexico); a.k.a. 'EL TUERTO'; Linked To: HAMAS; Phone Number 5352000000.",
    );
    expect(found).toEqual({
      births: [
        { year: 1944, month: 2, day: 26 },
        { year: 1945, isCirca: true },
      ],
      birthPlaces: ['Jovellanos, Cuba'],
      nationalities: ['Cuba'],
      sexes: ['F'],
      ids: [
        { kind: 'Passport', number: 'C123456', country: 'Cuba' },
        { kind: 'Cedula No.', number: '12.345.678', country: 'Colombia' },
        { kind: 'C.U.R.P.', number: 'AAAA800101HDFXXX01', country: 'Mexico' },
      ],
      weakNames: [{ name: 'EL TUERTO', use: 'weak' }],
      linkedTo: ['HAMAS'],
    });
  });

  test.each([
    ['1944', { year: 1944 }],
    ['Feb 1944', { year: 1944, month: 2 }],
    ['1961 to 1963', { year: 1961, yearTo: 1963 }],
    ['circa 1951', { year: 1951, isCirca: true }],
    ['01 Jan 1961 to 31 Dec 1963', { year: 1961, yearTo: 1963 }],
    ['unknown', undefined],
    ['32 Foo 1944', undefined],
  ])('born %s', (typed, birth) => expect(readBirth(typed)).toEqual(birth));
});

describe('malformed and hostile files', () => {
  test('a quote without an end costs its own line', () => {
    const found = readSdnRows([row(1, 'A, B'), '2,"C, D,"individual', row(3, 'E, F')].join('\r\n'));
    expect(found.rows.map(({ id }) => id)).toEqual(['1', '3']);
    expect(found.problems).toHaveLength(1);
  });

  test('quotes inside a name, doubled or not', () => {
    expect(readCsv('1,"A ""B"" C",x\n2,"A "B" C",y').rows.map(({ cells }) => cells[1])).toEqual([
      'A "B" C',
      'A "B" C',
    ]);
  });

  test('rows without a number, a name or a column, and numbers twice, are told', () => {
    const lines = [row(1, 'A, B'), row(1, 'C, D'), 'x,y', row(2, ''), `__proto__${row(3, 'E, F').slice(1)}`];
    expect(
      readSdnRows(lines.join('\n'))
        .problems.map(({ problem }) => problem)
        .sort(),
    ).toEqual(['columns', 'duplicate', 'id', 'name']);
  });

  test.each([
    ['nothing', new Uint8Array(), 'empty'],
    ['blanks and an end mark', bytes(' \r\n\u001a'), 'empty'],
    ['a web page', bytes('<!DOCTYPE html><html>'), 'web-page'],
    ['binary', Uint8Array.from({ length: 4000 }, (_, i) => i % 8), 'not-text'],
    ['broken gzip', Uint8Array.from([0x1f, 0x8b, 8, 0, 1, 2, 3]), 'not-text'],
  ])('%s is refused', (_, file, fault) => expect(readListText(file)).toEqual({ fault }));

  test('old encodings and marks of order are read', () => {
    expect(readListText(Uint8Array.from([0x50, 0x45, 0xd1, 0x41]))).toBe('PEÑA');
    expect(readListText(Uint8Array.from([0xff, 0xfe, 0x50, 0x00, 0xd1, 0x00]))).toBe('PÑ');
  });
});

describe('versions', () => {
  const files = readdirSync(new URL('history/', data)).sort();
  const versionOf = (file: string): Buffer => gunzipSync(readFileSync(new URL(`history/${file}`, data)));
  const [older = '', newer = ''] = files;

  test('nine real ones are taken one after the other', () => {
    let active: { rows: number; hasEndMark: boolean } | undefined;
    for (const file of files) {
      const version = readSdnVersion(versionOf(file), { active: active as never });
      if ('fault' in version) throw new Error(`${file}: ${version.fault}`);
      active = version;
    }
    expect(files).toHaveLength(9);
    expect(active?.rows).toBe(13_881);
  });

  test('a step between two says what was added, removed and changed', () => {
    const [before, after] = [older, newer].map((file) => readSdnVersion(versionOf(file)));
    if (!before || !after || 'fault' in before || 'fault' in after) throw new Error('a version was refused');
    const changes = diffRows(before.list, after.list);
    const count = (op: string): number => changes.filter((change) => change.op === op).length;
    expect([count('add'), count('del'), count('mod')]).toEqual([930, 22, 44]);
    expect(diffRows(after.list, before.list)).toHaveLength(changes.length);
    expect(diffRows(after.list, after.list)).toEqual([]);
    const change = changes.find(({ op }) => op === 'mod');
    expect(change).toMatchObject({
      fields: expect.any(Array),
      before: expect.any(Object),
      after: expect.any(Object),
    });
  });

  test('damaged ones are refused', () => {
    const whole = versionOf(newer);
    const active = readSdnVersion(versionOf(older));
    if ('fault' in active) throw new Error(active.fault);
    const faultOf = (file: Uint8Array): string | undefined => {
      const version = readSdnVersion(file, { active });
      return 'fault' in version ? version.fault : undefined;
    };
    expect(faultOf(whole)).toBeUndefined();
    expect(faultOf(new Uint8Array())).toBe('empty');
    expect(faultOf(whole.subarray(0, whole.length - 700))).toBe('cut-off');
    expect(faultOf(whole.subarray(0, whole.length / 2))).toBe('cut-off');
    expect(faultOf(whole.subarray(0, whole.lastIndexOf(10, whole.length - 2000) + 1))).toBe('cut-off');
    expect(faultOf(bytes(`${row(1, 'A, B')}\r\n\u001a`))).toBe('shrunk');
  });

  test('limits', () => {
    const facts = { rows: 1000, problems: [], lastLine: 1000, hasEndMark: true };
    const limits = { minRows: 900, maxShrinkPct: 5, maxProblemPct: 0.1 };
    const active = { rows: 1052, hasEndMark: true };
    expect(guardVersion(facts, active, limits)).toBeUndefined();
    expect(guardVersion(facts, { ...active, rows: 1053 }, limits)).toBe('shrunk');
    expect(guardVersion({ ...facts, rows: 899 }, undefined, limits)).toBe('too-few-rows');
    const problems = [{ line: 3, problem: 'columns' as const }];
    expect(guardVersion({ ...facts, problems }, active, limits)).toBeUndefined();
    expect(guardVersion({ ...facts, problems: [...problems, ...problems] }, active, limits)).toBe(
      'malformed',
    );
  });
});

test('the hash of an entry follows what identifies it', () => {
  const [entry] = joinOfacFiles('OFAC_SDN', { sdn: readSdnRows(row(1, 'A, B')).rows, alt: [] }).entries as [
    ListEntry,
  ];
  const hash = identityHash(entry);
  expect(identityHash({ ...entry, programs: ['SDGT'], title: 'x', addresses: [{ city: 'Havana' }] })).toBe(
    hash,
  );
  const changes: Partial<ListEntry>[] = [
    { names: [...entry.names, { name: 'C, D', use: 'aka' }] },
    { births: [{ year: 1951 }] },
    { sexes: ['F'] },
    { nationalities: ['Cuba'] },
    { ids: [{ kind: 'Passport', number: '1' }] },
    { kind: 'organisation' },
  ];
  for (const change of changes) expect(identityHash({ ...entry, ...change })).not.toBe(hash);
});
