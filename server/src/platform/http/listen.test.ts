import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { StartupError } from '../startup-error.ts';
import { assertFree, listenAt } from './listen.ts';

const host = '127.0.0.1';

async function holdPort() {
  const holder = createServer().listen({ host, port: 0 });
  await once(holder, 'listening');
  return { port: (holder.address() as AddressInfo).port, [Symbol.dispose]: () => void holder.close() };
}

test('a port in use is one clear line, before and at the listening', async () => {
  using held = await holdPort();
  const line = new StartupError(`Port ${held.port} is in use; choose another with PORT.`);
  await expect(assertFree({ host, port: held.port })).rejects.toThrow(line);
  await expect(listenAt(fastify(), { host, port: held.port })).rejects.toThrow(line);
});

test.each(['192.0.2.1', 'giro.invalid'])('%s is no address of this machine', async (other) => {
  const line = new StartupError(`HOST ${other} is not an address of this machine.`);
  await expect(assertFree({ host: other, port: 4000 })).rejects.toThrow(line);
});

test('a free port is free afterwards too', async () => {
  const { port } = await holdPort().then((held) => (held[Symbol.dispose](), held));
  await assertFree({ host, port });
  const app = fastify();
  expect(await listenAt(app, { host, port })).toBe(`http://${host}:${port}`);
  await app.close();
});
