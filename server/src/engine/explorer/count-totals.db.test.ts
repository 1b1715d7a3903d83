import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { countLimit, defineExplorer, sumLimit } from '#domain/kernel/explorer.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { testApp } from '#server/platform/http/test-app.ts';
import { countTotals } from './count-totals.queries.ts';
import type { ExplorerSource } from './source.ts';

/** One row more than there are sums of; each weighs three. */
const many: ExplorerSource = {
  explorer: defineExplorer()({
    name: 'many',
    path: '/api/many',
    access: { who: 'session' },
    row: z.object({ id: z.string() }),
    defaultSort: '-place',
    hasSearch: false,
    columns: { place: { kind: 'number' }, weight: { kind: 'number' } },
  }),
  from: () => sql`(select n as id, 3 as weight from generate_series(1, ${sumLimit + 1}::int) n) t`,
  visible: () => sql`true`,
  id: sql`t.id`,
  columns: { place: sql`t.id`, weight: sql`t.weight` },
  sums: ['weight'],
};

const { services } = await testApp([]);
const count = async (source: ExplorerSource, filter: string[]) =>
  await countTotals(source, { services } as OfficeContext, { q: '', filter });

it('sums as many rows as it promises', async () => {
  const sums = { weight: String(3 * sumLimit) };
  expect(await count(many, [`place:to:${sumLimit}`])).toEqual({ count: countLimit, isCapped: true, sums });
});

it('sums nothing of one row more, and does not sum a part of them either', async () => {
  expect(await count(many, [])).toEqual({ count: countLimit, isCapped: true, sums: null });
});

it('counts no further than it says where there is nothing to sum', async () => {
  const { sums: _, ...uncounted } = many;
  expect(await count(uncounted, [])).toEqual({ count: countLimit, isCapped: true, sums: {} });
  expect(await count(uncounted, ['place:to:7'])).toEqual({ count: 7, isCapped: false, sums: {} });
});
