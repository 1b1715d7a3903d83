import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { countLimit, defineExplorer } from '#domain/kernel/explorer.ts';
import { formatFilter } from '#domain/kernel/filter.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { testApp } from '#server/platform/http/test-app.ts';
import { countTotals } from './count-totals.queries.ts';
import { listPage } from './list-page.queries.ts';
import type { ExplorerSource } from './source.ts';

const words = ['', 'Ana', 'ana', 'Ángel', 'Peña', 'pena', 'Zoë', 'a_b', '50%', null] as const;
const kinds = ['Red', 'Green', 'Blue'] as const;

interface Thing {
  id: string;
  word: string | null;
  kind: string;
  amount: number | null;
  at: Date | null;
  flag: boolean;
  tags: string[];
}

/** Many equal values, so that ties and nulls meet every sort. */
const things: Thing[] = Array.from({ length: 240 }, (_, index) => ({
  id: String(index + 1),
  word: words[(index * 7) % words.length] ?? null,
  kind: kinds[(index * 5) % 3] ?? 'Red',
  amount: index % 9 === 4 ? null : ((index * 13) % 11) - 5,
  at: index % 10 === 3 ? null : new Date(Date.UTC(2026, 10, 1 + ((index * 3) % 20), (index * 5) % 24)),
  flag: index % 3 === 0,
  tags: kinds.filter((_kind, at) => ((index >> at) & 1) === 1),
}));

const test = await testApp([]);
const { owner } = test.database;
await sql`create table things (id bigint primary key, word text, kind text not null, amount numeric, at timestamptz,
  flag boolean not null, tags text[] not null)`.execute(owner);
for (const thing of things) {
  await sql`insert into things values (${thing.id}, ${thing.word}, ${thing.kind}, ${thing.amount}, ${thing.at},
    ${thing.flag}, ${thing.tags}::text[])`.execute(owner);
}
await sql`grant select on things to giro_app`.execute(owner);

const source: ExplorerSource = {
  explorer: defineExplorer()({
    name: 'things',
    path: '/api/things',
    access: { who: 'session' },
    row: z.object({ id: z.string() }),
    defaultSort: '-at',
    hasSearch: true,
    columns: {
      word: { kind: 'text' },
      kind: { kind: 'enum', values: kinds },
      amount: { kind: 'number' },
      at: { kind: 'instant' },
      flag: { kind: 'boolean' },
      tags: { kind: 'enum', values: kinds, isList: true },
      fixed: { kind: 'text', sortable: false, filterable: false },
    },
  }),
  from: () => sql`things t`,
  visible: () => sql`true`,
  id: sql`t.id`,
  columns: {
    word: sql`t.word`,
    kind: sql`t.kind`,
    amount: sql`t.amount`,
    at: sql`t.at`,
    flag: sql`t.flag`,
    tags: sql`t.tags`,
    fixed: sql`'x'`,
  },
  search: (pattern) => sql`fold(coalesce(t.word, '')) like ${pattern}`,
  sums: ['amount'],
};

const context = {
  services: test.services,
  now: new Date('2026-11-20T15:00:00Z'),
  office: { timeZone: 'America/New_York' },
} as OfficeContext;

const base = { q: '', filter: [] as string[], sort: '', after: '', before: '', limit: 50 };
type Query = typeof base;

