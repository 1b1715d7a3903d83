-- Orders of all services: one header each, a line of history for every action, and the database's own guard of the
-- lifecycles. What only one service knows stands in a table of that service.

-- Which action may lead from where to where. Filled by the program from its lifecycles whenever it migrates.
create table allowed_transition (
  lifecycle text not null, -- service type
  from_status text not null,
  action text not null,
  to_status text not null,
  primary key (lifecycle, from_status, action, to_status)
);
revoke insert, update, delete, truncate on allowed_transition from giro_app;

-- The last number given out by office and service; taken in blocks, so numbers have gaps.
create table order_sequences (
  office_id bigint not null references offices,
  service text not null,
  last_number bigint not null,
  primary key (office_id, service)
);

create table orders (
  id bigint generated always as identity primary key,
  number text not null unique,
  service text not null,
  status text not null check (
    status not in ('None', 'Recalculate', 'RecalculateCommission', 'RecalculateProviderCost', 'Undo')),
  previous_status text, -- where Undo leads; null when there is nothing to go back to
  version integer not null default 1,

  office_id bigint not null references offices, -- that sold it
  agent_id bigint references users, -- who sold it
  provider_office_id bigint references offices, -- that fulfils it
  customer_id bigint,
  recipient_id bigint,
  -- Both parties as they were when it was sold; the names and phones again for lists.
  sender jsonb not null default '{}',
  receiver jsonb not null default '{}',
  sender_name text not null default '',
  sender_phone text not null default '',
  receiver_name text not null default '',
  receiver_phone text not null default '',
  territory text not null default '', -- code of the Cuban province, if it goes there
  municipality text not null default '',

  -- Minor units of the currency. total = principal + fee + tax - discount.
  currency char(3) not null default 'USD',
  principal bigint not null default 0 check (principal >= 0),
  fee bigint not null default 0 check (fee >= 0),
  discount bigint not null default 0 check (discount >= 0),
  tax bigint not null default 0 check (tax >= 0),
  total bigint not null default 0 check (total >= 0),
  paid bigint not null default 0 check (paid >= 0), -- what the customer has in it now
  commission bigint not null default 0, -- of the selling office
  provider_cost bigint not null default 0,
  quote_version integer not null default 0, -- the row of order_quotes that counts
  external_ref text not null default '', -- reference of the provider or gateway

  -- Compliance: a hold is a status, a stop is a mark on an order that is already in other hands.
  stopped_at timestamptz,
  stop_reason text,
  screened_at timestamptz,
  screening jsonb, -- what the last screening answered, and against which lists
  cancel_requested_at timestamptz, -- the customer's right to cancel, also while nothing can be done yet

  created_at timestamptz not null,
  updated_at timestamptz not null,
  purchased_at timestamptz,
  submitted_at timestamptz,
  finished_at timestamptz, -- entered a status where it may rest for good
  search_text text not null generated always as (
    fold(number || ' ' || sender_name || ' ' || sender_phone || ' ' || receiver_name || ' ' || receiver_phone)) stored,
  check (total = principal + fee + tax - discount)
);
create index orders_by_time on orders (service, created_at, id);
create index orders_by_office on orders (service, office_id, created_at, id);
create index orders_by_provider on orders (service, provider_office_id, created_at, id)
  where provider_office_id is not null;
create index orders_by_status on orders (service, status, created_at, id);
create index orders_by_customer on orders (customer_id, created_at, id) where customer_id is not null;
create index orders_by_recipient on orders (recipient_id, created_at, id) where recipient_id is not null;
create index orders_by_agent on orders (agent_id, created_at, id);
create index orders_search on orders using gin (search_text gin_trgm_ops);
create index orders_at_provider on orders (provider_office_id, submitted_at)
  where status in ('Submitted', 'Approved', 'ReadyForPickup', 'OutForDelivery', 'OutForDeliveryDismissed');
create index orders_submitting on orders (updated_at) where status = 'Submitting';
create index orders_draft on orders (updated_at) where status in ('Draft', 'Reserved');

-- One line for every version of an order: who, where, when, what, before → after, why. Never changed.
create table order_events (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  version integer not null, -- of the order after it
  service text not null,
  action text not null,
  from_status text not null,
  to_status text not null,
  at timestamptz not null,
  user_id bigint references users, -- null: the engine
  office_id bigint references offices,
  reason text,
  changes jsonb not null default '[]', -- [{field, before, after}]
  data jsonb not null default '{}', -- what was entered or answered with it
  effects text[] not null default '{}', -- what it did besides, as the lifecycle names it
  undoes bigint unique references order_events,
  request_id text,
  unique (order_id, version),
  foreign key (service, from_status, action, to_status) references allowed_transition
);
create index order_events_by_user on order_events (user_id, at, id);
create trigger order_events_is_append_only before update or delete on order_events
  for each row execute function refuse_change();
