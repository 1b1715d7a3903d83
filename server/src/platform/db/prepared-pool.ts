import { createHash } from 'node:crypto';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/** Begins a statement outside of transactions that is sent so often that its plan is kept as well. */
export const keptPlan = 'kept plan';

/** Texts that are kept by every connection; the others are parsed and planned whenever they come. */
const mostNames = 500;
/** Lists of different lengths make texts that never come again. */
const usesUntilNamed = 3;

/**
 * Keeps the plans of what is sent in transactions: their statements are few, short, and find rows by keys. What is
 * sent outside of them, explorers above all, is planned for its values every time, except for what is marked.
 */
export function keepPlans(pool: pg.Pool): PostgresPool {
  const names = new StatementNames();
  const lines = new WeakMap<pg.PoolClient, PlanKeeper>();
  return {
    connect: async () => {
      const client = await pool.connect();
      const line = lines.get(client) ?? new PlanKeeper(client, names);
      lines.set(client, line);
      return line;
    },
    end: async () => await pool.end(),
  };
}

/** A table changed under a kept plan. The connection is not used again; the same work succeeds on another one. */
export function isStalePlan(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: string; message?: string };
  return code === '26000' || (code === '0A000' && message?.startsWith('cached plan') === true);
}

class PlanKeeper implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #names: StatementNames;
  #isInTransaction = false;
  #isStale = false;

  constructor(client: pg.PoolClient, names: StatementNames) {
    this.#client = client;
    this.#names = names;
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    statement: string | PostgresCursor<R>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof statement !== 'string') return this.#client.query(statement as never) as PostgresCursor<R>;
    return this.#send(statement, values) as unknown as Promise<PostgresQueryResult<R>>;
  }

  release(): void {
    this.#isInTransaction = false;
    this.#client.release(this.#isStale);
  }

  async #send(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    if (text === 'begin' || text.startsWith('start transaction')) this.#isInTransaction = true;
    if (text === 'commit' || text === 'rollback') this.#isInTransaction = false;
    const isKept = values.length > 0 && (this.#isInTransaction || text.includes(keptPlan));
    const name = isKept ? this.#names.of(text) : undefined;
    try {
      return await this.#client.query({ ...(name !== undefined && { name }), text, values: [...values] });
    } catch (error) {
      if (isStalePlan(error)) this.#isStale = true;
      throw error;
    }
  }
}

/** The same text has the same name on every connection. */
class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #seen = new Map<string, number>();

  of(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= mostNames) return known;
    const uses = (this.#seen.get(text) ?? 0) + 1;
    if (uses < usesUntilNamed) {
      if (this.#seen.size >= mostNames) this.#seen.clear();
      this.#seen.set(text, uses);
      return undefined;
    }
    this.#seen.delete(text);
    const name = createHash('sha256').update(text).digest('base64url');
    this.#names.set(text, name);
    return name;
  }
}
