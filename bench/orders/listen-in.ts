import type { Client } from 'pg';
import type { Sent } from './sales-server.ts';

interface Ear {
  start(): void;
  stop(): void;
  /** What was heard since it was last taken. */
  take(): Sent[];
}

interface Statement {
  readonly text: string;
  readonly values?: readonly unknown[];
}

type Ask = (statement: string | Statement, values?: readonly unknown[]) => Promise<unknown>;

/** Hears what goes to the database, in the order in which it is sent; while it is stopped, nothing is in between. */
export function listenIn(driver: Client): Ear {
  const target = driver as unknown as { query: Ask };
  const { query } = target;
  let heard: { text: string; values: readonly unknown[]; ms: number }[] = [];
  function hear(this: unknown, ...asked: Parameters<Ask>): Promise<unknown> {
    const [statement, given = []] = asked;
    const { text, values = given } = typeof statement === 'string' ? { text: statement } : statement;
    const line = { text, values, ms: 0 };
    heard.push(line);
    const started = performance.now();
    const running = query.apply(this, asked);
    void running.finally(() => (line.ms = performance.now() - started)).catch(() => undefined);
    return running;
  }
  return {
    start: () => void (target.query = hear),
    stop: () => void (target.query = query),
    take() {
      const taken = heard;
      heard = [];
      return taken;
    },
  };
}
