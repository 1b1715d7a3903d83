import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Answer, Sent } from './sales-server.ts';

export interface SalesServer {
  readonly address: string;
  readonly pid: number;
  /** Everything that the server sends to the database while something is done. */
  record(work: () => Promise<unknown>): Promise<Sent[]>;
  stop(): Promise<void>;
}

/** The server in a process of its own, so that those who ask do not stand in its way. */
export async function startSalesServer(start: { url: string; dataDir: string }): Promise<SalesServer> {
  const profile = process.env['BENCH_PROFILE'];
  const child = fork(join(import.meta.dirname, 'sales-server.ts'), {
    env: { ...process.env, BENCH_URL: start.url, BENCH_DATA: start.dataDir },
    execArgv: profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`],
    serialization: 'advanced',
  });
  let heard: PromiseWithResolvers<Answer> = Promise.withResolvers();
  child.on('message', (answer) => heard.resolve(answer as Answer));
  child.on('exit', (code) => heard.reject(new Error(`The server ended with ${code}.`)));
  const ask = async (question: string): Promise<Answer> => {
    heard = Promise.withResolvers();
    child.send(question);
    return await heard.promise;
  };
  const { address } = await heard.promise;
  return {
    address,
    pid: child.pid ?? 0,
    async record(work) {
      await ask('record');
      await work();
      return [...(await ask('recorded')).sent];
    },
    async stop() {
      heard.promise.catch(() => undefined);
      const ended = once(child, 'exit');
      child.send('stop');
      await ended;
    },
  };
}
