import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { testApp } from '../http/test-app.ts';
import { enqueue } from './enqueue.queries.ts';
import { freeLostJobs, sayPresent } from './lost-jobs.queries.ts';
import { migrateJobs } from './migrate-jobs.queries.ts';
import { startJobs } from './run-jobs.ts';
import type { Tasks } from './task.ts';

const test = await testApp([]);
const { app, appUrl, ownerUrl } = test.database;
const client = new pg.Client({ connectionString: appUrl });
const worker = new pg.Client({ connectionString: appUrl });
beforeAll(async () => {
  await migrateJobs(ownerUrl);
  await Promise.all([client.connect(), worker.connect()]);
});
afterAll(() => client.end());

/** A job as a worker has it that took it so long ago; answers its id. */
async function take(workerId: string, secondsAgo: number): Promise<string> {
  await client.query('begin');
  const { rows } = await client.query<{ id: string }>(`select id from graphile_worker.add_job('note', '{}')`);
  await client.query(
    `update graphile_worker._private_jobs set locked_by = $2, attempts = 1,
       locked_at = now() - make_interval(secs => $3) where id = $1`,
    [rows[0]?.id, workerId, secondsAgo],
  );
  await client.query('commit');
  return rows[0]?.id ?? '';
}

async function takenBy(id: string): Promise<string | null> {
  const { rows } = await client.query<{ locked_by: string | null }>(
    'select locked_by from graphile_worker._private_jobs where id = $1',
    [id],
  );
  return rows[0]?.locked_by ?? null;
}

it('frees the jobs of a worker once its connection is gone, and no sooner', async () => {
  await sayPresent(worker, 'pool-living');
  const [living, dead] = [await take('pool-living', 0), await take('pool-dead', 0)];
  expect(await freeLostJobs(client)).toBe(0); // too young
  expect(await freeLostJobs(client, 0)).toBe(1);
  expect([await takenBy(living), await takenBy(dead)]).toEqual(['pool-living', null]);
  await worker.end();
  await vi.waitFor(async () => expect(await freeLostJobs(client, 0)).toBe(1), 60_000);
  expect(await takenBy(living)).toBeNull();
});

it('frees what was taken before the database went down, whoever took it', async () => {
  const { rows } = await client.query<{ age: number }>(
    'select extract(epoch from now() - pg_postmaster_start_time())::float8 as age',
  );
  await sayPresent(client, 'pool-here');
  const before = await take('pool-here', (rows[0]?.age ?? 0) + 60);
  const since = await take('pool-here', 0);
  await freeLostJobs(client);
  expect([await takenBy(before), await takenBy(since)]).toEqual([null, 'pool-here']);
});

it('lets a process finish the job of one that was killed, and leaves its own long job alone', async () => {
  const ran: string[] = [];
  const ends: (() => void)[] = [];
  const tasks: Tasks = {
    note: { run: async () => void ran.push('note'), maxAttempts: 3 },
    long: {
      run: async () => {
        ran.push('long');
        await new Promise<void>((resolve) => ends.push(resolve));
      },
      maxAttempts: 3,
    },
  };
  await client.query('delete from graphile_worker._private_jobs');
  const jobs = await startJobs(test.services, { url: appUrl, tasks });
  await app.transaction().execute((tx) => enqueue(tx, 'long', {}));
  await vi.waitFor(() => expect(ran).toEqual(['long']), 60_000);
  await take('pool-killed', 60);
  await vi.waitFor(() => expect(ran).toEqual(['long', 'note']), 60_000);
  expect(await freeLostJobs(client, 0)).toBe(0);
  ends.forEach((end) => end());
  await jobs.stop();
});