create trigger order_events_is_not_truncated before truncate on order_events
  execute function refuse_change();
alter table order_events enable always trigger order_events_is_append_only;
alter table order_events enable always trigger order_events_is_not_truncated;
revoke update, delete, truncate on order_events from giro_app;

-- An order changes its status only through the engine: at the end of the transaction there is an event with this
-- version that leads from the old status to the new one.
create function orders_check_event() returns trigger language plpgsql as $$
begin
  if not exists (
    select from order_events e
    where e.order_id = new.id and e.version = new.version and e.service = new.service
      and e.to_status = new.status
      and e.from_status = case tg_op when 'INSERT' then 'None' else old.status end
  ) then
    raise exception 'order % has no event for version %', new.id, new.version using errcode = 'OR001';
  end if;
  if tg_op = 'UPDATE' and new.version <> old.version + 1 then
    raise exception 'order % jumps from version % to %', new.id, old.version, new.version using errcode = 'OR002';
  end if;
  return null;
end $$;
create constraint trigger orders_insert_has_event after insert on orders
  deferrable initially deferred for each row execute function orders_check_event();
create constraint trigger orders_update_has_event after update of status, version on orders
  deferrable initially deferred for each row
  when (old.status is distinct from new.status or old.version is distinct from new.version)
  execute function orders_check_event();
alter table orders enable always trigger orders_insert_has_event;
alter table orders enable always trigger orders_update_has_event;
revoke delete, truncate on orders from giro_app;

-- Every price an order ever had; the order names the one that counts.
create table order_quotes (
  order_id bigint not null references orders,
  version integer not null,
  quote jsonb not null,
  valid_until timestamptz,
  at timestamptz not null,
  primary key (order_id, version)
);
revoke update, delete, truncate on order_quotes from giro_app;

-- Why compliance holds or stops an order, and how that ended.
create table order_holds (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  kind text not null check (kind in ('Hold', 'Stop')),
  check_type text not null default 'Other' check (check_type in ('None', 'Ofac', 'Basic', 'Other')),
  reasons jsonb not null default '[]',
  opened_at timestamptz not null,
  opened_by bigint references users, -- null: the engine
  cleared_at timestamptz, -- the checks are done and allow to release it
  cleared_by bigint references users,
  closed_at timestamptz,
  closed_by bigint references users,
  outcome text check (outcome in ('Released', 'Rejected', 'Locked', 'Cancelled'))
);
create unique index order_holds_open on order_holds (order_id, kind) where closed_at is null;
create index order_holds_by_time on order_holds (opened_at, id);

-- What one person asks for and another has to approve before the action goes through.
create table order_approvals (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  action text not null,
  reason text not null,
  requested_by bigint not null references users,
  requested_at timestamptz not null,
  used_at timestamptz, -- when the action went through
  used_by bigint references users,
  withdrawn_at timestamptz,
  check (used_by is null or used_by <> requested_by)
);
create unique index order_approvals_open on order_approvals (order_id, action)
  where used_at is null and withdrawn_at is null;

create table order_notes (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  at timestamptz not null,
  user_id bigint not null references users,
  office_id bigint not null references offices,
  body text not null
);
create index order_notes_by_order on order_notes (order_id, id);

create table order_files (
  order_id bigint not null references orders,
  file_id bigint not null references files,
  kind text not null, -- 'document', 'photo', 'signature', 'recipientId', …
  event_version integer, -- the action it is evidence of
  at timestamptz not null,
  user_id bigint references users,
  primary key (order_id, file_id)
);
create index order_files_by_file on order_files (file_id);

-- Names nobody in the business may sell to, kept by compliance itself; the published lists are another matter.
create table block_list (
  id bigint generated always as identity primary key,
  full_name text not null,
  folded_name text not null generated always as (fold(full_name)) stored,
  birth_date date,
  reason text not null,
  is_active boolean not null default true,
  version integer not null default 1,
  created_by bigint references users,
  created_at timestamptz not null default now()
);
create index block_list_by_name on block_list (folded_name) where is_active;
