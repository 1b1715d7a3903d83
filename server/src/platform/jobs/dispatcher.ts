import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import type { Logger } from 'pino';
import { dispatchBatch, tryLead } from './dispatch.queries.ts';
import { freeLostJobs, sayPresent } from './lost-jobs.queries.ts';
import type { Tasks } from './task.ts';

export interface Dispatcher {
  readonly isLeading: () => boolean;
  stop(): Promise<void>;
}

const idlePause = 250; // ms: how late an event may be
const followerPause = 2000; // ms: how long nobody leads after a leader died
const sweepEvery = 5000; // ms: how often the leader looks for jobs whose process was killed

interface Duties {
  readonly tasks: Tasks;
  readonly log: Logger;
  /** The worker of this process, which the connection vouches for. */
  readonly workerId: string;
}

/**
 * Reads the outbox while this process holds the dispatcher's lock; the other processes wait to take over.
 * It asks instead of being told: a NOTIFY in every writing transaction would make them all wait for each other.
 */
export function startDispatcher(pool: Pool, { tasks, log, workerId }: Duties): Dispatcher {
  const stopping = new AbortController();
  const pause = (ms: number): Promise<void> =>
    sleep(ms, undefined, { signal: stopping.signal }).catch(() => undefined);
  let isLeading = false;

  const follow = async (client: PoolClient): Promise<void> => {
    await sayPresent(client, workerId);
    while (!stopping.signal.aborted && !isLeading) {
      isLeading = await tryLead(client);
      if (!isLeading) await pause(followerPause);
    }
  };

  const lead = async (client: PoolClient): Promise<void> => {
    let sweepAt = 0;
    while (!stopping.signal.aborted) {
      if (performance.now() >= sweepAt) {
        const freed = await freeLostJobs(client);
        if (freed > 0) log.warn({ jobs: freed }, 'jobs of an ended process are done again');
        sweepAt = performance.now() + sweepEvery;
      }
      const taken = await dispatchBatch(client, tasks);
      if (taken === 0) await pause(idlePause);
    }
  };

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const client = await pool.connect().catch(() => null);
      try {
        if (client !== null) await follow(client).then(() => lead(client));
      } catch (error) {
        if (!stopping.signal.aborted) log.error({ err: error }, 'the outbox could not be read');
      }
      isLeading = false;
      client?.release(true); // closing the connection gives the locks back
      await pause(followerPause);
    }
  };
  const running = run();

  return {
    isLeading: () => isLeading,
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
