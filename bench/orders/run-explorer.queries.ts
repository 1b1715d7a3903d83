import { sql } from 'kysely';
import type { PageQuery } from '#domain/kernel/explorer.endpoints.ts';
import { readDemoHouse } from '#server/demo/demo-house.queries.ts';
import { countTotals } from '#server/engine/explorer/count-totals.queries.ts';
import { listPage } from '#server/engine/explorer/list-page.queries.ts';
import { readSort, writeCursor } from '#server/engine/explorer/sort.queries.ts';
import type { Config } from '#server/platform/config.ts';
import { startEmbedded } from '#server/platform/db/embedded.ts';
import { openDatabase, openPool } from '#server/platform/db/pool.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Services } from '#server/platform/services.ts';
import { transfersSource } from '#server/services/money-transfer/transfers-source.queries.ts';
import { explain } from '../http/explain-page.queries.ts';
import type { ExplorerProbe } from './explorer-probes.ts';
import { explorerProbes } from './explorer-probes.ts';
import { orderInTheMiddle, sampleOrders } from './sample-orders.queries.ts';

export interface ExplorerRun {
  readonly name: string;
  readonly isTotals: boolean;
  readonly times: readonly number[];
  readonly plan: string;
}

const ROUNDS = 40;
const logins = { HIA: 'sale', GHO: 'admin', HAB: 'provider-admin' } as const;

/** Each request as the handler does it, one after the other, and how PostgreSQL went about it. */
export async function runExplorer(
  config: Config,
  { count, fill }: { count: number; fill: (missing: number) => Promise<void> },
): Promise<ExplorerRun[]> {
  const missing = count - (await countOrders(config));
  if (missing > 0) await fill(missing);
  return await withDatabase(config, async (services, url) => {
    const house = await readDemoHouse(services);
    const sample = await sampleOrders(services.db);
    const runs: ExplorerRun[] = [];
    const wanted = process.env['BENCH_ONLY'] ?? '';
    for (const probe of explorerProbes(sample).filter(({ name }) => name.includes(wanted))) {
      const at = services.clock();
      const context = house.as(logins[probe.office], probe.office, { at, key: 'bench' });
      const query = await queryOf(services, probe, context);
      const ask = async (there: OfficeContext): Promise<unknown> =>
        probe.isTotals === true
          ? await countTotals(transfersSource, there, query)
          : await listPage(transfersSource, there, query);
      const times = await time(async () => await ask(context));
      const plans = await explain(
        url,
        async (db) => await ask({ ...context, services: { ...services, db } }),
      );
      runs.push({ name: probe.name, isTotals: probe.isTotals === true, times, plan: plans.join('\n') });
    }
    return runs;
  });
}

async function queryOf(services: Services, probe: ExplorerProbe, context: OfficeContext): Promise<PageQuery> {
  const page = {
    q: probe.q ?? '',
    filter: [...(probe.filter ?? [])],
    sort: probe.sort ?? '',
    after: '',
    before: '',
    limit: 50,
  };
  if (probe.isDeep !== true) return page;
  const { at, id } = await orderInTheMiddle(services.db, probe.office === 'GHO' ? null : context.office.id);
  const sort = readSort(transfersSource, transfersSource.explorer.defaultSort);
  return { ...page, after: writeCursor({ __key0: at, __key1: id }, sort) ?? '' };
}

async function time(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const deadline = performance.now() + 20_000;
  for (let round = -3; round < ROUNDS && performance.now() < deadline; round += 1) {
    const started = performance.now();
    await work();
    if (round >= 0) times.push(performance.now() - started);
  }
  return times;
}

async function countOrders(config: Config): Promise<number> {
  return await withDatabase(config, async ({ db }) => {
    const { rows } = await sql<{ count: string }>`select count(*)::text as count from orders`
      .execute(db)
      .catch(() => ({ rows: [{ count: '0' }] }));
    return Number(rows[0]?.count ?? 0);
  });
}

async function withDatabase<T>(
  config: Config,
  work: (services: Services, url: string) => Promise<T>,
): Promise<T> {
  const database = await startEmbedded({ dataDir: config.dataDir });
  const db = openDatabase(openPool(database.appUrl, { max: 2, statementTimeoutMs: 120_000 }));
  try {
    return await work({ db, config, clock: () => new Date() } as Services, database.appUrl);
  } finally {
    await db.destroy();
    await database.stop();
  }
}
