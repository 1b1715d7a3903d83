import type pg from 'pg';

const tables = [
  'orders',
  'order_events',
  'order_quotes',
  'money_transfers',
  'delivery_attempts',
  'order_holds',
  'payments',
  'cash_sessions',
  'customers',
  'customer_phones',
  'customer_ids',
  'recipients',
  'recipient_phones',
  'customer_recipients',
  'ledger.journal',
  'ledger.entry',
  'ledger.fund_hold',
];

/** Asks what was not asked row by row: every foreign key, and that each order's history leads to where it stands. */
export async function checkLarge(client: pg.Client): Promise<number> {
  const { rows: keys } = await client.query<ForeignKey>(
    `select conname as name, conrelid::regclass::text as "from", confrelid::regclass::text as "to",
       array(select attname::text from unnest(conkey) with ordinality as k (num, place) join pg_attribute on attrelid = conrelid and attnum = k.num order by k.place) as columns,
       array(select attname::text from unnest(confkey) with ordinality as k (num, place) join pg_attribute on attrelid = confrelid and attnum = k.num order by k.place) as targets
     from pg_constraint where contype = 'f' and conrelid = any ($1::regclass[])`,
    [tables],
  );
  for (const key of keys) await checkKey(client, key);
  await refuse(
    client,
    'histories that do not lead to their order',
    `
    select 1 from orders o join (
      select order_id, count(*) as events, max(version) as last, (array_agg(to_status order by version desc))[1] as status,
        bool_and(is_next) as is_chain
      from (select order_id, version, to_status, from_status = coalesce(lag(to_status) over w, 'None')
              and version = coalesce(lag(version) over w, 0) + 1 as is_next
            from order_events window w as (partition by order_id order by version)) e group by order_id) h on h.order_id = o.id
    where h.events <> o.version or h.last <> o.version or h.status <> o.status or not h.is_chain`,
  );
  await refuse(
    client,
    'steps that no lifecycle has',
    `
    select 1 from (select distinct service, from_status, action, to_status from order_events) e
    where not exists (select from allowed_transition a where (a.lifecycle, a.from_status, a.action, a.to_status)
      = (e.service, e.from_status, e.action, e.to_status))`,
  );
  await refuse(
    client,
    'orders whose payments are not what is paid',
    `
    select 1 from orders o left join (
      select order_id, sum(case action when 'Payment' then amount when 'Refund' then -amount else 0 end) as paid
      from payments group by 1) p on p.order_id = o.id where o.paid <> coalesce(p.paid, 0)`,
  );
  await refuse(
    client,
    'journals with another hash than the ledger gives them',
    `
    select 1 from (select * from ledger.journal order by id desc limit 2000) j where j.hash <> ledger.journal_hash(jsonb_build_object(
      'kind', j.kind, 'orderId', j.order_id::text, 'reverses', j.reverses::text, 'lines', (
        select jsonb_agg(jsonb_build_object('account', a.code, 'currency', e.currency, 'amount', e.amount::text) order by e.line_no)
        from ledger.entry e join ledger.account a on a.id = e.account_id where e.journal_id = j.id)))`,
  );
  return keys.length + 4;
}

interface ForeignKey {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly columns: readonly string[];
  readonly targets: readonly string[];
}

async function checkKey(client: pg.Client, { name, from, to, columns, targets }: ForeignKey): Promise<void> {
  const isSet = columns.map((column) => `f."${column}" is not null`).join(' and ');
  const isSame = columns.map((column, at) => `t."${targets[at]}" = f."${column}"`).join(' and ');
  await refuse(
    client,
    `rows against ${name}`,
    `select 1 from ${from} f where ${isSet} and not exists (select from ${to} t where ${isSame})`,
  );
}

async function refuse(client: pg.Client, what: string, query: string): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from (${query} limit 100) as found`,
  );
  const count = rows[0]?.count ?? 0;
  if (count > 0) throw new Error(`The large demo has ${count} ${what}; nothing of it was kept.`);
}
