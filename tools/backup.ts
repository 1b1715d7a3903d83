// `npm run backup -- DIRECTORY [--full]`
import { parseArgs } from 'node:util';

import { readConfig } from '#server/platform/config.ts';
import { StartupError } from '#server/platform/startup-error.ts';

import { backUp } from './backup/back-up.ts';

const log = (line: string): void => console.log(`giro: ${line}`);

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { full: { type: 'boolean' } },
  });
  const [directory] = positionals;
  if (!directory) throw new StartupError('Say where to: npm run backup -- DIRECTORY');
  const config = readConfig(process.env);
  if (config.database) {
    throw new StartupError(
      'With DATABASE_URL the database is backed up by the tools of its own server; copy DATA_DIR beside it.',
    );
  }
  await backUp({ dataDir: config.dataDir, directory, isFull: values.full, log });
} catch (error) {
  console.error(error instanceof StartupError ? `giro: ${error.message}` : error);
  process.exitCode = 1;
}
