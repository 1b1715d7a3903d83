import { Worker } from 'node:worker_threads';

export interface WorkerQueueOptions {
  readonly script: URL;
  /** A job that takes longer is given up and its worker with it. */
  readonly timeoutMs: number;
  /** Jobs that wait at most; the next one is refused, so that a flood cannot fill the memory. */
  readonly limit: number;
}

interface Waiting<Job> {
  readonly job: Job & { readonly id: number };
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

export interface WorkerQueue<Job, Answer> {
  readonly run: (job: Job) => Promise<Answer>;
  /** Ends the worker; the next job starts a new one. */
  readonly stop: () => Promise<void>;
}

/** One worker thread that does one job after the other. It starts with the first job and comes back after a crash. */
export function workerQueue<Job extends object, Answer extends { id: number }>(
  options: WorkerQueueOptions,
): WorkerQueue<Job, Answer> {
  const waiting: Waiting<Job>[] = [];
  let worker: Worker | null = null;
  let current: Waiting<Job> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let lastId = 0;

  function next(): void {
    if (current !== null) return;
    current = waiting.shift() ?? null;
    if (current === null) return;
    worker ??= start();
    worker.postMessage(current.job);
    timer = setTimeout(
      () => giveUp(new Error(`no answer within ${options.timeoutMs} ms`)),
      options.timeoutMs,
    );
  }

  function start(): Worker {
    const started = new Worker(options.script);
    started.unref();
    const isMine = (): boolean => started === worker;
    started.on('message', (answer: Answer) => {
      if (isMine() && answer.id === current?.job.id) settle(({ resolve }) => resolve(answer));
    });
    started.on(
      'error',
      (error) => isMine() && giveUp(error instanceof Error ? error : new Error(String(error))),
    );
    started.on('exit', (code) => isMine() && giveUp(new Error(`worker ended with code ${code}`)));
    return started;
  }

  /** Not awaited: a thread inside native code ends only when that returns. */
  function giveUp(reason: Error): void {
    void worker?.terminate();
    worker = null;
    settle(({ reject }) => reject(reason));
  }

  function settle(finish: (done: Waiting<Job>) => void): void {
    clearTimeout(timer);
    const done = current;
    current = null;
    if (done !== null) finish(done);
    next();
  }

  return {
    run: (job) =>
      new Promise<Answer>((resolve, reject) => {
        if (waiting.length >= options.limit) return reject(new Error('too many jobs are waiting'));
        lastId += 1;
        waiting.push({ job: { ...job, id: lastId }, resolve: resolve as (answer: unknown) => void, reject });
        next();
      }),
    stop: async () => {
      const ending = worker;
      waiting.splice(0).forEach(({ reject }) => reject(new Error('stopped')));
      giveUp(new Error('stopped'));
      await ending?.terminate();
    },
  };
}
