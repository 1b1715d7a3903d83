// `npm run restore -- DIRECTORY [--replace] [--until 2026-11-20T12:00:00Z]`
import { parseArgs } from 'node:util';

import { readConfig } from '#server/platform/config.ts';
import { StartupError } from '#server/platform/startup-error.ts';

import { restore } from './backup/restore.ts';

const log = (line: string): void => console.log(`giro: ${line}`);

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean' }, until: { type: 'string' } },
  });
  const [directory] = positionals;
  if (!directory) throw new StartupError('Say where from: npm run restore -- DIRECTORY');
  const until = values.until === undefined ? undefined : new Date(values.until);
  if (until && Number.isNaN(until.getTime())) {
    throw new StartupError(`--until must be a moment like 2026-11-20T12:00:00Z, not "${values.until}".`);
  }
  const { dataDir, database } = readConfig(process.env);
  if (database)
    throw new StartupError('With DATABASE_URL the database is restored by the tools of its own server.');
  await restore({ dataDir, directory, isReplacing: values.replace, until, log });
} catch (error) {
  console.error(error instanceof StartupError ? `giro: ${error.message}` : error);
  process.exitCode = 1;
}
