create table files (
  id bigint generated always as identity primary key,
  sha256 text not null,
  name text not null,
  mime text not null,
  size bigint not null check (size >= 0),
  created_by bigint,
  created_at timestamptz not null default now()
);

create table offices (
  id bigint generated always as identity primary key,
  code text not null unique check (code ~ '^[A-Z]{3,4}$'),
  name text not null,
  office_type text not null check (office_type in ('None', 'Provider', 'Regular', 'External')),
  service_types text[] not null default '{}',
  territory text not null default '',
  parent_id bigint references offices,
  address jsonb not null default '{}',
  phones jsonb not null default '[]',
  time_zone text not null default 'America/New_York',
  logo_file_id bigint references files,
  hours jsonb not null default '[]',
  credit_model text not null default 'NoLimit' check (credit_model in ('NoLimit', 'Prepay', 'Credit')),
  credit_limit bigint not null default 0 check (credit_limit >= 0), -- US cents
  access_allow_to_customer_info boolean not null default true,
  licences jsonb not null default '[]',
  bank_account bytea, -- encrypted
  printing jsonb not null default '{}',
  is_head_office boolean not null default false,
  is_active boolean not null default true,
  hold_reason text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index offices_by_name on offices (fold(name), id);
create index offices_search on offices using gin (fold(name || ' ' || code || ' ' || territory) gin_trgm_ops);
create unique index one_head_office on offices (is_head_office) where is_head_office;

-- Which offices work for which: a provider fulfils for its linked offices, a head office oversees them.
create table office_links (
  office_id bigint not null references offices,
  linked_office_id bigint not null references offices,
  primary key (office_id, linked_office_id),
  check (office_id <> linked_office_id)
);

create table users (
  id bigint generated always as identity primary key,
  email citext not null unique,
  first_name text not null,
  last_name text not null,
  phone text not null default '',
  status text not null default 'Invited' check (status in ('Invited', 'Active', 'Blocked')),
  password_hash text,
  password_changed_at timestamptz,
  roles text[] not null default '{}',
  role_menus text[] not null default '{}', -- empty means every right (seed §6)
  language text not null default 'en' check (language in ('en', 'es')),
  two_factor text not null default 'None' check (two_factor in ('None', 'Mail', 'Totp')),
  totp_secret bytea, -- encrypted
  totp_last_step bigint, -- a code is accepted once
  preferences jsonb not null default '{}', -- scheme, density, hot keys, printing
  failed_logins integer not null default 0,
  locked_until timestamptz,
  last_login_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index users_by_name on users (fold(first_name || ' ' || last_name), id);
create index users_by_created on users (created_at, id);
create index users_search on users using gin (fold(first_name || ' ' || last_name || ' ' || email::text) gin_trgm_ops);

create table user_offices (
  user_id bigint not null references users,
  office_id bigint not null references offices,
  default_for_login boolean not null default false,
  primary key (user_id, office_id)
);
create index user_offices_by_office on user_offices (office_id);
create unique index one_default_office on user_offices (user_id) where default_for_login;

create table recovery_codes (
  user_id bigint not null references users,
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Tokens in mails: single use, expiring, only their hash is kept.
create table user_tokens (
  token_hash text primary key,
  user_id bigint not null references users,
  kind text not null check (kind in ('activation', 'reset')),
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);

-- A right password with the second factor still missing.
create table login_challenges (
  token_hash text primary key,
  user_id bigint not null references users,
  method text not null check (method in ('Mail', 'Totp')),
  code_hash text,
  attempts integer not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);

create table sessions (
  id bigint generated always as identity primary key,
  token_hash text not null unique,
  user_id bigint not null references users,
  ip text not null,
  user_agent text not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  idle_expires_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index sessions_by_user on sessions (user_id, id);

-- Counters of the rate limits; losing them in a crash is harmless.
create unlogged table rate_limits (
  bucket text primary key,
  hits integer not null,
  resets_at timestamptz not null
);
