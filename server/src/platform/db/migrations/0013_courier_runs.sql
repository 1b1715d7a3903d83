-- Money that is out there: what a courier was given and has to account for, and what the watch list looks at.

-- One hand-out of cash and orders to a courier, counted when they are back.
create table courier_runs (
  id bigint generated always as identity primary key,
  office_id bigint not null references offices, -- the provider that sends
  courier_id bigint not null references users,
  status text not null default 'Open' check (status in ('Open', 'Closed')),
  note text not null default '',
  opened_at timestamptz not null,
  opened_by bigint not null references users,
  reason text, -- why the count differs
  closed_at timestamptz,
  closed_by bigint references users,
  version integer not null default 1,
  updated_at timestamptz not null,
  check ((status = 'Closed') = (closed_at is not null and closed_by is not null))
);
create index courier_runs_by_office on courier_runs (office_id, opened_at, id);
create index courier_runs_open on courier_runs (courier_id) where status = 'Open';
revoke delete, truncate on courier_runs from giro_app;

-- What was handed over in each currency, and what came back. Minor units.
create table courier_run_cash (
  run_id bigint not null references courier_runs,
  currency char(3) not null,
  float_amount bigint not null check (float_amount > 0),
  expected bigint, -- at the close: the float less what was paid out
  counted bigint check (counted >= 0),
  primary key (run_id, currency),
  check ((expected is null) = (counted is null))
);
revoke delete, truncate on courier_run_cash from giro_app;

-- The orders of a run. What became of one is read from its events after `order_version`.
create table courier_run_orders (
  run_id bigint not null references courier_runs,
  order_id bigint not null references orders,
  order_version integer not null, -- when it was handed over
  amount bigint not null check (amount > 0), -- minor units of the currency
  currency char(3) not null,
  is_open boolean not null default true,
  primary key (run_id, order_id),
  foreign key (run_id, currency) references courier_run_cash
);
-- An order is carried by one run at a time.
create unique index courier_run_orders_open on courier_run_orders (order_id) where is_open;
revoke delete, truncate on courier_run_orders from giro_app;

-- Who asked for the customer: the engine cancels in their name as soon as it can be done.
alter table orders add column cancel_requested_by bigint references users;
alter table orders add column cancel_requested_office bigint references offices;
create index orders_cancel_requested on orders (cancel_requested_at)
  where cancel_requested_at is not null and finished_at is null;

-- The selling office was told that the PIN ran out.
alter table money_transfers add column pin_end_told_at timestamptz;

create index payments_failed on payments (at, id) where gateway_state = 'Failed';
create index payments_draft_at_gateway on payments (at, id)
  where action = 'Draft' and gateway_state <> 'None';
