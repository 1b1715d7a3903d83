import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { StartupError } from '../startup-error.ts';

interface Place {
  readonly host: string;
  readonly port: number;
}

/** Refuses at once what would refuse the listening only after all the long work of a start. */
export async function assertFree({ host, port }: Place): Promise<void> {
  const probe = createServer().listen({ host, port });
  try {
    await once(probe, 'listening');
  } catch (error) {
    throw explain(error, { host, port });
  }
  probe.close();
  await once(probe, 'close');
}

/** Opens the port of the server; answers its address. */
export async function listenAt(app: FastifyInstance, { host, port }: Place): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    throw explain(error, { host, port });
  }
}

function explain(error: unknown, { host, port }: Place): unknown {
  const { code = '' } = error as { code?: string };
  if (code === 'EADDRINUSE') return new StartupError(`Port ${port} is in use; choose another with PORT.`);
  if (code === 'EACCES') return new StartupError(`Port ${port} may not be opened by this user.`);
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL', 'EAFNOSUPPORT'].includes(code)) {
    return new StartupError(`HOST ${host} is not an address of this machine.`);
  }
  return error;
}
