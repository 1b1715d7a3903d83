import { onShutdown } from './platform/http/shutdown.ts';
import { StartupError } from './platform/startup-error.ts';
import { startServer } from './server.ts';

const say = (line: string): void => console.log(`giro: ${line}`);

/** The process: one clear line per mistake of the machine or its settings, a stack only for our own. */
try {
  const { address, stop, services } = await startServer(process.env, say);
  say(`ready at ${address}`);
  if (services.isDemo)
    say('this is a demo; log in as admin@giro.test, password Giro-demo-2026 (all demo users)');
  onShutdown(services.log, [
    ['closing line', async () => say('closing')],
    ['server', stop],
  ]);
} catch (error) {
  if (error instanceof StartupError) {
    for (const line of error.message.split('\n')) console.error(`giro: ${line}`);
  } else {
    console.error(error);
  }
  process.exit(1);
}
