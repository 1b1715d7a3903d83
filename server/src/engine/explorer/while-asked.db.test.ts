import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { defineExplorer } from '#domain/kernel/explorer.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { testApp } from '#server/platform/http/test-app.ts';
import { explorerHandlers } from './explorer-handlers.ts';
import type { ExplorerSource } from './source.ts';

/** A list whose count waits for as many seconds as the search box says. */
const slow: ExplorerSource = {
  explorer: defineExplorer()({
    name: 'slow',
    path: '/api/slow',
    access: { who: 'session' },
    row: z.object({ id: z.string() }),
    defaultSort: '-word',
    hasSearch: true,
    columns: { word: { kind: 'text' } },
  }),
  from: () => sql`(select 1 as id, 'slow list' as word) t`,
  visible: () => sql`true`,
  id: sql`t.id`,
  columns: { word: sql`t.word` },
  search: (pattern) => sql`pg_sleep(replace(${pattern}, '%', '')::int) is not null`,
};
const { totals } = explorerHandlers({ source: slow, toRow: (raw) => raw, labels: {} as never });

const test = await testApp([
  (app, services) =>
    app.get('/slow/:seconds', async (request: FastifyRequest<{ Params: { seconds: string } }>) => {
      const query = { q: request.params.seconds, filter: [] };
      return await totals({ services, now: test.clock.now } as OfficeContext, { query, request });
    }),
]);
const address = await test.app.listen({ port: 0, host: '127.0.0.1' });

async function running(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and state = 'active' and query like '%slow list%' and pid <> pg_backend_pid()
  `.execute(test.database.app);
  return rows[0]?.count ?? 0;
}

async function until(count: number): Promise<void> {
  while ((await running()) !== count) await sleep(20);
}

it('totals that nobody waits for any more end in the database', async () => {
  const leaving = new AbortController();
  const asked = fetch(`${address}/slow/60`, { signal: leaving.signal }).catch((error: Error) => error.name);
  await until(1);
  leaving.abort();
  expect(await asked).toBe('AbortError');
  await until(0);
});

it('connections whose statement was cancelled serve the next one, and who stays is answered', async () => {
  for (let round = 0; round < 12; round += 1) {
    const leaving = new AbortController();
    const asked = fetch(`${address}/slow/60`, { signal: leaving.signal }).catch(() => undefined);
    await until(1);
    leaving.abort();
    await asked;
    const answer = await fetch(`${address}/slow/0`);
    expect([answer.status, await answer.json()]).toEqual([200, { count: 1, isCapped: false, sums: {} }]);
  }
  await until(0);
});
