import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunnerOptions, TaskList, WorkerEvents } from 'graphile-worker';
import { Logger as WorkerLogger, run, runOnce } from 'graphile-worker';
import type { ClientBase, Pool } from 'pg';
import type { Services } from '../services.ts';
import { dispatchBatch, isWaiting } from './dispatch.queries.ts';
import { startDispatcher } from './dispatcher.ts';
import { type DatabaseAddress, openJobsPool } from './jobs-pool.ts';
import type { Task, Tasks } from './task.ts';

export interface Jobs {
  /** Waits for the running jobs, takes no new ones. */
  stop(): Promise<void>;
  readonly isDispatching: () => boolean;
}

const concurrency = 4;
/** One for each running job; the others listen, keep the time and hand on. */
const connections = concurrency + 3;

/** Starts the worker, its schedule and the dispatcher of the outbox in this process. */
export async function startJobs(
  services: Services,
  { url, role, tasks }: DatabaseAddress & { tasks: Tasks },
): Promise<Jobs> {
  const pool = openJobsPool({ url, role }, connections);
  const events: WorkerEvents = new EventEmitter();
  let workerId = '';
  events.once('pool:create', ({ workerPool }) => (workerId = workerPool.id));
  const runner = await run({
    ...workerOptions(services, pool),
    events,
    taskList: taskList(services, tasks),
    crontab: crontab(tasks),
    concurrency,
    pollInterval: 1000,
  });
  runner.promise.catch((error: unknown) => services.log.error({ err: error }, 'the job worker ended'));
  const dispatcher = startDispatcher(pool, { tasks, log: services.log, workerId });

  return {
    isDispatching: dispatcher.isLeading,
    async stop() {
      await runner.stop().catch(() => undefined); // it may have ended by itself
      await dispatcher.stop(); // last, since its connection says that the running jobs have a process
      await pool.end();
    },
  };
}

/** Dispatches and works until nothing is left to do now; for tests and commands that do not stay. */
export async function drainJobs(
  services: Services,
  { url, role, tasks }: DatabaseAddress & { tasks: Tasks },
): Promise<void> {
  const pool = openJobsPool({ url, role }, connections);
  const client = await pool.connect();
  try {
    do {
      await dispatchAll(client, tasks);
      await runOnce({ ...workerOptions(services, pool), taskList: taskList(services, tasks), concurrency });
    } while ((await dispatchAll(client, tasks)) > 0);
  } finally {
    client.release();
    await pool.end();
  }
}

/** ms to wait for transactions that hold the outbox back; those of other databases of the cluster do so too. */
const PATIENCE = 60_000;

/** Hands on all that is committed; answers how many rows it took. */
async function dispatchAll(client: ClientBase, tasks: Tasks): Promise<number> {
  const until = Date.now() + PATIENCE;
  let taken = 0;
  while ((await isWaiting(client)) && Date.now() < until) {
    const rows = await dispatchBatch(client, tasks);
    taken += rows;
    if (rows === 0) await sleep(10);
  }
  return taken;
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
