// `npm run bench:pay`: what our program takes of the speed of its own SQL. Transfers are made and paid over HTTP by
// eight clients; then pgbench runs the statements that the server sent for one, on the same database, turn by turn.
// The server runs without its background jobs, whose work pgbench does not do either; BENCH_JOBS=1 lets them run.
// BENCH_SECONDS, BENCH_ROUNDS, BENCH_DIR and BENCH_PROFILE (a directory for a CPU profile of the server) change it.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '#server/platform/db/embedded.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { openDatabase } from '#server/platform/db/pool.ts';
import { migrateJobs } from '#server/platform/jobs/migrate-jobs.queries.ts';
import { median } from '../shared/statistics.ts';
import { printLoad, printVerdicts } from '../shared/verdicts.ts';
import { measureRounds } from './measure-rounds.ts';
import { openSales } from './open-sales.queries.ts';
import { findPgbench } from './pgbench.ts';
import { printRounds, printStatements } from './print-pay.ts';
import { startSalesServer } from './start-sales-server.ts';

const clients = 8;

printLoad();
const dataDir = await mkdtemp(join(process.env['BENCH_DIR'] ?? tmpdir(), 'giro-bench-'));
await chmod(dataDir, 0o711); // root's database runs as another user, who must get in
const database = await startEmbedded({ dataDir, log: (line) => console.log(`  ${line}`) });
try {
  await migrate(database.migrateUrl, { log: () => undefined });
  await migrateJobs(database.migrateUrl);
  const owner = openDatabase(database.migrateUrl, { max: 2 });
  const server = await startSalesServer({ url: database.appUrl, dataDir });
  try {
    const sellers = await openSales({ owner, address: server.address, count: clients });
    const results = await measureRounds({
      server,
      sellers,
      owner,
      url: database.appUrl,
      dataDir,
      cluster: database.place.data,
    });
    printStatements(results.recorded, results.alone);
    printRounds(results);
    const { rounds } = results;
    printVerdicts([
      ...(findPgbench() === null
        ? []
        : [
            {
              name: 'create + pay over HTTP against pgbench with the same statements',
              value: median(rounds.map(({ ours, peer }) => ours.perSecond / (peer?.perSecond ?? Number.NaN))),
              unit: '×',
              bar: 0.25,
              goal: 0.35,
              isFloor: true,
            },
          ]),
      { name: 'an action at eight clients, p95', value: results.p95, unit: ' ms', bar: 150 },
    ]);
  } finally {
    await server.stop();
    await owner.destroy();
  }
} finally {
  await database.stop();
  await rm(database.place.home, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
}
printLoad();
