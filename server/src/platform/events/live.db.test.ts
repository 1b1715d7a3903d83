import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import pg from 'pg';
import type { OfficeContext } from '../http/context.ts';
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
// Here the paper of an office is open to who works in it.
const mayRead = async ({ office }: OfficeContext, entity: string, id: string): Promise<boolean> =>
  entity === 'office' && office.id === id;
const bindHere: Parameters<typeof testApp>[0] = [
  (app, services) => bindLive(app, services, { url: database.appUrl, mayRead, beat: 200 }),
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
  await vi.waitFor(() => expect(live.frames.some(({ event }) => event === 'hello')).toBe(true), 60_000);
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
    await vi.waitFor(() => streams.forEach(({ frames }) => expect(idsOf(frames)).toContain('4')), 60_000);
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
    await vi.waitFor(() => expect(idsOf(stream.frames)).toEqual(['10']), 60_000);
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
    await vi.waitFor(() => expect(stream.frames.some(({ event }) => event === 'resync')).toBe(true), 60_000);
    await say({ topic: 'users', id: '20', change: 'changed' });
    await vi.waitFor(() => expect(idsOf(stream.frames)).toEqual(['20']), 60_000);
  });

  describe('who else reads a paper', () => {
    const [tabs, apps] = [
      [randomUUID(), randomUUID(), randomUUID()],
      [first, second],
    ];
    const setUp = async () => {
      const office = await first.insertOffice();
      const ana = await first.insertUser({ offices: [office.id] });
      const luis = await first.insertUser({ offices: [office.id] });
      const path = `/api/presence/office/${office.id}`;
      const said = (token: string, tab: number, { method = 'PUT' as 'PUT' | 'DELETE', process = 0 } = {}) =>
        apps[process]?.call<{ readers: { id: string; name: string }[] }>(method, path, {
          token,
          office: office.id,
          body: { tab: tabs[tab] },
        });
      const readers = async (token: string, tab: number, process = 0) =>
        (await said(token, tab, { process }))?.body.readers.map(({ id }) => id);
      return { office, ana, luis, said, readers };
    };

    it('is known in every process, told to those who were there, and ends with the last of their tabs', async () => {
      const { office, ana, luis, said, readers } = await setUp();
      const [stream, stranger] = [
        await open(ana.token),
        await open((await first.insertUser({ offices: [office.id] })).token),
      ];
      const news = () => stream.frames.filter(({ data }) => data?.topic === 'presence').length;
      expect(await readers(ana.token, 0)).toEqual([]);
      expect(await readers(luis.token, 1, 1)).toEqual([ana.id]);
      await vi.waitFor(() => expect(news()).toBe(1), 60_000);
      expect(stream.frames.at(-1)?.data).toMatchObject({ topic: 'presence', id: `office/${office.id}` });
      const answer = await said(ana.token, 0);
      expect(answer?.body.readers).toEqual([{ id: luis.id, name: expect.any(String) as string }]);
      expect(await readers(luis.token, 2, 1)).toEqual([ana.id]);
      await said(luis.token, 1, { method: 'DELETE', process: 1 });
      expect(await readers(ana.token, 0)).toEqual([luis.id]);
      await said(luis.token, 2, { method: 'DELETE' });
      await vi.waitFor(() => expect(news()).toBe(2), 60_000);
      expect(await readers(ana.token, 0)).toEqual([]);
      expect(idsOf(stranger.frames)).toEqual([]);
    });

    it('nobody is sent away by another, and is forgotten when their browser falls silent', async () => {
      const { ana, luis, said, readers } = await setUp();
      await said(luis.token, 1);
      await said(ana.token, 0);
      await said(ana.token, 1, { method: 'DELETE' }); // with the tab of Luis
      expect(await readers(ana.token, 0)).toEqual([luis.id]);
      first.clock.advance(0.5);
      expect(await readers(ana.token, 0)).toEqual([luis.id]);
      // The beat comes back from PostgreSQL, perhaps only now: then he is silent since then.
      const afterSilence = async () => {
        first.clock.advance(0.5);
        return await readers(ana.token, 0);
      };
      await expect.poll(afterSilence, { timeout: 60_000, interval: 500 }).toEqual([]);
    });

    it('is a secret to who may not open the paper', async () => {
      const { office, ana, said } = await setUp();
      await said(ana.token, 0);
      const elsewhere = await first.insertOffice();
      const other = await first.insertUser({ offices: [elsewhere.id] });
      const answer = await first.call('PUT', `/api/presence/office/${office.id}`, {
        token: other.token,
        office: elsewhere.id,
        body: { tab: randomUUID() },
      });
      expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
      expect((await said(ana.token, 0))?.body).toEqual({ readers: [] });
    });
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
    await vi.waitFor(() => expect(revoked.live.isOver).toBe(true), 60_000);
    expect(expired.live.isOver).toBe(false);
    await vi.waitFor(() => expect(expired.live.beats).toBeGreaterThan(0), 60_000);
    first.clock.advance(61);
    await vi.waitFor(() => expect(expired.live.isOver).toBe(true), 60_000);
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
  await vi.waitFor(() => expect(stream.live.isOver).toBe(true), 60_000);
});
