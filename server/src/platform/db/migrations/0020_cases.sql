-- The desk of compliance: a case for whatever a person has to decide, its chained history, and what is owed to the
-- authorities by when.
create table compliance_cases (
  id bigint generated always as identity primary key,
  number text not null unique, -- HC-000123
  queue text not null check (queue in ('ofac', 'aml', 'review')),
  kind text not null check (kind in ('order', 'customer', 'recipient')),
  hold_id bigint unique references order_holds,
  order_id bigint references orders,
  customer_id bigint,
  recipient_id bigint,
  office_id bigint references offices, -- that sold it
  check_type text not null default 'Other' check (check_type in ('None', 'Ofac', 'Basic', 'Other')),
  severity smallint not null check (severity between 1 and 3), -- 3 is the gravest
  reasons text[] not null default '{}', -- codes: of rules, SANCTIONS, INTERNAL_BLOCK, MANUAL
  -- The gravest hit as it was when the case was opened, for the list; the hits themselves stand in screening_hits.
  score numeric(5, 4),
  listed_name text not null default '',
  list text not null default '',
  programs text[] not null default '{}',
  birth_evidence text not null default 'missing' check (birth_evidence in ('match', 'conflict', 'missing')),
  id_evidence text not null default 'missing' check (id_evidence in ('match', 'conflict', 'missing')),
  country_evidence text not null default 'missing' check (country_evidence in ('match', 'conflict', 'missing')),
  subject_name text not null default '', -- of a case without an order
  amount bigint, -- US cents
  needs_two boolean not null default false,
  is_aml boolean not null default false,
  opened_at timestamptz not null,
  sla_at timestamptz not null, -- waits longer by as much as the answer of the office takes
  assignee_id bigint references users,
  claimed_at timestamptz,
  info_requested_at timestamptz,
  escalated_at timestamptz,
  -- Somebody has decided and a second person has to: by whom, and what.
  asked_action text check (asked_action in ('Release', 'Lock')),
  asked_by bigint references users,
  asked_at timestamptz,
  cleared_at timestamptz,
  cleared_by bigint references users,
  closed_at timestamptz,
  closed_by bigint references users,
  outcome text check (outcome in ('Released', 'Rejected', 'Locked', 'Cancelled', 'Cleared', 'Confirmed')),
  checklist jsonb not null default '[]', -- [{step, answer, note, by, at}] in the forced order
  screening_basis text not null default '', -- lists, configuration and engine when it was opened
  version integer not null default 1,
  -- The last event of its chain and how many there are: an event cut off at the end is missed.
  chain_head text not null default '',
  chain_length integer not null default 0,
  search_text text not null default '', -- folded
  check (kind <> 'order' or order_id is not null),
  check (asked_action is null or asked_by is not null)
);
create sequence compliance_case_numbers as bigint;
grant usage on sequence compliance_case_numbers to giro_app;
-- The next one: the gravest first, the oldest of them first.
create index compliance_cases_next on compliance_cases (queue, severity desc, sla_at, id)
  where closed_at is null and assignee_id is null;
create index compliance_cases_open on compliance_cases (sla_at, id) where closed_at is null;
create index compliance_cases_by_time on compliance_cases (opened_at, id);
create index compliance_cases_by_order on compliance_cases (order_id) where order_id is not null;
create index compliance_cases_by_customer on compliance_cases (customer_id) where customer_id is not null;
create index compliance_cases_by_recipient on compliance_cases (recipient_id) where recipient_id is not null;
create index compliance_cases_by_office on compliance_cases (office_id, opened_at);
revoke delete, truncate on compliance_cases from giro_app;

-- A hold for a matter of money laundering is for compliance of the corporation alone (31 USC 5318(g)(2)).
alter table order_holds add column is_aml boolean not null default false;

-- What was found belongs to the case that looks at it.
create table case_screenings (
  case_id bigint not null references compliance_cases,
  screening_id bigint not null,
  primary key (case_id, screening_id)
);
create index case_screenings_by_screening on case_screenings (screening_id);
revoke update, delete, truncate on case_screenings from giro_app;

create table case_rule_hits (
  case_id bigint not null references compliance_cases,
  rule_hit_id bigint not null,
  primary key (case_id, rule_hit_id)
);
revoke update, delete, truncate on case_rule_hits from giro_app;

-- Every step of a case. hash = sha256 over the canonical JSON of what stands here and the hash before it, so that
-- nobody, the owner of the database included, changes the past unseen.
create table case_events (
  id bigint generated always as identity primary key,
  case_id bigint not null references compliance_cases,
  seq integer not null check (seq > 0),
  at timestamptz not null,
  user_id bigint references users, -- null: the engine
  kind text not null,
  data jsonb not null default '{}',
  prev_hash text not null,
  hash text not null,
  unique (case_id, seq)
);
create trigger case_events_is_append_only before update or delete on case_events
  for each row execute function refuse_change();
create trigger case_events_is_not_truncated before truncate on case_events execute function refuse_change();
alter table case_events enable always trigger case_events_is_append_only;
alter table case_events enable always trigger case_events_is_not_truncated;
revoke update, delete, truncate on case_events from giro_app;

create table case_files (
  case_id bigint not null references compliance_cases,
  file_id bigint not null references files,
  note text not null default '',
  user_id bigint not null references users,
  at timestamptz not null,
  primary key (case_id, file_id)
);
create index case_files_by_file on case_files (file_id);
revoke update, delete, truncate on case_files from giro_app;

-- Who looked at a matter of money laundering (31 USC 5318(g)(2)): one line a day and person.
create table case_reads (
  case_id bigint not null references compliance_cases,
  user_id bigint not null references users,
  day date not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  times integer not null default 1,
  primary key (case_id, user_id, day)
);
revoke delete, truncate on case_reads from giro_app;

-- What an authority is owed, and by when. Days are those of the head office.
create table report_clocks (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('OFAC_BLOCK', 'OFAC_REJECT', 'OFAC_ANNUAL', 'CTR', 'SAR')),
  case_id bigint references compliance_cases,
  order_id bigint references orders,
  customer_id bigint,
  started_on date not null,
  due_on date not null check (due_on >= started_on),
  told_on date, -- when officers were last told that it ends soon
  filed_at timestamptz,
  filed_by bigint references users,
  reference text not null default '', -- number the authority gave
  note text not null default '',
  version integer not null default 1,
  check ((filed_at is null) = (reference = ''))
);
create index report_clocks_open on report_clocks (due_on, id) where filed_at is null;
create index report_clocks_by_case on report_clocks (case_id) where case_id is not null;
create unique index report_clocks_once_by_order on report_clocks (kind, order_id)
  where order_id is not null and kind in ('OFAC_BLOCK', 'OFAC_REJECT');
create unique index report_clocks_once_by_day on report_clocks (kind, customer_id, started_on) where kind = 'CTR';
create unique index report_clocks_once_by_year on report_clocks (kind, due_on) where kind = 'OFAC_ANNUAL';
revoke delete, truncate on report_clocks from giro_app;
