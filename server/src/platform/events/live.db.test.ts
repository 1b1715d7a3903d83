import { afterEach, describe, expect, it, vi } from 'vitest';
import pg from 'pg';
import { testApp } from '../http/test-app.ts';
import { bindLive } from './live.routes.ts';
import { publish } from './publish.queries.ts';
import { testDatabase } from '../db/test-database.ts';

interface Frame {
  readonly id?: string;
  readonly event?: string;
  readonly data?: { topic: string; id: string };
}

const database = await testDatabase();
const bindHere: Parameters<typeof testApp>[0] = [
  (app, services) => bindLive(app, services, { url: database.appUrl, beat: 200 }),
];
const [first, second] = [await testApp(bindHere, { database }), await testApp(bindHere, { database })];
const addresses = [await first.listen(), await second.listen()];
const opened: AbortController[] = [];
afterEach(() => opened.splice(0).forEach((controller) => controller.abort()));

/** Reads a stream as the browser does. */
async function open(token: string, { process = 0, last }: { process?: number; last?: string } = {}) {
  const controller = new AbortController();
  opened.push(controller);
  const response = await fetch(`${addresses[process]}/api/events`, {
    headers: { authorization: `Bearer ${token}`, ...(last !== undefined && { 'last-event-id': last }) },
    signal: controller.signal,
  });
  const live = { response, frames: [] as Frame[], beats: 0, isOver: false };
  void read(response, live).catch(() => (live.isOver = true));
  await vi.waitFor(() => expect(live.frames.some(({ event }) => event === 'hello')).toBe(true), 10_000);
  return { ...live, frames: live.frames, close: () => controller.abort(), live };
}

async function read(
  response: Response,
  live: { frames: Frame[]; beats: number; isOver: boolean },
): Promise<void> {
  let rest = '';
  for await (const chunk of response.body ?? []) {
    const blocks = (rest + Buffer.from(chunk as Uint8Array).toString()).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      if (block.startsWith(':')) live.beats += 1;
      else live.frames.push(parse(block));
    }
  }
  live.isOver = true;
}

function parse(block: string): Frame {
  const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s, 2)));
  return { ...fields, data: JSON.parse(fields['data'] ?? 'null') as Frame['data'] } as Frame;
}

const say = async (event: Parameters<typeof publish>[1]): Promise<void> => {
  await database.app.transaction().execute((tx) => publish(tx, event));
  await first.runJobs();
};
const idsOf = (frames: readonly Frame[]): string[] =>
  frames.flatMap(({ event, data }) => (event === undefined ? (data?.id ?? []) : []));

describe('the live stream', () => {
  it('reaches the browsers of every server process, and only those who may see it', async () => {
    const [north, south] = [await first.insertOffice(), await first.insertOffice()];
    const seller = await first.insertUser({ offices: [north.id] });
    const other = await first.insertUser({ offices: [south.id] });
    const boss = await first.insertUser({ roles: ['CorporationAdmin'], offices: [south.id] });
    const streams = [
      await open(seller.token),
      await open(other.token, { process: 1 }),
      await open(boss.token),
    ];
    await say({ topic: 'offices', id: '1', change: 'changed', officeIds: [north.id] });
    await say({ topic: 'notices', id: '2', change: 'created' });
    await say({ topic: 'views', id: '3', change: 'created', userIds: [other.id] });
    await say({ topic: 'notices', id: '4', change: 'changed' });
    await vi.waitFor(() => streams.forEach(({ frames }) => expect(idsOf(frames)).toContain('4')), 10_000);
    expect(streams.map(({ frames }) => idsOf(frames))).toEqual([
      ['1', '2', '4'],
      ['2', '3', '4'],
      ['1', '2', '4'],
    ]);
    expect(streams[0]?.response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(streams[0]?.frames.at(-1)?.data).toEqual({ topic: 'notices', id: '4', change: 'changed' });
  });

  it('goes on where it broke off, in another process too', async () => {
    const person = await first.insertUser({});
    const stream = await open(person.token);
    await say({ topic: 'users', id: '10', change: 'changed' });
    await vi.waitFor(() => expect(idsOf(stream.frames)).toEqual(['10']), 10_000);
    stream.close();
    await say({ topic: 'users', id: '11', change: 'changed' });
    const again = await open(person.token, { process: 1, last: stream.frames.at(-1)?.id });
    expect(idsOf(again.frames)).toEqual(['11']);
  });

  it('asks to read again when it cannot know what was missed', async () => {
    const person = await first.insertUser({});
    const stream = await open(person.token, { last: 'long-ago' });
    expect(stream.frames.map(({ event }) => event)).toEqual(['resync', 'hello']);
  });

  it('asks everybody to read again after its own connection broke', async () => {
    const person = await first.insertUser({});
    const stream = await open(person.token);
    const client = new pg.Client({ connectionString: database.appUrl });
    await client.connect();
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'giro live' and datname = current_database()`,
    );
    await client.end();
    await vi.waitFor(() => expect(stream.frames.some(({ event }) => event === 'resync')).toBe(true), 10_000);
    await say({ topic: 'users', id: '20', change: 'changed' });
    await vi.waitFor(() => expect(idsOf(stream.frames)).toEqual(['20']), 10_000);
  });

  it('ends at once when its session is ended, and with the heartbeat when it runs out', async () => {
    const person = await first.insertUser({});
    const [revoked, expired] = [
      await open(person.token, { process: 1 }),
      await open((await first.insertUser({})).token),
    ];
    const { id } = await database.app
      .updateTable('sessions')
      .set({ revoked_at: first.clock.now })
      .where('user_id', '=', person.id)
      .returning('id')
      .executeTakeFirstOrThrow();
    await say({ topic: 'sessions', id, change: 'changed', userIds: [person.id] });
    await vi.waitFor(() => expect(revoked.live.isOver).toBe(true), 10_000);
    expect(expired.live.isOver).toBe(false);
    await vi.waitFor(() => expect(expired.live.beats).toBeGreaterThan(0), 10_000);
    first.clock.advance(61);
    await vi.waitFor(() => expect(expired.live.isOver).toBe(true), 10_000);
  });

  it('needs a session', async () => {
    const response = await fetch(`${addresses[0]}/api/events`);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'session-ended' });
  });
});

it('lets the server close while streams are open', async () => {
  const third = await testApp(bindHere, { database });
  addresses.push(await third.listen());
  const person = await third.insertUser({});
  const stream = await open(person.token, { process: 2 });
  await third.app.close();
  await vi.waitFor(() => expect(stream.live.isOver).toBe(true), 10_000);
});
