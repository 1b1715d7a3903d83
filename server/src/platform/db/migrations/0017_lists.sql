-- The lists people and firms are compared with: sources, versions, what every version changed, and the entries of now.
create table list_sources (
  code text primary key check (code in ('OFAC_SDN', 'OFAC_CONS', 'CRL', 'CPA', 'INTERNAL_BLOCK')),
  place smallint not null unique,
  -- Where each part is downloaded from, by the name of the part; empty: its publisher offers no file, so it is uploaded.
  addresses jsonb not null default '{}' check (jsonb_typeof(addresses) = 'object'),
  is_download_on boolean not null default true,
  every_hours integer not null default 12 check (every_hours between 1 and 168),
  max_age_hours integer check (max_age_hours > 0), -- null: what the configuration key ListStaleness says
  min_rows integer not null default 1 check (min_rows >= 0),
  max_shrink_pct numeric(5, 2) not null default 5 check (max_shrink_pct between 0 and 100),
  is_blocking boolean not null default false, -- whether a hit blocks property; the others forbid dealings of a kind
  -- What stood at the publisher when we last succeeded: {part: {etag, lastModified, sha256}}.
  downloads jsonb not null default '{}',
  checked_at timestamptz, -- the last time anybody looked at the publisher
  fresh_at timestamptz, -- the moment of which it is known that the active version was the newest
  next_check_at timestamptz,
  failures integer not null default 0, -- in a row
  last_failure text,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);

insert into list_sources (code, place, addresses, max_age_hours, min_rows, max_shrink_pct, is_blocking) values
  ('OFAC_SDN', 1, '{
    "main": "https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports/SDN.CSV",
    "alt": "https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports/ALT.CSV",
    "add": "https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports/ADD.CSV",
    "comments": "https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports/SDN_COMMENTS.CSV"}',
    null, 5000, 5, true),
  ('OFAC_CONS', 2, '{
    "main": "https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports/CONS_PRIM.CSV",
    "alt": "https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports/CONS_ALT.CSV",
    "add": "https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports/CONS_ADD.CSV",
    "comments": "https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports/CONS_COMMENTS.CSV"}',
    null, 200, 10, false),
  -- The State Department publishes pages, not files: somebody compares and uploads once a month.
  ('CRL', 3, '{}', 744, 100, 10, false),
  ('CPA', 4, '{}', 744, 200, 10, false),
  ('INTERNAL_BLOCK', 5, '{}', null, 0, 100, true);

create table list_versions (
  id bigint generated always as identity primary key,
  source text not null references list_sources,
  status text not null check (status in ('active', 'superseded', 'rejected')),
  origin text not null check (origin in ('shipped', 'download', 'upload')),
  fault text, -- why it was refused
  fetched_at timestamptz not null,
  published_on text not null default '', -- yyyy-MM-dd or yyyy-MM, as far as it is known
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'), -- over the hashes of its parts
  bytes bigint not null,
  rows integer not null,
  unreadable integer not null default 0, -- rows left out
  added integer not null default 0,
  changed integer not null default 0,
  removed integer not null default 0,
  before_id bigint references list_versions, -- what it was compared with
  activated_at timestamptz,
  activated_by bigint references users,
  reason text not null default '',
  check ((status = 'rejected') = (fault is not null)),
  check ((status = 'rejected') = (activated_at is null))
);
create unique index list_versions_active on list_versions (source) where status = 'active';
create index list_versions_by_source on list_versions (source, id);
revoke delete, truncate on list_versions from giro_app;

-- The files as they came, kept ten years (31 CFR 501.601).
create table list_version_files (
  version_id bigint not null references list_versions,
  part text not null check (part in ('main', 'newer-main', 'alt', 'add', 'comments')),
  file_id bigint not null references files,
  name text not null,
  sha256 text not null,
  bytes bigint not null,
  published_on text not null default '',
  rows integer not null default 0,
  has_end_mark boolean not null default false, -- a later file without it was cut off
  primary key (version_id, part)
);
create index list_version_files_by_file on list_version_files (file_id);
revoke update, delete, truncate on list_version_files from giro_app;

create table list_entries (
  id bigint generated always as identity primary key,
  source text not null references list_sources,
  entry_id text not null, -- the publisher's
  name text not null,
  folded_names text not null, -- all names, for the search
  kind text not null,
  programs text[] not null,
  data jsonb not null, -- the entry as the screening reads it
  published jsonb not null, -- its rows in the publisher's columns
  identity_hash text not null,
  first_version bigint not null references list_versions,
  last_changed_version bigint not null references list_versions,
  removed_version bigint references list_versions,
  unique (source, entry_id)
);
revoke delete, truncate on list_entries from giro_app;

-- Row by row what a version changed; the first version of a source has none.
create table list_changes (
  id bigint generated always as identity primary key,
  version_id bigint not null references list_versions,
  source text not null references list_sources,
  entry_id text not null,
  op text not null check (op in ('add', 'mod', 'del')),
  name text not null,
  fields text[] not null default '{}',
  before jsonb,
  after jsonb,
  identity_changed boolean not null,
  program_added boolean not null,
  unique (version_id, entry_id),
  check ((before is null) = (op = 'add') and (after is null) = (op = 'del'))
);
create index list_changes_by_entry on list_changes (source, entry_id);
create trigger list_changes_is_append_only before update or delete on list_changes
  for each row execute function refuse_change();
revoke update, delete, truncate on list_changes from giro_app;

-- What every screening rests on: one row, so that one cheap query tells whether an earlier answer still counts.
create table screening_state (
  only_row boolean primary key default true check (only_row),
  lists text not null default '', -- ids of the active versions
  block_revision bigint not null default 0,
  config_version integer not null default 1
);
insert into screening_state default values;
revoke insert, delete, truncate on screening_state from giro_app;

alter table block_list
  add column kind text not null default 'person' check (kind in ('person', 'organisation')),
  add column updated_at timestamptz not null default now();

-- Whoever changes the block list, and in whichever way, makes earlier answers stale.
create function count_block_list() returns trigger language plpgsql as $$
begin
  update screening_state set block_revision = block_revision + 1;
  return null;
end $$;
create trigger block_list_counts after insert or update or delete on block_list
  for each statement execute function count_block_list();
