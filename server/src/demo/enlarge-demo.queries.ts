import { sql } from 'kysely';
import { checkInvariants } from '#server/engine/ledger/invariants.queries.ts';
import { startSimulator } from '#server/engine/payments/simulator/simulator.ts';
import type { Config } from '#server/platform/config.ts';
import { startEmbedded } from '#server/platform/db/embedded.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { openDatabase, openPool } from '#server/platform/db/pool.ts';
import { APP_ROLE } from '#server/platform/db/roles.ts';
import { openFileStore } from '#server/platform/files/open-file-store.ts';
import { migrateJobs } from '#server/platform/jobs/migrate-jobs.queries.ts';
import { createLog } from '#server/platform/log.ts';
import { createSecretBox } from '#server/platform/secret-box.ts';
import { readSecretKey } from '#server/platform/secret-key.ts';
import type { Services } from '#server/platform/services.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { fillWhole } from './fill-demo.queries.ts';
import { fillLarge } from './fill-large.queries.ts';
import { loadDemo } from './load-demo.queries.ts';

interface Wish {
  readonly orders: number;
  readonly say: (line: string) => void;
}

/** Loads the demo into an empty database, or takes the one that is there, and makes it large; answers whether the books hold. */
export async function enlargeDemo(config: Config, { orders, say }: Wish): Promise<boolean> {
  const embedded = config.database ? undefined : await startEmbedded({ dataDir: config.dataDir, log: say });
  const urls = config.database ?? embedded;
  if (urls === undefined) throw new Error('no database');
  const simulator = await startSimulator();
  try {
    await migrate(urls.migrateUrl, { log: say });
    await migrateJobs(urls.migrateUrl);
    const db = openDatabase(openPool(urls.appUrl, { role: APP_ROLE, max: 3, statementTimeoutMs: 3_600_000 }));
    try {
      const gateway = { ...config.gateway, url: simulator.url, isChosen: false };
      const services: Services = {
        config: { ...config, gateway },
        db,
        log: createLog({ level: config.logLevel === 'info' ? 'warn' : config.logLevel }),
        clock: () => new Date(),
        secrets: createSecretBox([await readSecretKey(config)]),
        files: await openFileStore(config),
        isDemo: true,
      };
      await ensureDemo(services, {
        mayLoad: embedded !== undefined || config.demo === 'empty-database',
        say,
      });
      await fillLarge(fillUrl(urls.migrateUrl, embedded?.adminUrl), { orders, say });
      return await report(services, say);
    } finally {
      await db.destroy();
    }
  } finally {
    await simulator.stop();
    await embedded?.stop();
  }
}

/** The superuser of our own server may leave out foreign keys; elsewhere the owner of the tables has to do. */
function fillUrl(owner: string, admin: string | undefined): string {
  return admin === undefined
    ? owner
    : Object.assign(new URL(admin), { pathname: new URL(owner).pathname }).href;
}

/** Nothing is ever made up in the database of a real business. */
async function ensureDemo(
  services: Services,
  { mayLoad, say }: { mayLoad: boolean } & Pick<Wish, 'say'>,
): Promise<void> {
  const known = await services.db.selectFrom('installation').select('is_demo').executeTakeFirst();
  if (known?.is_demo === false)
    throw new StartupError('This database is no demo; a large demo is refused here.');
  if (known === undefined) {
    const someone = await services.db.selectFrom('users').select('id').limit(1).executeTakeFirst();
    if (someone !== undefined || !mayLoad) {
      throw new StartupError('This database is no demo. For an empty one of DATABASE_URL set GIRO_DEMO=1.');
    }
    say('loading the demo business');
    await loadDemo(services);
  }
  await fillWhole(services, say);
}

/** The invariants of the ledger over everything, and how much there is. */
async function report({ db }: Services, say: Wish['say']): Promise<boolean> {
  const started = performance.now();
  const checks = await checkInvariants(db);
  for (const { check, isOk, examined, findings } of checks) {
    say(`${isOk ? 'holds  ' : 'BROKEN '} ${check}: ${examined.toLocaleString('en')} examined`);
    for (const { what, expected, found } of findings.slice(0, 3))
      say(`         ${what}: ${expected}, found ${found}`);
  }
  say(`invariants in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  const { rows } = await sql<{ status: string; count: string }>`
    select status, count(*)::text as count from orders group by 1 order by count(*) desc`.execute(db);
  say(
    `orders: ${rows.map(({ status, count }) => `${status} ${Number(count).toLocaleString('en')}`).join(', ')}`,
  );
  return checks.every(({ isOk }) => isOk);
}
