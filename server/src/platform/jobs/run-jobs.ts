import type { RunnerOptions, TaskList } from 'graphile-worker';
import { Logger as WorkerLogger, run, runOnce } from 'graphile-worker';
import type { Pool } from 'pg';
import { openPool } from '../db/pool.ts';
import type { Services } from '../services.ts';
import { dispatchBatch } from './dispatch.queries.ts';
import { startDispatcher } from './dispatcher.ts';
import type { Task, Tasks } from './task.ts';

export interface Jobs {
  /** Waits for the running jobs, takes no new ones. */
  stop(): Promise<void>;
  readonly isDispatching: () => boolean;
}

/** Where a process of its own connections finds the database; `role` as in `openPool`. */
export interface DatabaseAddress {
  readonly url: string;
  readonly role?: string;
}

const concurrency = 4;

/** Starts the worker, its schedule and the dispatcher of the outbox in this process. */
export async function startJobs(
  services: Services,
  { url, role, tasks }: DatabaseAddress & { tasks: Tasks },
): Promise<Jobs> {
  const pool = openJobsPool({ url, role });
  const runner = await run({
    ...workerOptions(services, pool),
    taskList: taskList(services, tasks),
    crontab: crontab(tasks),
    concurrency,
    pollInterval: 1000,
  });
  runner.promise.catch((error: unknown) => services.log.error({ err: error }, 'the job worker ended'));
  const dispatcher = startDispatcher(pool, { tasks, log: services.log });

  return {
    isDispatching: dispatcher.isLeading,
    async stop() {
      await dispatcher.stop();
      await runner.stop().catch(() => undefined); // it may have ended by itself
      await pool.end();
    },
  };
}

/** Dispatches and works until nothing is left to do now; for tests and commands that do not stay. */
export async function drainJobs(
  services: Services,
  { url, role, tasks }: DatabaseAddress & { tasks: Tasks },
): Promise<void> {
  const pool = openJobsPool({ url, role });
  const client = await pool.connect();
  try {
    do {
      while ((await dispatchBatch(client, tasks)) > 0);
      await runOnce({ ...workerOptions(services, pool), taskList: taskList(services, tasks), concurrency });
    } while ((await dispatchBatch(client, tasks)) > 0);
  } finally {
    client.release();
    await pool.end();
  }
}

function openJobsPool({ url, role }: DatabaseAddress): Pool {
  const pool = openPool(url, {
    max: concurrency + 3,
    role,
    applicationName: 'giro jobs',
    statementTimeoutMs: 600_000,
  });
  // A connection that breaks while it works fails its query; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

function workerOptions(services: Services, pgPool: Pool): RunnerOptions {
  return { pgPool, noHandleSignals: true, logger: workerLogger(services) };
}

function taskList(services: Services, tasks: Tasks): TaskList {
  const toWorkerTask =
    (name: string, task: Task): TaskList[string] =>
    async (payload, { job }) => {
      const attempt = { number: job.attempts, isLast: job.attempts >= job.max_attempts };
      const log = services.log.child({ task: name, job: job.id });
      await task.run({ ...services, log }, (payload ?? {}) as Record<string, unknown>, attempt);
    };
  return Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, toWorkerTask(name, task)]));
}

function crontab(tasks: Tasks): string {
  return Object.entries(tasks)
    .filter(([, { schedule }]) => schedule !== undefined)
    .map(([name, { schedule, maxAttempts }]) => `${schedule} ${name} ?max=${maxAttempts}`)
    .join('\n');
}

/** The worker is talkative: its errors and warnings are kept, its progress is for debugging. */
function workerLogger({ log }: Services): WorkerLogger {
  return new WorkerLogger(() => (level, message) => {
    if (level === 'error') log.error(message);
    else if (level === 'warning') log.warn(message);
    else log.debug(message);
  });
}
