import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { expect, it } from 'vitest';

type Child = ChildProcessByStdio<null, Readable, null>;

/** A server process whose answer takes a moment and whose steps end as `steps` says. */
async function start(
  steps: string,
): Promise<{ child: Child; address: string; output: () => string; exit: Promise<unknown[]> }> {
  const here = (file: string): string => new URL(file, import.meta.url).href;
  const source = `
    import fastify from 'fastify';
    import { closeConnections } from '${here('./close-connections.ts')}';
    import { setTimeout as sleep } from 'node:timers/promises';
    import { createLog } from '${here('../log.ts')}';
    import { onShutdown } from '${here('./shutdown.ts')}';
    const app = fastify({ forceCloseConnections: 'idle' });
    closeConnections(app);
    app.get('/slow', async () => { console.log('asked'); await sleep(400); return 'answered'; });
    onShutdown(createLog({ level: 'silent' }), ${steps});
    console.log(await app.listen({ port: 0, host: '127.0.0.1' }));`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', source], {
    cwd: new URL('../../../..', import.meta.url),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  await until(() => output.includes('http://'));
  return { child, address: output.trim().split('\n')[0] ?? '', output: () => output, exit };
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 10));
}

it('answers what was asked, then ends in order', async () => {
  const { child, address, output, exit } = await start(`[
    ['http', () => app.close()],
    ['database', async () => console.log('database ended')],
  ]`);
  const asked = fetch(`${address}/slow`).then((response) => response.text());
  await until(() => output().includes('asked'));
  child.kill('SIGTERM');
  expect(await asked).toBe('answered');
  expect(await exit).toEqual([0, null]);
  expect(output()).toContain('database ended');
});

it('ends the rest when one step fails, and says so by its code', async () => {
  const { child, output, exit } = await start(`[
    ['http', () => app.close()],
    ['jobs', async () => { throw new Error('stuck'); }],
    ['database', async () => console.log('database ended')],
  ]`);
  child.kill('SIGINT');
  expect(await exit).toEqual([1, null]);
  expect(output()).toContain('database ended');
});

it('ends at once when asked a second time, not by an echo of the first', async () => {
  const { child, output, exit } = await start(
    `[['jobs', () => { console.log('ending'); return new Promise(() => undefined); }]]`,
  );
  child.kill('SIGTERM');
  await until(() => output().includes('ending'));
  child.kill('SIGINT');
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect(child.exitCode).toBeNull();
  child.kill('SIGTERM');
  expect(await exit).toEqual([1, null]);
});
