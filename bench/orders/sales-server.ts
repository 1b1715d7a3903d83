// The child process of `bench:pay`: the HTTP server with every area of the program, told what to do by its parent.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { readConfig } from '#server/platform/config.ts';
import { openDatabase, openPool } from '#server/platform/db/pool.ts';
import { createDiskStore } from '#server/platform/files/disk-store.ts';
import { createApp } from '#server/platform/http/app.ts';
import { bindHealth } from '#server/platform/http/health.routes.ts';
import { startJobs } from '#server/platform/jobs/run-jobs.ts';
import { createLog } from '#server/platform/log.ts';
import { createSecretBox } from '#server/platform/secret-box.ts';
import { routes } from '#server/routes.ts';
import { tasks } from '#server/tasks.ts';
import { listenIn } from './listen-in.ts';

/** One statement as the server sent it. */
export interface Sent {
  readonly text: string;
  readonly values: readonly unknown[];
  /** From the call of the driver until its answer. */
  readonly ms: number;
}

export interface Answer {
  readonly address: string;
  readonly sent: readonly Sent[];
}

const url = process.env['BENCH_URL'] ?? '';
const dataDir = process.env['BENCH_DATA'] ?? '';
const pool = openPool(url);
const services = {
  config: readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }),
  db: openDatabase(pool),
  log: createLog({ level: 'silent' }),
  clock: () => new Date(),
  secrets: createSecretBox([randomBytes(32)]),
  files: createDiskStore(dataDir),
  isDemo: false,
};
const app = await createApp(services);
bindHealth(app, services, { pool });
for (const bind of routes) bind(app, services);
const address = await app.listen({ port: 0, host: '127.0.0.1' });
const jobs = process.env['BENCH_JOBS'] === '1' ? await startJobs(services, { url, tasks }) : undefined;

const ear = listenIn(pg.Client.prototype);
const answer = (sent: readonly Sent[]): void => void process.send?.({ address, sent });
process.on('message', (question) => {
  if (question === 'stop') return void stop();
  answer(ear.take());
  if (question === 'record') ear.start();
  else ear.stop();
});
answer([]);

async function stop(): Promise<void> {
  await app.close();
  await jobs?.stop();
  await services.db.destroy();
  process.disconnect?.();
}
