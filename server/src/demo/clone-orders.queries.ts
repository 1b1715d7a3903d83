import type pg from 'pg';

/** Orders, their history, prices, transfers and payments, as those of their templates; answers how many orders. */
export async function cloneOrders(client: pg.Client, count: number): Promise<number> {
  await client.query(numbers);
  await client.query(orders);
  for (let from = 1; from <= count; from += CHUNK) {
    for (const statement of parts) await client.query(statement, [from, from + CHUNK - 1]);
  }
  await client.query(sessions);
  for (let from = 1; from <= count; from += CHUNK) await client.query(payments, [from, from + CHUNK - 1]);
  await client.query(`
    update order_sequences s set last_number = greatest(s.last_number, m.last) from (
      select office_id, max(sequence) as last from numbered group by office_id) m
    where m.office_id = s.office_id and s.service = 'MoneyTransfer';
    select setval(pg_get_serial_sequence('orders', 'id'), (select max(id) from orders)),
      setval(pg_get_serial_sequence('payments', 'id'), (select max(id) from payments))`);
  return count;
}

const CHUNK = 50_000;

/** The table of domain/src/order/order-number.ts, row by row. */
const DAMM =
  '0317598642709215486342068713591750983426612304597836742095815869720134894536201794386172052581436790';

const numbers = `
  create function pg_temp.check_digit(code text) returns text language plpgsql immutable as $$
  declare digits text := ''; state int := 0; letter text; place int;
  begin
    foreach letter in array string_to_array(code, null) loop
      digits := digits || case when letter ~ '[0-9]' then letter else (ascii(letter) - 55)::text end;
    end loop;
    for place in 1..length(digits) loop
      state := substr('${DAMM}', state * 10 + substr(digits, place, 1)::int + 1, 1)::int;
    end loop;
    return state::text;
  end $$;
  create temp table numbered on commit drop as
  select c.n, c.id, c.office_id, f.code, s.last_number + 1000 + row_number() over (partition by c.office_id order by c.shift, c.n) as sequence,
    k.customer_id, k.recipient_id
  from clone c join offices f on f.id = c.office_id
  join order_sequences s on s.office_id = c.office_id and s.service = 'MoneyTransfer'
  join (select office_id, count(*) as all_of from client group by office_id) a on a.office_id = c.office_id
  join client k on k.office_id = c.office_id and k.place = (c.n::bigint * 7919) % a.all_of;
  create unique index on numbered (n); analyze numbered`;

const orders = `
  insert into orders (id, number, service, status, previous_status, version, office_id, agent_id, provider_office_id,
    customer_id, recipient_id, sender, receiver, sender_name, sender_phone, receiver_name, receiver_phone, territory,
    municipality, currency, principal, fee, discount, tax, total, paid, commission, provider_cost, quote_version, external_ref,
    stopped_at, stop_reason, screened_at, screening, cancel_requested_at, created_at, updated_at, purchased_at, submitted_at, finished_at)
  overriding system value
  select m.id, 'MT-' || m.code || '-' || d.digits || '-' || pg_temp.check_digit('MT' || m.code || d.digits), o.service, o.status,
    o.previous_status, o.version, o.office_id, o.agent_id, o.provider_office_id, m.customer_id, m.recipient_id,
    o.sender || jsonb_build_object('number', s.number, 'name', s.full_name, 'phone', s.phone, 'birthDate', s.birth_date),
    o.receiver || jsonb_build_object('number', r.number, 'name', r.full_name, 'phone', r.phone, 'ci', r.ci),
    s.full_name, s.phone, r.full_name, r.phone, o.territory, o.municipality, o.currency, o.principal, o.fee, o.discount, o.tax,
    o.total, o.paid, o.commission, o.provider_cost, o.quote_version, o.external_ref, o.stopped_at + c.shift, o.stop_reason,
    o.screened_at + c.shift, o.screening, o.cancel_requested_at + c.shift, o.created_at + c.shift, o.updated_at + c.shift,
    o.purchased_at + c.shift, o.submitted_at + c.shift, o.finished_at + c.shift
  from clone c join numbered m on m.n = c.n join orders o on o.id = c.template_id
  join customers s on s.id = m.customer_id join recipients r on r.id = m.recipient_id
  cross join lateral (select lpad(m.sequence::text, greatest(6, length(m.sequence::text)), '0') as digits) d
  order by o.created_at + c.shift`;

