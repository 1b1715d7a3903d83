-- Money that comes in and goes back: cash sessions, the tenders of orders, calls of the card gateway.
-- No card number has a column here, and none is ever written.

-- The drawer of one seller in one office: opened with a float, counted when it closes.
create table cash_sessions (
  id bigint generated always as identity primary key,
  office_id bigint not null references offices,
  user_id bigint not null references users,
  status text not null default 'Open' check (status in ('Open', 'Closed')),
  business_day date not null, -- of the office's time zone, when it was opened
  currency char(3) not null default 'USD',
  opening_float bigint not null check (opening_float >= 0), -- US cents
  opening_count jsonb not null default '{}', -- {denomination in cents: pieces}
  opened_at timestamptz not null,
  -- Written at the close and kept until the next one, also while it is open again.
  counted bigint check (counted >= 0),
  expected bigint,
  closing_count jsonb,
  closing_note text,
  closed_at timestamptz,
  closed_by bigint references users,
  -- Differences already posted by earlier closes of the same session; a reopened one posts only what is new.
  posted_difference bigint not null default 0,
  version integer not null default 1,
  updated_at timestamptz not null,
  check (status = 'Open' or (counted is not null and expected is not null and closed_at is not null))
);
create unique index one_open_cash_session on cash_sessions (office_id, user_id) where status = 'Open';
create index cash_sessions_by_office on cash_sessions (office_id, business_day, id);
revoke delete, truncate on cash_sessions from giro_app;

-- Cash that enters or leaves a drawer without an order: change from the safe, a drop, a deposit.
create table cash_movements (
  id bigint generated always as identity primary key,
  cash_session_id bigint not null references cash_sessions,
  kind text not null check (kind in ('CashIn', 'CashOut')),
  amount bigint not null check (amount > 0), -- US cents
  reason text not null,
  reference text not null default '', -- number of a deposit slip
  by bigint not null references users,
  at timestamptz not null
);
create index cash_movements_by_session on cash_movements (cash_session_id, id);
create trigger cash_movements_is_append_only before update or delete on cash_movements
  for each row execute function refuse_change();
create trigger cash_movements_is_not_truncated before truncate on cash_movements
  execute function refuse_change();
revoke update, delete, truncate on cash_movements from giro_app;

-- One row for each tender of an order and for each refund of one.
create table payments (
  id bigint generated always as identity primary key, -- also the orderid of the gateway
  order_id bigint not null references orders,
  office_id bigint not null references offices, -- where it was taken or given back
  action text not null default 'Draft' check (action in ('None', 'Draft', 'Payment', 'Refund', 'Dismiss')),
  channel text not null default 'None' check (channel in ('None', 'PaymentApi', 'DeviceCloud')),
  method text not null check (method in (
    'Cash', 'Card', 'Check', 'MoneyOrder', 'CashierCheck', 'TravelersCheck', 'Zelle', 'ACH', 'Reward',
    'OfficeCredit')),
  amount_mode text not null check (amount_mode in ('Full', 'Initial', 'Partial')),
  amount bigint not null check (amount > 0), -- minor units
  currency char(3) not null default 'USD',
  refunded bigint not null default 0, -- of a payment: sum of its refunds that were not dismissed

  -- Where a card stands at the gateway. Asking: a call is out or its answer is not known.
  gateway_state text not null default 'None' check (gateway_state in (
    'None', 'Asking', 'Authorised', 'Declined', 'Captured', 'Voiding', 'Voided', 'Refunding', 'Refunded', 'Failed')),
  gateway_id bigint references payment_gateways,
  gateway_txn text, -- transactionid
  gateway_asked_at timestamptz, -- when the call went out whose answer is not known yet
  claimed_at timestamptz, -- a process is at it; nobody else calls the gateway meanwhile
  gateway_text text not null default '', -- responsetext
  auth_code text,
  brand text,
  last4 text check (last4 ~ '^\d{4}$'),
  avs text check (length(avs) <= 4),
  cvv text check (length(cvv) <= 4), -- the letter of the answer, never the code
  reference text not null default '' check (length(reference) <= 60), -- number of a check, a Zelle, an ACH

  refunds_payment_id bigint references payments,
  cash_session_id bigint references cash_sessions,
  request_key text not null, -- the same request of the same person makes no second row
  settled_at timestamptz,
  by bigint references users, -- null: the engine
  at timestamptz not null,
  version integer not null default 1,
  updated_at timestamptz not null,

  unique (request_key),
  constraint payments_refunded_within check (refunded between 0 and amount),
  constraint payments_refunded_stays check (refunded = 0 or action = 'Payment'),
  check ((method = 'Card') = (gateway_id is not null)),
  check ((method = 'Card') = (channel <> 'None')),
  check ((method = 'Card') = (gateway_state <> 'None')),
  check (refunds_payment_id is null or action in ('Refund', 'Dismiss')),
  check (action <> 'Refund' or refunds_payment_id is not null),
  constraint payments_cash_in_session
    check (method <> 'Cash' or action not in ('Payment', 'Refund') or cash_session_id is not null)
);
create index payments_by_order on payments (order_id, id);
create index payments_by_session on payments (cash_session_id, id) where cash_session_id is not null;
create index payments_by_refunded on payments (refunds_payment_id) where refunds_payment_id is not null;
create index payments_open on payments (updated_at, id)
  where gateway_state in ('Asking', 'Authorised', 'Voiding', 'Refunding');
