-- Extensions, text folding, the installation mark and the append-only guard that later tables use.
create extension if not exists citext;
create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists btree_gist;
create extension if not exists pgcrypto;

do $$ begin
  if not exists (select from pg_roles where rolname = 'giro_app') then
    create role giro_app nologin;
  end if;
end $$;

grant usage on schema public to giro_app;
grant select on schema_migration to giro_app;
alter default privileges in schema public grant select, insert, update, delete on tables to giro_app;
alter default privileges in schema public grant usage, select on sequences to giro_app;

-- Lower case without accents: what people type against what is stored ("pena" finds "Peña").
create function fold(value text) returns text
  language sql immutable parallel safe strict
  return lower(unaccent('unaccent'::regdictionary, value));

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

-- One row. is_demo is written once at the first load and can never change: only a demo may set its clock.
create table installation (
  only_row boolean primary key default true check (only_row),
  is_demo boolean not null,
  created_at timestamptz not null default now()
);
create trigger installation_is_final before update or delete on installation
  for each row execute function refuse_change();
create trigger installation_is_not_truncated before truncate on installation
  execute function refuse_change();
