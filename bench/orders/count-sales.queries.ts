import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '#server/platform/db/tables.ts';

/** Orders that are paid, with a payment for all of it and a journal whose lines make zero. */
export async function countSales(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) from orders o
    where o.paid = o.total and o.purchased_at is not null
      and exists (select from payments p where p.order_id = o.id and p.amount = o.total)
      and exists (
        select from ledger.journal j join ledger.entry e on e.journal_id = j.id
        where j.order_id = o.id and j.kind = 'pay' having sum(e.amount) = 0 and count(*) > 1)`.execute(db);
  return Number(rows[0]?.count ?? '0');
}
