// `node tools/command.mjs screen-pairs …`: runs a command under the program's own Node, which it installs first in a
// fresh copy. Plain JavaScript that any Node from 20 on understands; only the command writes to standard output.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';

import { ensureInstalled, PINNED_NODE, ROOT, withTreeLock } from './install.mjs';

const log = (line) => console.error(`giro: ${line}`);
const [name, ...args] = process.argv.slice(2);

try {
  if (!existsSync(PINNED_NODE)) await withTreeLock(log, async () => ensureInstalled({ log }));
} catch (error) {
  log(error.message);
  process.exit(1);
}
const command = spawn(PINNED_NODE, [join(ROOT, `tools/${name}.ts`), ...args], { stdio: 'inherit' });
command.on('error', (error) => {
  log(error.message);
  process.exit(1);
});
command.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => command.kill(signal));
