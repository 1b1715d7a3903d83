import type pg from 'pg';

/** Every 70th new order is one that is still on its way; the others rest. */
const ACTIVE_EVERY = 70;

/** The orders of the demo that are copied, and which of them each new order follows. */
export async function pickTemplates(client: pg.Client, orders: number): Promise<number> {
  await client.query(`
    create temp table template on commit drop as
    select o.id, o.office_id, is_active, row_number() over (partition by is_active order by o.id) - 1 as place
    from orders o,
      lateral (select o.status not in ('Delivered','Deposited','Refunded','Cancelled','Rejected','Discarded') as is_active) s
    where o.service = 'MoneyTransfer' and exists (
      select from order_events e where e.order_id = o.id and e.version = 1 and e.request_id like 'demo-%')
    and not exists (select from order_events e where e.order_id = o.id and e.undoes is not null)`);
  const { rows } = await client.query<{ rest: number; active: number }>(
    `select count(*) filter (where not is_active)::int as rest, count(*) filter (where is_active)::int as active from template`,
  );
  const { rest = 0, active = 0 } = rows[0] ?? {};
  if (rest === 0 || active === 0)
    throw new Error('The demo has no transfers yet; start it once and let it fill up.');
  // Finished orders go up to two years back, those on their way a day or two.
  await client.query(
    `create temp table clone on commit drop as
     select n, (select coalesce(max(id), 0) from orders) + n as id, t.id as template_id, t.office_id,
       - make_interval(days => case when t.is_active then n % 2 else ((n::bigint * 48271) % 640)::int end,
           mins => ((n::bigint * 7919) % 540)::int) as shift,
       - case when t.is_active then n % 2 else ((n::bigint * 48271) % 640)::int end as days
     from generate_series(1, $1::int) as n
     join template t on t.is_active = (n % ${ACTIVE_EVERY} = 0)
       and t.place = case when n % ${ACTIVE_EVERY} = 0 then (n / ${ACTIVE_EVERY}) % $3::int else (n::bigint * 104729) % $2::int end`,
    [orders, rest, active],
  );
  await client.query(
    'create unique index on clone (n); create index on clone (template_id); analyze clone; analyze template',
  );
  return rest + active;
}
