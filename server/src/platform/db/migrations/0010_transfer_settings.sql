-- What the price of a money transfer depends on. Every row is a version that counts from a moment on; nothing is
-- edited or deleted. One parent keeps the rules of versions, one partition per table keeps them apart.

-- One act of changing: rows of one table, changed together by somebody for a reason.
create table transfer_changes (
  id bigint generated always as identity primary key,
  kind text not null,
  revision integer not null check (revision > 0), -- counts the changes of a table
  reason text not null check (reason <> ''),
  changed_by bigint not null references users,
  changed_at timestamptz not null,
  unique (kind, revision)
);

create table transfer_settings (
  id bigint generated always as identity,
  kind text not null,
  change_id bigint not null references transfer_changes,
  key text not null, -- what the row is about: 'HomeCash/CUP'
  version integer not null check (version > 0), -- counts the versions of a key
  -- Set: this value counts. End: the row is no more. Withdraw: what was planned for this valid_from is not.
  action text not null check (action in ('Set', 'End', 'Withdraw')),
  valid_from timestamptz not null,
  valid_to timestamptz, -- then the version that counted before counts again; null: until a later one
  value jsonb,
  primary key (kind, id),
  unique (kind, key, version),
  check ((action = 'Set') = (value is not null)),
  check (valid_to is null or valid_to > valid_from)
) partition by list (kind);
create index transfer_settings_by_time on transfer_settings (kind, key, valid_from);

create table transfer_methods partition of transfer_settings for values in ('methods');
create table transfer_rates partition of transfer_settings for values in ('rates');
create table transfer_fee_tiers partition of transfer_settings for values in ('feeTiers');
create table transfer_surcharges partition of transfer_settings for values in ('surcharges');
create table transfer_availability partition of transfer_settings for values in ('availability');
create table transfer_limits partition of transfer_settings for values in ('limits');
create table transfer_providers partition of transfer_settings for values in ('providers');
create table transfer_commissions partition of transfer_settings for values in ('commissions');
create table transfer_texts partition of transfer_settings for values in ('texts');
create table transfer_rules partition of transfer_settings for values in ('rules');

create trigger transfer_settings_is_append_only before update or delete on transfer_settings
  for each row execute function refuse_change();
create trigger transfer_changes_is_append_only before update or delete on transfer_changes
  for each row execute function refuse_change();
create trigger transfer_changes_is_not_truncated before truncate on transfer_changes
  execute function refuse_change();
revoke update, delete, truncate on transfer_changes, transfer_settings from giro_app;

do $$ declare part text; begin
  for part in select inhrelid::regclass::text from pg_inherits where inhparent = 'transfer_settings'::regclass loop
    execute format('create trigger is_not_truncated before truncate on %s execute function refuse_change()', part);
    execute format('revoke update, delete, truncate on %s from giro_app', part);
  end loop;
end $$;
