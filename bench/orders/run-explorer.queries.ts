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
  /** Milliseconds of each round, of the few orders and of the many. */
  readonly times: readonly { readonly few: number; readonly many: number }[];
  /** Among the many. */
  readonly plan: string;
}

interface Asked {
  readonly probe: ExplorerProbe;
  ask(): Promise<unknown>;
  plan(): Promise<string>;
}

const ROUNDS = 40;
const logins = { HIA: 'sale', GHO: 'admin', HAB: 'provider-admin' } as const;

/**
 * Each request as the handler does it, and how PostgreSQL went about it: of the few and of the many turn by turn, so that
 * what else the machine does meets both.
 */
export async function runExplorer(few: Config, many: Config): Promise<ExplorerRun[]> {
  return await withDatabase(few, async (fewServices, fewUrl) =>
    withDatabase(many, async (manyServices, manyUrl) => {
      const mine = await requestsOf(fewServices, fewUrl);
      const theirs = await requestsOf(manyServices, manyUrl);
      const runs: ExplorerRun[] = [];
      for (const [at, large] of theirs.entries()) {
        const { name, isTotals = false } = large.probe;
        const times = await time(mine[at]?.ask ?? large.ask, large.ask);
        runs.push({ name, isTotals, times, plan: await large.plan() });
      }
      return runs;
    }),
  );
}

/** The requests of one database, with words and cursors from its own orders. */
async function requestsOf(services: Services, url: string): Promise<Asked[]> {
  const house = await readDemoHouse(services);
  const wanted = process.env['BENCH_ONLY'] ?? '';
  const probes = explorerProbes(await sampleOrders(services.db)).filter(({ name }) => name.includes(wanted));
  const requests: Asked[] = [];
  for (const probe of probes) {
    const context = house.as(logins[probe.office], probe.office, { at: services.clock(), key: 'bench' });
    const query = await queryOf(services, probe, context);
    const ask = async (there: OfficeContext): Promise<unknown> =>
      probe.isTotals === true
        ? await countTotals(transfersSource, there, query)
        : await listPage(transfersSource, there, query);
    requests.push({
      probe,
      ask: async () => await ask(context),
      plan: async () =>
        (await explain(url, async (db) => await ask({ ...context, services: { ...services, db } }))).join(
          '\n',
        ),
    });
  }
  return requests;
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

async function time(
  few: () => Promise<unknown>,
  many: () => Promise<unknown>,
): Promise<{ few: number; many: number }[]> {
  const times: { few: number; many: number }[] = [];
  const deadline = performance.now() + 30_000;
  for (let round = -3; round < ROUNDS && performance.now() < deadline; round += 1) {
    const one = { few: await took(few), many: await took(many) };
    if (round >= 0) times.push(one);
  }
  return times;
}

async function took(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** How many orders there are; none where there is no database yet. */
export async function countOrders(config: Config): Promise<number> {
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
