import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/db/tables.ts';

export interface Sample {
  readonly number: string;
  readonly phone: string;
  /** A fragment of a usual surname. */
  readonly sender: string;
  readonly agent: string;
  /** Somebody who works there and sells nothing. */
  readonly idler: string;
  readonly today: string;
}

/** An order from the middle, and words that people would type. */
export async function sampleOrders(db: Kysely<Tables>): Promise<Sample> {
  const { rows } = await sql<{ number: string; phone: string; today: string }>`
    select number, sender_phone as phone, (select max(created_at)::date::text from orders) as today from orders
    where id >= (select (min(id) + max(id)) / 2 from orders) order by id limit 1`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('there are no orders');
  return { ...row, sender: 'zaldív', agent: 'yaíma', idler: 'cabrera' };
}

/** Moment and id of the order half way down the list, of all or of one office. */
export async function orderInTheMiddle(
  db: Kysely<Tables>,
  officeId: string | null,
): Promise<{ at: string; id: string }> {
  const own = officeId === null ? sql`true` : sql`office_id = ${officeId}`;
  const { rows } = await sql<{ at: string; id: string }>`
    select created_at::text as at, id::text from orders where service = 'MoneyTransfer' and ${own}
    order by created_at desc, id desc offset (select count(*) / 2 from orders where ${own}) limit 1`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('there is no middle');
  return row;
}
