import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';

export interface Listening {
  stop(): Promise<void>;
}

interface Listen {
  readonly url: string;
  readonly log: Logger;
  /** What is done with the texts of each channel. */
  readonly hear: Readonly<Record<string, (text: string) => void>>;
  /** The connection was lost and is back: what was said in between is unknown. */
  readonly onGap: () => void;
}

const probeEvery = 15_000; // ms; finds connections that died without a word

/** Hears the other server processes on one connection of its own, which is opened again whenever it breaks. */
export async function listen({ url, log, hear, onGap }: Listen): Promise<Listening> {
  const stopping = new AbortController();
  const pause = (ms: number): Promise<void> =>
    sleep(ms, undefined, { signal: stopping.signal }).catch(() => undefined);

  let current = await connect(url, hear);
  const keepListening = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await untilBroken(current, stopping.signal);
      await current.end().catch(() => undefined);
      if (stopping.signal.aborted) return;
      log.warn('the connection for live events broke');
      current = await reconnect();
      onGap();
    }
  };
  const reconnect = async (): Promise<pg.Client> => {
    for (let wait = 200; ; wait = Math.min(wait * 2, 5000)) {
      const client = await connect(url, hear).catch(() => null);
      if (client !== null || stopping.signal.aborted) return client ?? current;
      await pause(wait);
    }
  };
  const listening = keepListening();

  return {
    async stop() {
      stopping.abort();
      await listening;
      await current.end().catch(() => undefined);
    },
  };
}

async function connect(url: string, hear: Listen['hear']): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'giro live',
    connectionTimeoutMillis: 10_000,
    query_timeout: 10_000,
    keepAlive: true,
  });
  client.on('error', () => undefined); // 'end' follows and is what counts
  client.on('notification', ({ channel, payload = '' }) => hear[channel]?.(payload));
  await client.connect();
  for (const channel of Object.keys(hear)) await client.query(`listen ${channel}`);
  return client;
}

async function untilBroken(client: pg.Client, stop: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const probe = setInterval(() => void client.query('select').catch(() => resolve()), probeEvery);
    const finish = (): void => {
      clearInterval(probe);
      resolve();
    };
    client.once('end', finish);
    if (stop.aborted) finish();
    else stop.addEventListener('abort', finish, { once: true });
  });
}
