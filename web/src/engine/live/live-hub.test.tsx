import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, refusal } from '../testing/fake-server.ts';
import type { SeenCall } from '../testing/fake-server.ts';
import { liveStatus, onLive, startLive } from './live-hub.ts';
import type { LiveEvent } from './live-event.ts';

let stop: () => void = () => undefined;
const heard: LiveEvent[] = [];
let forget: () => void;
/** Test files run beside each other in one browser. */
const line = 'live-hub.test';

beforeEach(() => {
  heard.length = 0;
  forget = onLive('users', (event) => heard.push(event));
});

afterEach(() => {
  stop();
  forget();
});

function streamOf(text: string, isOpen = false): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text));
      if (!isOpen) controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

const changed = (id: string, topic = 'users') =>
  `id: e${id}\ndata: ${JSON.stringify({ topic, id, change: 'changed' })}\n\n`;

test('tells the listeners of a topic, and goes on after the last event when the line breaks', async () => {
  const calls: SeenCall[] = [];
  fakeServer({
    'GET /api/events': (call) => {
      calls.push(call);
      return calls.length === 1
        ? streamOf(changed('1') + changed('5', 'offices') + changed('2'))
        : streamOf(changed('3'), true);
    },
  });
  stop = startLive(line);
  await expect.poll(() => heard.map(({ id }) => id)).toEqual(['1', '2', '3']);
  expect(calls.map(({ headers }) => headers.get('last-event-id'))).toEqual([null, 'e2']);
  expect(liveStatus()).toBe('open');
});

test('a gap reaches everybody, whatever they listen to', async () => {
  fakeServer({ 'GET /api/events': () => streamOf('id: 9\nevent: resync\ndata: {}\n\n', true) });
  stop = startLive(line);
  await expect.poll(() => heard.map(({ change }) => change)).toEqual(['resync']);
});

test('stops asking when the server says no', async () => {
  const server = fakeServer({ 'GET /api/events': () => refusal(409, 'not-your-role') });
  stop = startLive(line);
  await expect.poll(() => server.calls('GET /api/events').length).toBe(1);
  await expect.poll(liveStatus).toBe('off');
  expect(server.calls('GET /api/events').length).toBe(1);
});

test('one tab asks the server, the others hear it from that tab', async () => {
  const server = fakeServer({ 'GET /api/events': () => streamOf('', true) });
  stop = startLive(line);
  await expect.poll(liveStatus).toBe('open');
  const channel = new BroadcastChannel(line);
  const told = vi.fn<(data: unknown) => void>();
  channel.onmessage = ({ data }) => told(data);
  channel.postMessage({ kind: 'hello' });
  await expect.poll(() => told.mock.calls).toEqual([[{ kind: 'status', status: 'open' }]]);
  const other = startLive(line);
  channel.postMessage({ kind: 'event', lastId: 'x', event: { topic: 'users', id: '4', change: 'changed' } });
  await expect.poll(() => heard.some(({ id }) => id === '4')).toBe(true);
  expect(server.calls('GET /api/events').length).toBe(1);
  other();
  channel.close();
});
