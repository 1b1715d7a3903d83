import type { Logger } from 'pino';

/** What ends, in this order: first what brings work in, last what the work stands on. */
export type ShutdownStep = readonly [name: string, end: () => Promise<unknown>];

const limit = 10_000; // ms
const echo = 1000; // ms; Ctrl-C reaches a process twice, from the terminal and through npm

/**
 * Ends the process in order at SIGTERM, SIGINT and SIGHUP, and after an error that nobody caught. What does not end in time is
 * left behind; a second signal, later than an echo, ends at once. Answers how to end it from within.
 *
 * @example
 * onShutdown(log, [['http', () => app.close()], ['jobs', () => jobs.stop()], ['database', () => db.destroy()]]);
 */
export function onShutdown(log: Logger, steps: readonly ShutdownStep[]): (code?: number) => Promise<void> {
  let endingSince: number | null = null;
  const end = async (code = 0): Promise<void> => {
    if (endingSince !== null) {
      if (performance.now() - endingSince > echo) process.exit(1);
      return;
    }
    endingSince = performance.now();
    setTimeout(() => {
      log.error('not everything ended in time');
      process.exit(1);
    }, limit).unref();
    const failed = await endAll(log, steps);
    log.flush();
    process.exit(failed ? 1 : code);
  };

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void end());
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, event);
      void end(1);
    });
  }
  return end;
}

async function endAll(log: Logger, steps: readonly ShutdownStep[]): Promise<boolean> {
  let failed = false;
  for (const [name, endStep] of steps) {
    try {
      await endStep();
    } catch (error) {
      failed = true;
      log.error({ err: error }, `${name} did not end cleanly`);
    }
  }
  return failed;
}
