import { expect, test } from 'vitest';
import { readEvents } from './read-events.ts';

async function read(...chunks: (string | Uint8Array)[]) {
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks)
        controller.enqueue(typeof chunk === 'string' ? encoder.encode(chunk) : chunk);
      controller.close();
    },
  });
  return await Array.fromAsync(readEvents(stream));
}

test('messages are whole however they are cut on the way', async () => {
  const text = 'id: 1\ndata: {"a":"ñ"}\n\nid: 2\nevent: resync\ndata: {}\n\n';
  const bytes = new TextEncoder().encode(text);
  const expected = [
    { id: '1', event: 'message', data: '{"a":"ñ"}' },
    { id: '2', event: 'resync', data: '{}' },
  ];
  for (let cut = 0; cut <= bytes.length; cut += 1) {
    expect(await read(bytes.slice(0, cut), bytes.slice(cut))).toEqual(expected);
  }
});

test('heartbeats are no messages, several lines of data are one, an unfinished message is not told', async () => {
  expect(await read(': beat\n\n', 'data: one\ndata: two\r\n\r\n', 'data: lost')).toEqual([
    { id: '', event: 'message', data: 'one\ntwo' },
  ]);
});
