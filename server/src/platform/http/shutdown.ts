import type { Logger } from 'pino';

/** What ends, in this order: first what brings work in, last what the work stands on. */
export type ShutdownStep = readonly [name: string, end: () => Promise<unknown>];

const limit = 10_000; // ms

/**
 * Ends the process in order at SIGTERM and SIGINT, and after an error that nobody caught. What does not end in time is
 * left behind; a second signal ends at once. Answers how to end it from within.
 *
 * @example
 * onShutdown(log, [['http', () => app.close()], ['jobs', () => jobs.stop()], ['database', () => db.destroy()]]);
 */
export function onShutdown(log: Logger, steps: readonly ShutdownStep[]): (code?: number) => Promise<void> {
  let isEnding = false;
  const end = async (code = 0): Promise<void> => {
    if (isEnding) process.exit(1);
    isEnding = true;
    setTimeout(() => {
      log.error('not everything ended in time');
      process.exit(1);
    }, limit).unref();
    const failed = await endAll(log, steps);
    log.flush();
    process.exit(failed ? 1 : code);
  };

  process.on('SIGTERM', () => void end());
  process.on('SIGINT', () => void end());
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
