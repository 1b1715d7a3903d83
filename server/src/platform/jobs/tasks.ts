import { removeUnusedFiles } from '../files/remove-unused-files.queries.ts';
import { sendMail } from '../mail/send-mail.queries.ts';
import { analyzeDatabase } from './analyze-database.queries.ts';
import { cleanUp } from './clean-up.queries.ts';
import type { Tasks } from './task.ts';

/** The tasks of the platform; the areas' own are added where the server is put together. */
export const platformTasks: Tasks = {
  'send-mail': { run: sendMail, maxAttempts: 12 },
  'clean-up': { run: cleanUp, maxAttempts: 3, schedule: '17 * * * *' },
  'remove-unused-files': { run: removeUnusedFiles, maxAttempts: 3, schedule: '40 3 * * *' },
  'analyze-database': { run: analyzeDatabase, maxAttempts: 2 },
};