/** Of which payments a step consisted is not carried over: they have other ids. */
const parts = [
  `insert into order_events (order_id, version, service, action, from_status, to_status, at, user_id, office_id, reason,
     changes, data, effects)
   select c.id, e.version, e.service, e.action, e.from_status, e.to_status, e.at + c.shift, e.user_id, e.office_id, e.reason,
     e.changes, e.data - 'payments', e.effects
   from clone c join order_events e on e.order_id = c.template_id where c.n between $1 and $2`,
  `insert into order_quotes (order_id, version, quote, valid_until, at)
   select c.id, q.version, q.quote, q.valid_until + c.shift, q.at + c.shift
   from clone c join order_quotes q on q.order_id = c.template_id where c.n between $1 and $2`,
  `insert into money_transfers (order_id, remittance_class, purpose, relationship, source_of_funds, method, mode, asked_amount,
     payout_currency, payout_amount, rate, is_express, message, delivery_window, alt_receiver, is_declared, available_on,
     card_number, card_last4, card_holder, card_bank, pin, pin_expires_at, pin_tries, courier_id, attempts)
   select c.id, remittance_class, purpose, relationship, source_of_funds, method, mode, asked_amount, payout_currency,
     payout_amount, rate, is_express, message, delivery_window, alt_receiver, is_declared, available_on + c.days, card_number,
     card_last4, card_holder, card_bank, pin, pin_expires_at + c.shift, pin_tries, courier_id, attempts
   from clone c join money_transfers t on t.order_id = c.template_id where c.n between $1 and $2`,
  `insert into delivery_attempts (order_id, version, at, user_id, result, note)
   select c.id, a.version, a.at + c.shift, a.user_id, a.result, a.note
   from clone c join delivery_attempts a on a.order_id = c.template_id where c.n between $1 and $2`,
  `insert into order_holds (order_id, kind, check_type, reasons, opened_at, opened_by, cleared_at, cleared_by, closed_at, closed_by, outcome)
   select c.id, h.kind, h.check_type, h.reasons, h.opened_at + c.shift, h.opened_by, h.cleared_at + c.shift, h.cleared_by,
     h.closed_at + c.shift, h.closed_by, h.outcome
   from clone c join order_holds h on h.order_id = c.template_id where c.n between $1 and $2`,
];

const drawerDay = `((p.at + c.shift) at time zone f.time_zone)::date`;

/** For every seller and day a drawer that was counted: what came in less what was given back, on a float that covers it. */
const sessions = `
  create temp table paid on commit drop as
  select p.id, p.order_id, row_number() over (partition by p.order_id order by p.id) as place from payments p
  where p.order_id in (select id from template);
  create temp table payment_base on commit drop as select coalesce(max(id), 0) as base from payments;
  create temp table drawer on commit drop as
  select p.office_id, p.by as user_id, ${drawerDay} as day, min(p.at + c.shift) as first, max(p.at + c.shift) as last,
    sum(case when p.action = 'Refund' then -p.amount when p.action = 'Payment' and p.method = 'Cash' then p.amount else 0 end) as moved
  from clone c join payments p on p.order_id = c.template_id join offices f on f.id = p.office_id
  where p.cash_session_id is not null group by 1, 2, 3;
  alter table drawer add id bigint;
  insert into cash_sessions (office_id, user_id, status, business_day, opening_float, opened_at, counted, expected, closed_at,
    closed_by, updated_at)
  select office_id, user_id, 'Closed', day, greatest(0, -moved), first - interval '10 minutes', greatest(0, moved), greatest(0, moved),
    last + interval '5 minutes', user_id, last + interval '5 minutes' from drawer;
  update drawer d set id = s.id from cash_sessions s
  where s.office_id = d.office_id and s.user_id = d.user_id and s.business_day = d.day and s.opened_at = d.first - interval '10 minutes';
  create index on drawer (user_id, day); analyze drawer; analyze paid; analyze payment_base`;

/** \`refunded\` begins at nothing: the guard of payments counts the refunds again. */
const payments = `
  insert into payments (id, order_id, office_id, action, channel, method, amount_mode, amount, currency, gateway_state, gateway_id,
    gateway_txn, gateway_text, auth_code, brand, last4, avs, cvv, reference, refunds_payment_id, cash_session_id, request_key,
    settled_at, by, at, version, updated_at)
  overriding system value
  select b.base + c.n * 8 + k.place, c.id, p.office_id, p.action, p.channel, p.method, p.amount_mode, p.amount, p.currency,
    p.gateway_state, p.gateway_id, case when p.gateway_txn is null then null else 'L' || (b.base + c.n * 8 + k.place) end,
    p.gateway_text, p.auth_code, p.brand, p.last4, p.avs, p.cvv, p.reference, b.base + c.n * 8 + back.place, d.id,
    'copy:' || (b.base + c.n * 8 + k.place), p.settled_at + c.shift, p.by, p.at + c.shift, p.version, p.updated_at + c.shift
  from clone c join paid k on k.order_id = c.template_id join payments p on p.id = k.id join offices f on f.id = p.office_id
  cross join payment_base b
  left join paid back on back.id = p.refunds_payment_id
  left join drawer d on p.cash_session_id is not null and d.office_id = p.office_id and d.user_id = p.by and d.day = ${drawerDay}
  where c.n between $1 and $2 order by c.n, k.place`;
