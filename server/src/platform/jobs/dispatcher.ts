import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import type { Logger } from 'pino';
import { dispatchBatch, tryLead } from './dispatch.queries.ts';
import type { Tasks } from './task.ts';

export interface Dispatcher {
  readonly isLeading: () => boolean;
  stop(): Promise<void>;
}

const idlePause = 250; // ms: how late an event may be
const followerPause = 2000; // ms: how long nobody leads after a leader died

/**
 * Reads the outbox while this process holds the dispatcher's lock; the other processes wait to take over.
 * It asks instead of being told: a NOTIFY in every writing transaction would make them all wait for each other.
 */
export function startDispatcher(pool: Pool, { tasks, log }: { tasks: Tasks; log: Logger }): Dispatcher {
  const stopping = new AbortController();
  const pause = (ms: number): Promise<void> =>
    sleep(ms, undefined, { signal: stopping.signal }).catch(() => undefined);
  let isLeading = false;

  const lead = async (client: PoolClient): Promise<void> => {
    isLeading = await tryLead(client);
    while (isLeading && !stopping.signal.aborted) {
      const taken = await dispatchBatch(client, tasks);
      if (taken === 0) await pause(idlePause);
    }
  };

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const client = await pool.connect().catch(() => null);
      const failure =
        client === null
          ? null
          : await lead(client).then(
              () => null,
              (error: unknown) => error,
            );
      isLeading = false;
      client?.release(true); // closing the connection gives the lock back
      if (failure !== null && !stopping.signal.aborted)
        log.error({ err: failure }, 'the outbox could not be read');
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
