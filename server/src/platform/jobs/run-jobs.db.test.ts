import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testApp } from '../http/test-app.ts';
import { dispatchBatch } from './dispatch.queries.ts';
import { enqueue } from './enqueue.queries.ts';
import { migrateJobs } from './migrate-jobs.queries.ts';
import type { Jobs } from './run-jobs.ts';
import { drainJobs, startJobs } from './run-jobs.ts';
import type { Attempt, Tasks } from './task.ts';

const test = await testApp([]);
const { app, appUrl, ownerUrl } = test.database;
beforeAll(() => migrateJobs(ownerUrl));

const done: unknown[] = [];
const attempts: Attempt[] = [];
const tasks: Tasks = {
  note: { run: async (_, { n }) => void done.push(n), maxAttempts: 3 },
  failing: {
    async run(_, __, attempt) {
      attempts.push(attempt);
      throw new Error('not now');
    },
    maxAttempts: 2,
  },
};
const put = (task: string, n: number): Promise<void> =>
  app.transaction().execute((tx) => enqueue(tx, task, { n }));
const outboxSize = async (): Promise<number> =>
  (await app.selectFrom('outbox').select('id').execute()).length;

const clients: pg.Client[] = [];
afterAll(() => Promise.all(clients.map((client) => client.end())));

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: appUrl });
  await client.connect();
  clients.push(client);
  return client;
}

describe('the dispatcher', () => {
  it('runs what was enqueued, once', async () => {
    await put('note', 1);
    await put('note', 2);
    await drainJobs(test.services, { url: appUrl, tasks });
    await drainJobs(test.services, { url: appUrl, tasks });
    expect(done.toSorted()).toEqual([1, 2]);
    expect(await outboxSize()).toBe(0);
  });

  it('never passes a transaction that is still running', async () => {
    const [slow, dispatcher] = [await connect(), await connect()];
    await slow.query('begin');
    await slow.query(`insert into outbox (kind, name, payload) values ('job', 'note', '{"n": 10}')`);
    await put('note', 11); // later begun, earlier committed
    expect(await dispatchBatch(dispatcher, tasks)).toBe(0);
    expect(await outboxSize()).toBe(1);
    await slow.query('commit');
    await vi.waitFor(async () => expect(await dispatchBatch(dispatcher, tasks)).toBe(2), 60_000);
    const { rows } = await dispatcher.query('select payload from graphile_worker._private_jobs order by id');
    expect(rows.map((row: { payload: { n: number } }) => row.payload.n)).toEqual([10, 11]);
    await drainJobs(test.services, { url: appUrl, tasks });
  });

  it('hands on nothing when any of it fails', async () => {
    const dispatcher = await connect();
    await put('note', 20);
    await put('x'.repeat(200), 21); // the worker takes no name longer than 128
    await vi.waitFor(async () => await expect(dispatchBatch(dispatcher, tasks)).rejects.toThrow(), 60_000);
    expect(await outboxSize()).toBe(2);
    await app.deleteFrom('outbox').where('name', '<>', 'note').execute();
    await vi.waitFor(async () => expect(await dispatchBatch(dispatcher, tasks)).toBe(1), 60_000);
  });
});

it('tries a failed job again as often as its task says', async () => {
  const client = await connect();
  await put('failing', 1);
  await drainJobs(test.services, { url: appUrl, tasks });
  await client.query('update graphile_worker._private_jobs set run_at = now()');
  await drainJobs(test.services, { url: appUrl, tasks });
  await client.query('update graphile_worker._private_jobs set run_at = now()');
  await drainJobs(test.services, { url: appUrl, tasks });
  expect(attempts).toEqual([
    { number: 1, isLast: false },
    { number: 2, isLast: true },
  ]);
});

it('has one dispatcher among several processes, and the next one takes over', async () => {
  const start = (): Promise<Jobs> => startJobs(test.services, { url: appUrl, tasks });
  const processes = [await start(), await start()];
  const leaders = (): Jobs[] => processes.filter((jobs) => jobs.isDispatching());
  await vi.waitFor(() => expect(leaders()).toHaveLength(1), 60_000);
  await put('note', 30);
  await vi.waitFor(() => expect(done).toContain(30), 60_000);

  const [leader] = leaders();
  await leader?.stop();
  const [heir] = processes.filter((jobs) => jobs !== leader);
  await vi.waitFor(() => expect(heir?.isDispatching()).toBe(true), 60_000);
  await put('note', 31);
  await vi.waitFor(() => expect(done).toContain(31), 60_000);
  await heir?.stop();
  expect(done.filter((n) => n === 30 || n === 31)).toHaveLength(2);
});

it('keeps the schedule of the tasks', async () => {
  const scheduled: Tasks = { hourly: { run: async () => undefined, maxAttempts: 1, schedule: '17 * * * *' } };
  const jobs = await startJobs(test.services, { url: appUrl, tasks: scheduled });
  const client = await connect();
  await vi.waitFor(async () => {
    const { rows } = await client.query('select identifier from graphile_worker._private_known_crontabs');
    expect(rows).toEqual([{ identifier: 'hourly' }]);
  }, 60_000);
  await jobs.stop();
});

it('may migrate again, also at the same moment', async () => {
  await Promise.all([migrateJobs(ownerUrl), migrateJobs(ownerUrl)]);
});
