import type { Insertable } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { writeTogether } from '../db/together.queries.ts';
import type { Tx } from './transact.queries.ts';

/** Tables that nothing reads in the transaction that writes them. */
type LateTable = 'activity' | 'outbox';

type LateRows = { readonly [T in LateTable]: Insertable<Tables[T]>[] };

/** A statement takes 65,535 values at most; these are a tenth of them. */
const mostWaiting = 500;

const held = new WeakMap<Tx, LateRows>();

/** Writes a row of the log or the outbox: at the end of the transaction together with the others, where it has one. */
export async function insertLate<T extends LateTable>(
  tx: Tx,
  table: T,
  row: Insertable<Tables[T]>,
): Promise<void> {
  const rows = held.get(tx);
  if (rows !== undefined) {
    const waiting = rows[table] as Insertable<Tables[T]>[];
    if (waiting.push(row) < mostWaiting) return;
    await writeLate(tx, null);
    return holdLate(tx);
  }
  await tx
    .insertInto(table as LateTable)
    .values(row as Insertable<Tables[LateTable]>)
    .execute();
}

/** From here on rows wait for `writeLate`; what is not written by then never is. */
export function holdLate(tx: Tx): void {
  held.set(tx, { activity: [], outbox: [] });
}

export function dropLate(tx: Tx): void {
  held.delete(tx);
}

/** Writes what waits and, with it, the key under which the work was done: one statement for all of it. */
export async function writeLate(tx: Tx, key: Insertable<Tables['idempotency_keys']> | null): Promise<void> {
  const { activity, outbox } = held.get(tx) ?? { activity: [], outbox: [] };
  held.delete(tx);
  await writeTogether(tx, [
    activity.length > 0 ? tx.insertInto('activity').values(activity) : null,
    outbox.length > 0 ? tx.insertInto('outbox').values(outbox) : null,
    key === null ? null : tx.insertInto('idempotency_keys').values(key),
  ]);
}
