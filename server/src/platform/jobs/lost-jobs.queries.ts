import type { ClientBase } from 'pg';

// Any number does, as long as every version of the program takes the same one.
const present = 7_205_759;
const grace = 10; // seconds that a process has to say that it lives

/** Tells all processes that a worker lives, for as long as the connection does. */
export async function sayPresent(client: ClientBase, workerId: string): Promise<void> {
  await client.query('select pg_advisory_lock($1, hashtext($2))', [present, workerId]);
}

/**
 * Gives back the jobs whose process was killed, or whose database was before it could say who took them: by itself
 * the worker would wait four hours. Those taken less than `youngest` seconds ago are left alone. Who works on through
 * a restart of the database may see a job done twice, as after every lost answer.
 */
export async function freeLostJobs(client: ClientBase, youngest = grace): Promise<number> {
  const { rowCount } = await client.query(
    `update graphile_worker._private_jobs job set locked_at = null, locked_by = null
     where job.locked_by like 'pool-%' and job.locked_at < now() - make_interval(secs => $2)
       and (job.locked_at < pg_postmaster_start_time() or not exists (
         select from pg_locks
         where locktype = 'advisory' and classid = $1 and objid = hashtext(job.locked_by)::oid
           and database = (select oid from pg_database where datname = current_database())))`,
    [present, youngest],
  );
  return rowCount ?? 0;
}