create index payments_unsettled on payments (at, id) where gateway_state = 'Captured' and settled_at is null;
create unique index payments_gateway_txn on payments (gateway_id, gateway_txn)
  where gateway_txn is not null and refunds_payment_id is null;
revoke delete, truncate on payments from giro_app;

-- What a payment is stays what it is; it moves forward only; and the refunds of one are never more than it.
-- The row lock on the refunded payment puts two refunds at the same moment one behind the other.
create function payments_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if (new.order_id, new.office_id, new.method, new.channel, new.amount, new.currency, new.amount_mode,
        new.gateway_id, new.request_key, new.at) is distinct from
       (old.order_id, old.office_id, old.method, old.channel, old.amount, old.currency, old.amount_mode,
        old.gateway_id, old.request_key, old.at)
      or new.refunds_payment_id is distinct from old.refunds_payment_id
    then
      raise exception 'payment % cannot become another one', old.id using errcode = 'PY001';
    end if;
    if new.action <> old.action and (old.action, new.action) not in (
      ('Draft', 'Payment'), ('Draft', 'Dismiss'), ('Payment', 'Dismiss'), ('Refund', 'Dismiss'))
    then
      raise exception 'payment % does not go from % to %', old.id, old.action, new.action using errcode = 'PY002';
    end if;
  end if;
  return new;
end $$;
create trigger payments_guard before update on payments for each row execute function payments_guard();

create function payments_count_refund() returns trigger language plpgsql as $$
declare
  change bigint := 0;
  paid payments;
begin
  if new.refunds_payment_id is null then return null; end if;
  if tg_op = 'INSERT' and new.action <> 'Dismiss' then change := new.amount; end if;
  if tg_op = 'UPDATE' and old.action <> 'Dismiss' and new.action = 'Dismiss' then change := -new.amount; end if;
  if change = 0 then return null; end if;
  select * into strict paid from payments where id = new.refunds_payment_id for no key update;
  if paid.action <> 'Payment' or paid.refunds_payment_id is not null
    or (paid.order_id, paid.currency, paid.method) is distinct from (new.order_id, new.currency, new.method)
  then
    raise exception 'payment % cannot be refunded by %', paid.id, new.id using errcode = 'PY003';
  end if;
  update payments set refunded = refunded + change where id = paid.id;
  return null;
end $$;
create trigger payments_count_refund after insert or update of action on payments
  for each row execute function payments_count_refund();
alter table payments enable always trigger payments_guard;
alter table payments enable always trigger payments_count_refund;

-- What was said to a gateway and what it answered: without keys, tokens and anything of a card but its last four.
create table gateway_calls (
  id bigint generated always as identity primary key,
  gateway_id bigint not null references payment_gateways,
  payment_id bigint references payments,
  kind text not null, -- auth, capture, void, refund, query, poll
  request jsonb not null,
  outcome text not null check (outcome in ('answered', 'no-answer')),
  answer jsonb not null default '{}',
  at timestamptz not null,
  milliseconds integer not null
);
create index gateway_calls_by_payment on gateway_calls (payment_id, id);
create index gateway_calls_by_time on gateway_calls (at, id);
create trigger gateway_calls_is_append_only before update or delete on gateway_calls
  for each row execute function refuse_change();
create trigger gateway_calls_is_not_truncated before truncate on gateway_calls
  execute function refuse_change();
revoke update, delete, truncate on gateway_calls from giro_app;
