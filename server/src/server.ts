import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { allEndpoints } from '#domain/endpoints.ts';
import { ensureShippedLists } from './compliance/lists/ensure-shipped-lists.queries.ts';
import { warmIndex } from './compliance/screenings/index-of-basis.queries.ts';
import type { Config } from './platform/config.ts';
import { readConfig } from './platform/config.ts';
import { checkLogin } from './platform/db/check-login.queries.ts';
import { startEmbedded } from './platform/db/embedded.ts';
import { migrate } from './platform/db/migrate.ts';
import { openDatabase, openPool } from './platform/db/pool.ts';
import { APP_ROLE } from './platform/db/roles.ts';
import { startSimulator } from './engine/payments/simulator/simulator.ts';
import { openFileStore } from './platform/files/open-file-store.ts';
import { bindLive } from './platform/events/live.routes.ts';
import { bindApiDocs } from './platform/http/api-docs.routes.ts';
import { createApp, refuseUnknownApi } from './platform/http/app.ts';
import { bindHealth } from './platform/http/health.routes.ts';
import { assertFree, listenAt } from './platform/http/listen.ts';
import { serveWeb } from './platform/http/static.ts';
import { migrateJobs } from './platform/jobs/migrate-jobs.queries.ts';
import { startJobs } from './platform/jobs/run-jobs.ts';
import { createLog } from './platform/log.ts';
import { createSecretBox } from './platform/secret-box.ts';
import { readSecretKey } from './platform/secret-key.ts';
import type { Services } from './platform/services.ts';
import { mayReadOf } from './engine/explorer/may-read.queries.ts';
import { setUpInstallation } from './install/set-up-installation.queries.ts';
import { papers } from './papers.ts';
import { routes } from './routes.ts';
import { tasks } from './tasks.ts';

/** Where the build puts the web. */
const webRoot = join(import.meta.dirname, '../../dist/web');

export interface RunningServer {
  readonly address: string;
  readonly services: Services;
  stop(): Promise<void>;
}

/**
 * Puts the program together: config → database → services → routes → jobs. What was started is stopped
 * in the opposite order, also when a later step fails.
 */
export async function startServer(
  env: NodeJS.ProcessEnv,
  say: (line: string) => void,
): Promise<RunningServer> {
  const config = readConfig(env);
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (const end of stops.toReversed()) await end();
  };
  try {
    const database = await openData(config, say, stops);
    await assertFree(config);
    await migrate(database.migrateUrl, { log: say });
    await migrateJobs(database.migrateUrl);
    const pool = openPool(database.appUrl, { role: APP_ROLE, max: config.databasePool });
    const services = await createServices(config, openDatabase(pool));
    stops.push(() => services.db.destroy());
    await checkLogin(pool);
    await ensureShippedLists(services, say);
    const isDemo = await setUpInstallation(services, { isOwnDatabase: database.isOwn, say });
    const gateway = await playGateway(config, { isDemo, stops });
    const ready = { ...services, isDemo, config: { ...config, gateway } };
    const app = await createServer(ready, { url: database.appUrl, pool });
    stops.push(() => app.close());
    const jobs = await startJobs(ready, { url: database.appUrl, role: APP_ROLE, tasks });
    stops.push(() => jobs.stop());
    const address = await listenAt(app, config);
    void warmIndex(ready);
    return { address, services: ready, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openData(
  config: Config,
  say: (line: string) => void,
  stops: (() => Promise<unknown>)[],
): Promise<{ appUrl: string; migrateUrl: string; isOwn: boolean }> {
  if (config.database) return { ...config.database, isOwn: false };
  const { appUrl, migrateUrl, stop } = await startEmbedded({ dataDir: config.dataDir, log: say });
  stops.push(stop);
  return { appUrl, migrateUrl, isOwn: true };
}

/** No demo ever reaches a real gateway unless its address was given: it plays one beside itself. */
async function playGateway(
  { gateway, host }: Config,
  { isDemo, stops }: { isDemo: boolean; stops: (() => Promise<unknown>)[] },
): Promise<Config['gateway']> {
  if (!isDemo || gateway.isChosen) return gateway;
  const simulator = await startSimulator({ host });
  stops.push(() => simulator.stop());
  return { ...gateway, url: simulator.url, fieldsUrl: simulator.fieldsUrl };
}

async function createServices(config: Config, db: Services['db']): Promise<Services> {
  return {
    config,
    db,
    log: createLog({ level: config.logLevel }),
    clock: () => new Date(),
    secrets: createSecretBox([await readSecretKey(config)]),
    files: await openFileStore(config),
    isDemo: false,
  };
}

/** The server with every route, not yet listening. */
async function createServer(services: Services, data: { url: string; pool: Pool }): Promise<FastifyInstance> {
  const app = await createApp(services);
  bindHealth(app, services, { pool: data.pool });
  for (const bindArea of routes) bindArea(app, services);
  await bindLive(app, services, { url: data.url, mayRead: mayReadOf(papers) });
  bindApiDocs(app, services, allEndpoints);
  refuseUnknownApi(app);
  await serveWeb(app, webRoot, { cardFieldsUrl: services.config.gateway.fieldsUrl });
  return app;
}
