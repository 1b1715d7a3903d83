import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '#server/platform/http/test-app.ts';
import { downloadList, downloadLists } from './download-lists.queries.ts';
import { sdnFile, sdnRow } from './list-versions.fixture.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const rows = Array.from({ length: 300 }, (_, place) => sdnRow(place + 1, `PEREZ ${place}, Ana`));
const whole = sdnFile(rows);
let answers: Answer[] = [];
let asked: IncomingMessage[] = [];

const publisher = createServer((request, response) => {
  asked.push(request);
  const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? gives(whole);
  answer(request, response);
});
await new Promise<void>((resolve) => void publisher.listen(0, '127.0.0.1', resolve));
const { port } = publisher.address() as AddressInfo;
const url = `http://127.0.0.1:${port}/exports/CONS_PRIM.CSV`;
afterAll(() => {
  publisher.closeAllConnections();
  publisher.close();
});

const test = await testApp([]);
const { app: db } = test.database;
const limits = { tries: 3, pauseMs: 1, timeoutMs: 2000, maxBytes: 1_000_000 };
const download = async () => await downloadList(test.services, 'OFAC_CONS', limits);
const state = async () =>
  await db
    .selectFrom('list_sources')
    .select(['fresh_at', 'checked_at', 'next_check_at', 'failures', 'last_failure'])
    .where('code', '=', 'OFAC_CONS')
    .executeTakeFirstOrThrow();
const versions = async () =>
  await db
    .selectFrom('list_versions')
    .select(['id', 'status', 'fault', 'rows', 'published_on', 'origin'])
    .where('source', '=', 'OFAC_CONS')
    .orderBy('id')
    .execute();

await db
  .updateTable('list_sources')
  .set({ addresses: JSON.stringify({ main: url }) })
  .where('code', '=', 'OFAC_CONS')
  .execute();

function gives(bytes: Uint8Array, headers: Record<string, string> = {}): Answer {
  return (request, response) => {
    const isSame = headers['etag'] !== undefined && request.headers['if-none-match'] === headers['etag'];
    response.writeHead(isSame ? 304 : 200, headers);
    response.end(isSame ? undefined : bytes);
  };
}
const fails =
  (status: number): Answer =>
  (_, response) =>
    void response.writeHead(status).end('busy');

beforeEach(() => {
  asked = [];
  test.clock.advance(60);
});

it('takes the first version with the day of the publisher', async () => {
  answers = [gives(whole, { etag: '"a"', 'last-modified': 'Fri, 13 Nov 2026 14:00:00 GMT' })];
  expect(await download()).toBe('active');
  expect(await versions()).toMatchObject([
    { status: 'active', rows: 300, published_on: '2026-11-13', origin: 'download' },
  ]);
});

it('asks for what is newer only, and is fresh again when there is nothing', async () => {
  expect(await download()).toBe('unchanged');
  expect(asked.map(({ headers }) => headers['if-none-match'])).toEqual(['"a"']);
  expect(await versions()).toHaveLength(1);
  expect(await state()).toMatchObject({ fresh_at: test.clock.now, failures: 0 });
});

describe('what cannot be had', () => {
  it.each([
    ['http-500', fails(500), 3],
    ['http-404', fails(404), 1],
    [
      'ECONNRESET|UND_ERR_SOCKET|unreachable',
      (_: unknown, response: ServerResponse) => void response.destroy(),
      3,
    ],
    ['too-large', gives(Buffer.alloc(1_000_001, 'x')), 1],
    [
      'timeout',
      (_: unknown, response: ServerResponse) => void response.writeHead(200).write('1,'),
      3,
      { timeoutMs: 100 },
    ],
  ] as const)(
    '%s is noted and asked for again in an hour',
    async (why, answer, tries, other: object = {}) => {
      const before = [await versions(), (await state()).fresh_at];
      answers = [answer];
      expect(await downloadList(test.services, 'OFAC_CONS', { ...limits, ...other })).toBe('failed');
      expect(asked).toHaveLength(tries);
      const after = await state();
      expect([await versions(), after.fresh_at]).toEqual(before);
      expect(after.last_failure).toMatch(new RegExp(`^(${why})$`));
      expect(after.next_check_at).toEqual(new Date(test.clock.now.getTime() + 3_600_000));
    },
  );

  it('comes in the end when only the first tries fail', async () => {
    answers = [fails(503), fails(503), gives(sdnFile([...rows, sdnRow(900, 'UNO, Ana')]))];
    expect(await download()).toBe('active');
    expect(await state()).toMatchObject({ failures: 0, last_failure: null });
  });
});

describe('what was had and may not be used', () => {
  it.each([
    ['empty', Buffer.alloc(0)],
    ['cut-off', whole.subarray(0, whole.length / 2)],
    ['web-page', Buffer.from('<html><body>Down for maintenance</body></html>')],
  ])('%s: is kept as refused, and the active version stays and grows older', async (fault, bytes) => {
    const active = (await versions()).filter(({ status }) => status === 'active');
    const { fresh_at: fresh } = await state();
    answers = [gives(bytes, { etag: '"bad"' })];
    expect(await download()).toBe('rejected');
    expect((await versions()).filter(({ status }) => status === 'active')).toEqual(active);
    expect((await versions()).at(-1)).toMatchObject({ status: 'rejected', fault });
    expect(await state()).toMatchObject({ fresh_at: fresh, last_failure: fault });
    await download(); // the refused answer is no reason to ask only for newer ones
    expect(asked.at(-1)?.headers['if-none-match']).not.toBe('"bad"');
  });
});

it('asks a publisher when its time has come, and not while the download is off', async () => {
  await db.updateTable('list_sources').set({ is_download_on: false }).execute();
  answers = [gives(whole)];
  await downloadLists(test.services, limits);
  expect(asked).toHaveLength(0);
  const own = db.updateTable('list_sources').where('code', '=', 'OFAC_CONS');
  await own.set({ is_download_on: true, next_check_at: new Date(test.clock.now.getTime() + 1) }).execute();
  await downloadLists(test.services, limits);
  expect(asked).toHaveLength(0);
  await own.set({ next_check_at: test.clock.now }).execute();
  await downloadLists(test.services, limits);
  expect(asked).toHaveLength(1);
  expect((await state()).next_check_at).toEqual(new Date(test.clock.now.getTime() + 12 * 3_600_000));
});
