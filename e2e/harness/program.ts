import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';

export interface Program {
  readonly url: string;
  stop(): Promise<void>;
  /** As a power cut would. */
  kill(): Promise<void>;
  /** What it had said when it ended, wanted or not. */
  readonly ended: Promise<string>;
}

const root = join(import.meta.dirname, '../..');
const startTime = 120_000; // ms

/** Starts the whole program as its own process, as `npm start` does after installing and building. */
export async function startProgram(dataDir: string, settings: NodeJS.ProcessEnv = {}): Promise<Program> {
  const port = Number(settings['PORT'] ?? (await freePort()));
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(
    process.execPath,
    ['--import', join(root, 'tools/end-with-parent.mjs'), join(root, 'server/src/main.ts')],
    {
      cwd: root,
      env: {
        ...env,
        NODE_ENV: 'production',
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        LOG_LEVEL: 'warn',
        GIRO_DEMO_ORDERS: '40',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  let said = '';
  const listen = (chunk: Buffer): void => void (said += chunk.toString());
  child.stdout?.on('data', listen);
  child.stderr?.on('data', listen);
  const ended = new Promise<string>((resolve) => {
    child.once('exit', () => resolve(said));
  });

  await new Promise<void>((resolve, reject) => {
    const fail = (why: string): void => reject(new Error(`${why}\n${said}`));
    const timer = setTimeout(() => fail('The program did not start in time.'), startTime);
    child.stdout?.on('data', () => {
      if (!said.includes('ready at')) return;
      clearTimeout(timer);
      resolve();
    });
    child.once('exit', (code) => fail(`The program ended with ${code}.`));
  });
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await ended;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => await end('SIGTERM'),
    kill: async () => await end('SIGKILL'),
    ended,
  };
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}
