-- What screening found, even when it found nothing: whom, against what, under which configuration and engine, so that
-- it can be run again; what people decided on hits, and how long a decision on a false alarm counts.

-- A version never changes once it was asked for; two persons, the second activates it.
create table match_configs (
  version integer primary key,
  config jsonb not null, -- thresholds, weakAlias, acronym, initials, evidence, maxHits
  status text not null check (status in ('draft', 'asked', 'active', 'retired')),
  reason text not null default '',
  what_if jsonb, -- which alerts of the last 30 days would come and go
  created_by bigint references users, -- null: came with the program
  created_at timestamptz not null default now(),
  asked_at timestamptz,
  approved_by bigint references users,
  active_from timestamptz,
  retired_at timestamptz,
  row_version integer not null default 1,
  check (approved_by <> created_by),
  check (status <> 'active' or active_from is not null)
);
create unique index one_active_match_config on match_configs (status) where status = 'active';
create unique index one_asked_match_config on match_configs (status) where status in ('draft', 'asked');
revoke delete, truncate on match_configs from giro_app;

insert into match_configs (version, status, active_from, config) values (1, 'active', now(), '{
  "thresholds": {"review": 0.8, "alert": 0.85, "block": 0.95},
  "weakAlias": 0.79, "acronym": 0.9, "initials": 0.8, "maxHits": 25,
  "evidence": {"sameBirth": 0.05, "otherDay": -0.04, "nearYear": -0.03, "otherYear": -0.3, "otherSex": -0.15,
    "otherCountry": -0.05, "clearYears": 2, "clearCircaYears": 5}
}');

create table screenings (
  id bigint generated always as identity primary key,
  subject_kind text not null check (subject_kind in ('customer', 'recipient', 'party', 'thing')),
  subject_id bigint, -- of the customer or recipient; null for who only stands on an order or was typed in
  order_id bigint references orders,
  role text check (role in ('sender', 'receiver', 'altReceiver', 'thing')),
  trigger text not null check (trigger in
    ('create', 'edit', 'sale', 'hand-over', 'list-change', 'nightly', 'config', 'manual')),
  at timestamptz not null,
  subject jsonb not null, -- names, birth, sex, countries; of documents only that there are some
  ids_sealed bytea, -- numbers of documents, encrypted: without them it could not be run again
  subject_hash text not null, -- of everything above, numbers included
  basis text not null, -- lists, configuration and engine
  config_version integer not null references match_configs,
  engine_version text not null,
  microseconds integer not null,
  result text not null check (result in ('clear', 'auto-cleared', 'remembered', 'potential', 'unreadable')),
  by bigint references users, -- null: the program by itself
  check ((subject_id is not null) = (subject_kind in ('customer', 'recipient')))
);
create index screenings_by_subject on screenings (subject_kind, subject_id, id desc) where subject_id is not null;
create index screenings_by_order on screenings (order_id, id) where order_id is not null;
create index screenings_by_time on screenings (at, id);
create index screenings_found on screenings (at, id) where result in ('potential', 'unreadable');
-- Nothing of it is ever changed, but a new key seals the numbers again.
revoke update, delete, truncate on screenings from giro_app;
grant update (ids_sealed) on screenings to giro_app;

create table screening_hits (
  id bigint generated always as identity primary key,
  screening_id bigint not null references screenings,
  source text not null,
  entry_id text not null,
  identity_hash text not null,
  entry jsonb not null, -- as it was listed then
  name text not null, -- of the entry, the one that fits best
  score numeric(5, 4) not null check (score between 0 and 1),
  name_score numeric(5, 4) not null,
  portal_score integer not null,
  status text not null check (status in ('block', 'alert', 'review', 'auto-cleared', 'remembered')),
  evidence jsonb not null,
  parts jsonb not null,
  reopened jsonb, -- a decision on it was known and did not count any more: what changed since
  memory_id bigint, -- the decision that was remembered or re-opened
  decision text not null default 'open'
    check (decision in ('open', 'false-positive', 'true-match', 'need-info', 'closed')),
  decided_by bigint references users,
  decided_at timestamptz,
  decision_id text,
  note text not null default ''
);
create index screening_hits_by_screening on screening_hits (screening_id, id);
create index screening_hits_by_entry on screening_hits (source, entry_id) where decision in ('open', 'need-info');
-- What was found stays; only the decision on it is written later.
revoke update, delete, truncate on screening_hits from giro_app;
grant update (decision, decided_by, decided_at, decision_id, note) on screening_hits to giro_app;

-- One false alarm of one person about one entry of a list, and why it need not be asked again.
create table hit_memories (
  id bigint generated always as identity primary key,
  person_kind text not null check (person_kind in ('customer', 'recipient', 'party', 'thing')),
  person_id bigint, -- null: known by its subject_hash only
  subject_hash text not null,
  source text not null,
  entry_id text not null,
  identity_hash text not null,
  entry jsonb not null,
  subject jsonb not null,
  score numeric(5, 4) not null,
  config_version integer not null references match_configs,
  programs text[] not null,
  hit_id bigint not null references screening_hits,
  reason_code text not null,
  note text not null,
  decided_by bigint not null references users,
  second_by bigint references users check (second_by <> decided_by),
  decided_at timestamptz not null,
  expires_at timestamptz not null,
  scope text not null check (scope in ('all', 'order')),
  order_id bigint references orders,
  version integer not null default 1,
  revoked_at timestamptz,
  revoked_by bigint references users, -- null: a newer decision took its place
  revoked_why text not null default '',
  reopened_at timestamptz,
  reopened_why jsonb,
  check (scope <> 'order' or order_id is not null)
);
create unique index one_memory_of_a_person on hit_memories (person_kind, person_id, source, entry_id, scope, coalesce(order_id, 0))
  where revoked_at is null and person_id is not null;
create unique index one_memory_of_a_party on hit_memories (person_kind, subject_hash, source, entry_id, scope, coalesce(order_id, 0))
  where revoked_at is null and person_id is null;
revoke update, delete, truncate on hit_memories from giro_app;
grant update (second_by, version, revoked_at, revoked_by, revoked_why, reopened_at, reopened_why) on hit_memories to giro_app;
