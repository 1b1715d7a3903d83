-- Who, office, when, what, before → after, reason. Nothing here is ever changed or removed.
create table activity (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  user_id bigint references users, -- null: the system
  office_id bigint references offices,
  scope text not null check (scope in ('orders', 'customers', 'settings', 'security')),
  action text not null,
  entity text not null,
  entity_id text not null,
  entity_version integer,
  label text not null, -- how a person names the entity: number, name, address
  changes jsonb not null default '[]', -- [{field, before, after}]
  reason text,
  request_id text,
  ip text
);
create index activity_by_time on activity (at, id);
create index activity_by_user on activity (user_id, at, id);
create index activity_by_office on activity (office_id, at, id);
create index activity_by_entity on activity (entity, entity_id, id);
create index activity_search on activity using gin (fold(label) gin_trgm_ops);
create trigger activity_is_append_only before update or delete on activity
  for each row execute function refuse_change();
create trigger activity_is_not_truncated before truncate on activity
  execute function refuse_change();
revoke update, delete, truncate on activity from giro_app;

-- Every value a key ever had; the highest version counts.
create table configuration (
  key text not null,
  version integer not null,
  value jsonb not null,
  reason text,
  changed_by bigint references users,
  changed_at timestamptz not null default now(),
  primary key (key, version)
);
create trigger configuration_is_append_only before update or delete on configuration
  for each row execute function refuse_change();
revoke update, delete, truncate on configuration from giro_app;

create table notices (
  id bigint generated always as identity primary key,
  status text not null default 'Draft' check (status in ('None', 'Draft', 'Dispatched')),
  severity text not null check (severity in ('Info', 'Warning', 'Danger')),
  title_en text not null,
  title_es text not null,
  body_en text not null,
  body_es text not null,
  publish_start timestamptz not null,
  publish_end timestamptz,
  office_ids bigint[] not null default '{}', -- empty: every office
  roles text[] not null default '{}', -- empty: every role
  service_types text[] not null default '{}',
  must_acknowledge boolean not null default false,
  attachment_file_id bigint references files,
  dispatches integer not null default 0, -- receipts belong to one dispatch; after a recall people are asked again
  dispatched_at timestamptz,
  created_by bigint not null references users,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (publish_end is null or publish_end > publish_start)
);
create index notices_by_start on notices (publish_start, id);
create index notices_search on notices using gin (fold(title_en || ' ' || title_es) gin_trgm_ops);

create table notice_receipts (
  notice_id bigint not null references notices,
  dispatch integer not null,
  user_id bigint not null references users,
  office_id bigint not null references offices,
  read_at timestamptz not null default now(),
  acknowledged_at timestamptz,
  primary key (notice_id, dispatch, user_id)
);

create table payment_gateways (
  id bigint generated always as identity primary key,
  office_id bigint not null references offices,
  name text not null, -- shown as 'Merchant Account'
  channels text[] not null check (channels <@ array['PaymentApi', 'DeviceCloud']),
  mid_number text not null,
  service_key bytea, -- encrypted, never read back to a person
  security_key bytea,
  surcharge_percent numeric(5, 2) not null default 0 check (surcharge_percent between 0 and 10),
  min_amount bigint not null default 0, -- US cents
  max_amount bigint, -- US cents
  is_test_mode boolean not null default true,
  is_active boolean not null default true,
  devices jsonb not null default '[]',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (office_id, name)
);

create table saved_views (
  id bigint generated always as identity primary key,
  explorer text not null,
  name text not null,
  owner_id bigint not null references users,
  is_shared boolean not null default false,
  state jsonb not null, -- search, filters, sort, columns, density
  position integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (owner_id, explorer, name)
);
create table default_views (
  user_id bigint not null references users,
  explorer text not null,
  view_id bigint not null references saved_views on delete cascade,
  primary key (user_id, explorer)
);

-- Which roles may run a document or report; no row means the catalogue's own list.
create table report_access (
  report text primary key,
  roles text[] not null,
  is_active boolean not null default true,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);

create table idempotency_keys (
  user_id bigint not null,
  office_id bigint not null, -- 0: the route knows no office
  route text not null,
  key text not null,
  request_hash text not null,
  status integer not null,
  entity_id text not null,
  entity_version integer not null,
  created_at timestamptz not null default now(),
  primary key (user_id, office_id, route, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

-- Read in commit order by one dispatcher, which adds jobs and tells the browsers.
create table outbox (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  kind text not null check (kind in ('event', 'job')),
  name text not null, -- event: topic; job: task
  payload jsonb not null,
  created_at timestamptz not null default now()
);
create index outbox_in_commit_order on outbox (xid, id);

create table mails (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  kind text not null,
  status text not null default 'Queued' check (status in ('Queued', 'Sent', 'Failed')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mails_by_time on mails (created_at, id);

create table bulk_runs (
  id bigint generated always as identity primary key,
  explorer text not null,
  action text not null,
  input jsonb not null,
  user_id bigint not null references users,
  office_id bigint not null references offices,
  status text not null default 'Running' check (status in ('Running', 'Done')),
  total integer not null,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create table bulk_rows (
  run_id bigint not null references bulk_runs,
  position integer not null,
  entity_id text not null,
  label text not null,
  result text not null default 'Waiting' check (result in ('Waiting', 'Changed', 'Unchanged', 'Refused')),
  message text,
  primary key (run_id, position)
);
create index bulk_rows_waiting on bulk_rows (run_id, position) where result = 'Waiting';

-- One-time tickets turn into an address where the browser itself must load (new tab, image, print).
create table tickets (
  token_hash text primary key,
  session_id bigint not null references sessions,
  office_id bigint,
  target jsonb not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
