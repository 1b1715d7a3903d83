import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { APP_ROLE } from '../db/roles.ts';

// Any number does, as long as every version of the program asks for the same one.
const migrationLock = '7205759403792793602';

// The worker's tables have row-level security without a policy, so that a role needs both: the grant and the policy.
const grants = `
grant usage on schema graphile_worker to ${APP_ROLE};
grant select, insert, update, delete on all tables in schema graphile_worker to ${APP_ROLE};
grant usage, select on all sequences in schema graphile_worker to ${APP_ROLE};
grant execute on all functions in schema graphile_worker to ${APP_ROLE};
do $$ declare secured regclass; begin
  for secured in
    select c.oid from pg_class c
    where c.relnamespace = 'graphile_worker'::regnamespace and c.relrowsecurity
      and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'application')
  loop
    execute format('create policy application on %s to ${APP_ROLE} using (true) with check (true)', secured);
  end loop;
end $$;`;

/** Brings the job tables to their newest state as the owner and lets the application work with them. */
export async function migrateJobs(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'giro migrate jobs' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await runMigrations({ connectionString: ownerUrl });
    await client.query(grants);
  } finally {
    await client.end();
  }
}
