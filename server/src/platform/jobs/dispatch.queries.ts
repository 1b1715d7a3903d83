import type { ClientBase } from 'pg';
import type { LiveEvent } from '../events/live-event.ts';
import { channel, packEvents } from '../events/live-event.ts';
import type { Tasks } from './task.ts';

interface OutboxRow {
  readonly id: string;
  readonly kind: 'event' | 'job';
  readonly name: string;
  readonly payload: Record<string, unknown>;
}

const batchSize = 500;
const defaultAttempts = 10;

/**
 * Hands on what was committed: jobs to the worker, events to all server processes; answers how many rows it took.
 * Rows come in commit order: those of transactions older than every one still running (the xmin horizon), so no row
 * can appear behind one that was already read. One transaction, so that each row is handed on exactly once.
 */
export async function dispatchBatch(client: ClientBase, tasks: Tasks): Promise<number> {
  await client.query('begin');
  try {
    const { rows } = await client.query<OutboxRow>(
      `select id, kind, name, payload from outbox
       where xid < pg_snapshot_xmin(pg_current_snapshot()) order by xid, id limit ${batchSize}`,
    );
    if (rows.length > 0) {
      await addJobs(client, tasks, rows);
      await notify(client, rows);
      await client.query('delete from outbox where id = any($1::bigint[])', [rows.map((row) => row.id)]);
    }
    await client.query('commit');
    return rows.length;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Whether something committed still waits; also for a transaction elsewhere in the cluster to end. */
export async function isWaiting(client: ClientBase): Promise<boolean> {
  const { rowCount } = await client.query('select from outbox limit 1');
  return rowCount !== 0;
}

async function addJobs(client: ClientBase, tasks: Tasks, rows: readonly OutboxRow[]): Promise<void> {
  const jobs = rows.filter((row) => row.kind === 'job');
  if (jobs.length === 0) return;
  await client.query(
    `select from graphile_worker.add_jobs(array(
       select row(name, payload, null, null, attempts, key, null, null)::graphile_worker.job_spec
       from unnest($1::text[], $2::json[], $3::smallint[], $4::text[]) with ordinality
         as job(name, payload, attempts, key, position)
       order by position))`,
    [
      jobs.map((job) => job.name),
      jobs.map((job) => JSON.stringify(job.payload)),
      jobs.map((job) => tasks[job.name]?.maxAttempts ?? defaultAttempts),
      jobs.map((job) => `outbox:${job.id}`),
    ],
  );
}

async function notify(client: ClientBase, rows: readonly OutboxRow[]): Promise<void> {
  const events = rows
    .filter((row) => row.kind === 'event')
    .map((row) => ({ ...row.payload, eventId: row.id, topic: row.name }) as LiveEvent);
  for (const text of packEvents(events)) {
    await client.query('select pg_notify($1, $2)', [channel, text]);
  }
}

/** Takes the dispatcher's lock for as long as the connection lives; false when another process has it. */
export async function tryLead(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ leads: boolean }>('select pg_try_advisory_lock($1) as leads', [
    '7205759403792793603',
  ]);
  return rows[0]?.leads === true;
}
