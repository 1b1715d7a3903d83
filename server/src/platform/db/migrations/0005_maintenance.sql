-- The application may bring the planner's figures up to date itself; the right exists from PostgreSQL 17 on.
do $$ begin
  if current_setting('server_version_num')::int >= 170000 then
    execute 'grant maintain on all tables in schema public to giro_app';
    execute 'alter default privileges in schema public grant maintain on tables to giro_app';
  end if;
end $$;
