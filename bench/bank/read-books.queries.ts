import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '#server/platform/db/tables.ts';

export interface BookedEvent {
  readonly orderId: string;
  readonly version: number;
  readonly action: string;
  /** `Draft Pay Purchased`. */
  readonly step: string;
  readonly status: string;
  /** Null is the engine. */
  readonly userId: string | null;
  readonly at: Date;
  /** What it posted, each journal as `kind: account amount, …`; whose account it is left out. */
  readonly journals: readonly string[];
}

export interface BookedOrder {
  readonly id: string;
  readonly status: string;
  readonly paid: string;
  readonly payments: number;
  readonly refunds: number;
  /** Payments less refunds. */
  readonly received: string;
}

export interface Books {
  readonly events: readonly BookedEvent[];
  readonly orders: readonly BookedOrder[];
  /** Journals that no event stands for. */
  readonly strays: readonly string[];
  /** Minor units in each account, debits positive; whose account it is left out. */
  readonly balances: ReadonlyMap<string, bigint>;
}

const account = sql`case when a.owner is null then a.code else a.root || '.#' end`;

/** Everything that orders left behind, as it stands in the database. */
export async function readBooks(db: Kysely<Tables>): Promise<Books> {
  const events = await sql<BookedEvent>`
    with posted as (
      select j.order_id, split_part(j.idem, ':', 3)::int as version, j.kind || ': ' || string_agg(${account} || ' ' || e.amount, ', ' order by e.line_no) as lines, j.id
      from ledger.journal j join ledger.entry e on e.journal_id = j.id join ledger.account a on a.id = e.account_id
      where j.order_id is not null group by j.id)
    select e.order_id::text as "orderId", e.version, e.action, e.to_status as status, e.user_id::text as "userId", e.at,
      e.from_status || ' ' || e.action || ' ' || e.to_status as step,
      array(select p.lines from posted p where p.order_id = e.order_id and p.version = e.version order by p.id) as journals
    from order_events e order by e.id`.execute(db);
  const orders = await sql<BookedOrder>`
    select o.id::text, o.status, o.paid::text, count(p.id) filter (where p.action = 'Payment')::int as payments,
      count(p.id) filter (where p.action = 'Refund')::int as refunds,
      coalesce(sum(case p.action when 'Payment' then p.amount when 'Refund' then -p.amount else 0 end), 0)::text as received
    from orders o left join payments p on p.order_id = o.id group by o.id`.execute(db);
  const strays = await sql<{ idem: string }>`
    select j.idem from ledger.journal j where not exists (
      select from order_events e where e.order_id = j.order_id and e.version::text = split_part(j.idem, ':', 3))`.execute(
    db,
  );
  const balances = await sql<{ code: string; sum: string }>`
    select ${account} as code, sum(e.amount)::text as sum
    from ledger.entry e join ledger.account a on a.id = e.account_id group by 1`.execute(db);
  return {
    events: events.rows,
    orders: orders.rows,
    strays: strays.rows.map(({ idem }) => idem),
    balances: new Map(balances.rows.map(({ code, sum }) => [code, BigInt(sum)])),
  };
}

/** Messages that wait to be handed on, and paid orders that no provider has yet, each with what its job came to. */
export async function listUnfinished(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', 'outbox', id, kind, name) as line from outbox
    union all
    select concat_ws(' ', 'order', o.id, o.status, 'stopped ' || o.stopped_at, 'unwanted ' || o.cancel_requested_at,
      coalesce('job ' || j.attempts || '/' || j.max_attempts || ' at ' || j.run_at, 'no job'),
      'taken ' || j.locked_at, j.last_error)
    from orders o left join graphile_worker._private_jobs j on j.payload ->> 'orderId' = o.id::text
    where o.status in ('Purchased', 'Submitting')`.execute(db);
  return rows.map(({ line }) => line);
}