function fold(text: string | null): string {
  return (text ?? '').normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The plain model: what a column compares by, nothing being the smallest. */
const keys: Readonly<Record<string, (thing: Thing) => string | number | boolean>> = {
  word: (thing) => fold(thing.word),
  kind: (thing) => thing.kind,
  amount: (thing) => thing.amount ?? Number.NEGATIVE_INFINITY,
  at: (thing) => thing.at?.getTime() ?? Number.NEGATIVE_INFINITY,
  flag: (thing) => thing.flag,
  tags: (thing) => thing.tags.join(' '),
};

interface Sort {
  name: string;
  isDescending: boolean;
}

function sorted(list: readonly Thing[], sorts: readonly Sort[]): string[] {
  const all = sorts.map((sort) => ({ ...sort, key: keys[sort.name] }));
  const idDescending = sorts[0]?.isDescending ?? true;
  return list
    .toSorted((left, right) => {
      for (const { key, isDescending } of all) {
        const [one, other] = [key?.(left) ?? '', key?.(right) ?? ''];
        if (one !== other) return one < other === isDescending ? 1 : -1;
      }
      return (Number(left.id) - Number(right.id)) * (idDescending ? -1 : 1);
    })
    .map((thing) => thing.id);
}

interface Narrow {
  text: string;
  holds: (thing: Thing) => boolean;
}

const narrows: readonly Narrow[] = [
  { text: 'kind:in:Red|Blue', holds: (thing) => thing.kind !== 'Green' },
  { text: 'kind:notIn:Red', holds: (thing) => thing.kind !== 'Red' },
  { text: 'word:contains:an', holds: (thing) => fold(thing.word).includes('an') },
  { text: 'word:is:PEÑA', holds: (thing) => fold(thing.word) === 'pena' },
  { text: 'word:starts:a', holds: (thing) => fold(thing.word).startsWith('a') },
  { text: 'word:empty:', holds: (thing) => (thing.word ?? '') === '' },
  { text: 'amount:between:-2|3', holds: ({ amount }) => amount !== null && amount >= -2 && amount <= 3 },
  { text: 'amount:from:2', holds: ({ amount }) => amount !== null && amount >= 2 },
  { text: 'amount:empty:', holds: ({ amount }) => amount === null },
  { text: 'at:notEmpty:', holds: ({ at }) => at !== null },
  { text: 'flag:is:true', holds: ({ flag }) => flag },
  { text: 'tags:in:Red|Green', holds: ({ tags }) => tags.includes('Red') || tags.includes('Green') },
  { text: 'tags:notIn:Blue', holds: ({ tags }) => !tags.includes('Blue') },
  { text: 'tags:empty:', holds: ({ tags }) => tags.length === 0 },
];

const anySort = fc.uniqueArray(
  fc.record({ name: fc.constantFrom(...Object.keys(keys)), isDescending: fc.boolean() }),
  { minLength: 1, maxLength: 3, selector: (sort) => sort.name },
);
const anyNarrow = fc.uniqueArray(fc.constantFrom(...narrows), { maxLength: 2 });

function queryOf(sorts: readonly Sort[], chosen: readonly Narrow[], limit: number): Query {
  const sort = sorts.map(({ name, isDescending }) => (isDescending ? `-${name}` : name)).join(',');
  return { ...base, sort, filter: chosen.map((one) => encoded(one.text)), limit };
}

function encoded(text: string): string {
  const [column = '', operator = '', values = ''] = text.split(':');
  return formatFilter({ column, operator: operator as 'in', values: values === '' ? [] : values.split('|') });
}

async function walkForward(query: Query): Promise<string[]> {
  const ids: string[] = [];
  let after: string | null = '';
  // A broken cursor could lead round in circles.
  while (after !== null && ids.length <= things.length) {
    const page = await listPage(source, context, { ...query, after });
    ids.push(...page.rows.map((row) => row.id));
    after = page.next;
  }
  return ids;
}

async function walkBackward(query: Query): Promise<string[]> {
  let page = await listPage(source, context, { ...query, limit: 200 });
  while (page.next !== null)
    page = await listPage(source, context, { ...query, limit: 200, after: page.next });
  const pages = [page.rows];
  while (page.previous !== null && pages.length <= things.length) {
    page = await listPage(source, context, { ...query, before: page.previous });
    pages.unshift(page.rows);
  }
  return pages.flat().map((row) => row.id);
}

it('walks any sort and filter page by page as a plain sort would list it, forwards and backwards', async () => {
  await fc.assert(
    fc.asyncProperty(anySort, anyNarrow, fc.integer({ min: 7, max: 90 }), async (sorts, chosen, limit) => {
      const expected = sorted(
        things.filter((thing) => chosen.every((one) => one.holds(thing))),
        sorts,
      );
      const query = queryOf(sorts, chosen, limit);
      expect(await walkForward(query)).toEqual(expected);
      expect(await walkBackward(query)).toEqual(expected);
    }),
    { numRuns: 120 },
  );
});

it('says how many there are and their sum over the whole filter', async () => {
  await fc.assert(
    fc.asyncProperty(anyNarrow, async (chosen) => {
      const found = things.filter((thing) => chosen.every((one) => one.holds(thing)));
      const sum = found.reduce((total, thing) => total + (thing.amount ?? 0), 0);
      const totals = await countTotals(source, context, {
        q: '',
        filter: chosen.map((one) => encoded(one.text)),
      });
      expect(totals).toEqual({
        count: found.length,
        isCapped: found.length > countLimit,
        sums: { amount: String(sum) },
      });
    }),
    { numRuns: 40 },
  );
});

it('neither skips nor repeats a row when others come and go between the pages', async () => {
  const query = { ...base, sort: '-amount', limit: 20 };
  const first = await listPage(source, context, query);
  const last = first.rows.at(-1);
  await sql`insert into things values (9001, 'new', 'Red', 99, null, true, '{}')`.execute(owner);
  await sql`update things set amount = 98 where id = ${last?.id}`.execute(owner);
  const second = await listPage(source, context, { ...query, after: first.next ?? '' });
  const expected = sorted(things, [{ name: 'amount', isDescending: true }]).slice(20, 40);
  expect(second.rows.map((row) => row.id)).toEqual(expected);
  await sql`delete from things where id = 9001`.execute(owner);
  await sql`update things set amount = ${things.find((thing) => thing.id === last?.id)?.amount} where id = ${last?.id}`.execute(
    owner,
  );
});

it('finds every word of the search box, without accents and with signs as themselves', async () => {
  const search = async (q: string) => {
    const { rows } = await listPage(source, context, { ...base, q, limit: 200 });
    return new Set(rows.map((row) => row['word']));
  };
  expect(await search('PENA')).toEqual(new Set(['Peña', 'pena']));
  expect(await search('a_')).toEqual(new Set(['a_b']));
  expect(await search('%')).toEqual(new Set(['50%']));
  expect(await search('an na')).toEqual(new Set(['Ana', 'ana']));
});

it('counts days as the office does', async () => {
  const day = { ...base, filter: ['at:on:2026-11-04'], limit: 200 };
  const { rows } = await listPage(source, context, day);
  const [first, end] = [Date.parse('2026-11-04T05:00:00Z'), Date.parse('2026-11-05T05:00:00Z')];
  const expected = things.filter(({ at }) => at !== null && at.getTime() >= first && at.getTime() < end);
  expect(rows.map((row) => row.id).toSorted()).toEqual(expected.map((thing) => thing.id).toSorted());
  expect(expected.length).toBeGreaterThan(0);
});

it.each([
  ['a column that does not exist', { sort: 'nothing' }, 'unknown-column'],
  ['a name every object has', { sort: 'constructor' }, 'unknown-column'],
  ['a column that cannot be sorted', { sort: '-fixed' }, 'unknown-column'],
  ['a filter on a column that cannot be filtered', { filter: ['fixed:is:x'] }, 'wrong-filter'],
  ['an operator of another kind', { filter: ['flag:contains:x'] }, 'wrong-filter'],
  ['a day that the calendar does not have', { filter: ['at:from:2026-02-30'] }, 'wrong-filter'],
  ['a value that is no number', { filter: ['amount:from:x'] }, 'wrong-filter'],
])('refuses %s', async (_, values, code) => {
  await expect(listPage(source, context, { ...base, ...values })).rejects.toMatchObject({ code });
});

it('takes moments to the minute, the last minute of a range as a whole (seed §7)', async () => {
  const idsOf = async (filter: string) =>
    new Set(await walkForward({ ...base, filter: [filter.replaceAll(' ', '%20')], limit: 200 }));
  const expected = (from: string, end: string) =>
    new Set(
      things
        .filter(({ at }) => at !== null && at >= new Date(from) && at < new Date(end))
        .map(({ id }) => id),
    );
  const found = await idsOf('at:between:2026-11-03 05%3A00 AM|2026-11-05 07%3A00 pm');
  expect(found).toEqual(expected('2026-11-03T10:00:00Z', '2026-11-06T00:01:00Z'));
  expect(found.size).toBeGreaterThan(0);
  expect(await idsOf('at:to:2026-11-05 06%3A59 pm')).toEqual(
    expected('2026-01-01T00:00:00Z', '2026-11-06T00:00:00Z'),
  );
});

it('takes a cursor of another sort, or none at all, for the first page', async () => {
  const { next } = await listPage(source, context, { ...base, sort: 'word' });
  const first = await listPage(source, context, { ...base, sort: '-at' });
  for (const after of [next ?? '', 'garbage', Buffer.from('[1,2]').toString('base64url')]) {
    const page = await listPage(source, context, { ...base, sort: '-at', after });
    expect(page.rows).toEqual(first.rows);
    expect(page.previous).toBeNull();
  }
});
