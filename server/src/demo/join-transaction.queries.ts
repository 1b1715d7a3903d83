import { sql } from 'kysely';
import type { Services } from '#server/platform/services.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';

/**
 * A database whose transactions are parts of one that is open already: what the demo plays is kept together, with
 * all that follows from it, or not at all. A part that refuses is undone by itself.
 */
export function joinTransaction(open: () => Tx): Services['db'] {
  const transaction = () => ({
    execute: async <T>(work: (tx: Tx) => Promise<T>) => await part(open(), work),
  });
  const handler: ProxyHandler<object> = {
    get(_, name) {
      if (name === 'transaction') return transaction;
      const tx = open();
      const value: unknown = Reflect.get(tx, name, tx);
      return typeof value === 'function' ? (value as (...args: never[]) => unknown).bind(tx) : value;
    },
  };
  return new Proxy({}, handler) as Services['db'];
}

async function part<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  await sql`savepoint part`.execute(tx);
  try {
    const answer = await work(tx);
    await sql`release savepoint part`.execute(tx);
    return answer;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(tx);
    throw error;
  }
}
