import { afterAll, describe, expect, test } from 'vitest';
import { workerQueue } from './worker-queue.ts';

interface Job {
  readonly does: 'echo' | 'crash' | 'hang' | 'throw';
  readonly text?: string;
}

/** A worker that does what the job says; `runs` counts within one life of the thread. */
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    let runs = 0;
    parentPort.on('message', ({ id, does, text }) => {
      runs += 1;
      if (does === 'crash') process.exit(3);
      if (does === 'throw') throw new Error('broken');
      if (does === 'hang') for (;;) {}
      parentPort.postMessage({ id, text, runs });
    });`)}`,
);
const open = (timeoutMs: number) =>
  workerQueue<Job, { id: number; text?: string; runs: number }>({ script, timeoutMs, limit: 3 });
const queue = open(60_000);
const hasty = open(1000);
afterAll(async () => await Promise.all([queue.stop(), hasty.stop()]));

describe('a worker queue', () => {
  test('does one job after the other in one thread', async () => {
    const answers = await Promise.all(['a', 'b', 'c'].map((text) => queue.run({ does: 'echo', text })));
    expect(answers.map(({ text, runs }) => [text, runs])).toEqual([
      ['a', 1],
      ['b', 2],
      ['c', 3],
    ]);
  });

  test.each([
    ['crash', 'worker ended with code 3'],
    ['throw', 'broken'],
  ] as const)('refuses the job of a %s and goes on with the next in a new thread', async (does, message) => {
    const bad = queue.run({ does });
    const good = queue.run({ does: 'echo', text: 'next' });
    await expect(bad).rejects.toThrow(message);
    expect(await good).toMatchObject({ text: 'next', runs: 1 });
  });

  test('gives up a job that hangs', async () => {
    await expect(hasty.run({ does: 'hang' })).rejects.toThrow('no answer within 1000 ms');
  });

  test('refuses what would wait behind too many others', async () => {
    const first = Array.from({ length: 4 }, () => queue.run({ does: 'echo' }));
    await expect(queue.run({ does: 'echo' })).rejects.toThrow('too many');
    expect(await Promise.all(first)).toHaveLength(4);
  });

  test('stopped, it refuses what waits and can begin again', async () => {
    const waiting = [queue.run({ does: 'hang' }), queue.run({ does: 'echo' })];
    const outcomes = Promise.allSettled(waiting);
    await queue.stop();
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await queue.run({ does: 'echo', text: 'again' })).toMatchObject({ text: 'again', runs: 1 });
  });
});
