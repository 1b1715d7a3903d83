import { sql } from 'kysely';
import type { OfficeContext } from '#server/platform/http/context.ts';

/**
 * Work on the database that ends there when whoever asked for it leaves: its statement is cancelled. The connection is
 * kept until then, so that nobody else's statement is met.
 */
export async function whileAsked<T>(
  context: OfficeContext,
  signal: AbortSignal,
  work: (context: OfficeContext) => Promise<T>,
): Promise<T> {
  const { db } = context.services;
  return await db.connection().execute(async (connection) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection);
    signal.throwIfAborted();
    const cancelling: Promise<unknown>[] = [];
    const cancel = (): void => {
      cancelling.push(sql`select pg_cancel_backend(${rows[0]?.pid})`.execute(db));
    };
    signal.addEventListener('abort', cancel, { once: true });
    try {
      return await work({ ...context, services: { ...context.services, db: connection } });
    } finally {
      signal.removeEventListener('abort', cancel);
      await Promise.allSettled(cancelling);
    }
  });
}
