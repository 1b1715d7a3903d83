// `npm start`: installs and builds what is missing or old, then runs the server under its own Node.
// Plain JavaScript that any Node from 20 on understands, since nothing is installed yet.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';

import { ensureWebBuilt } from './build-web.mjs';
import { ensureInstalled, PINNED_NODE, ROOT, withTreeLock } from './install.mjs';

const log = (line) => console.log(`giro: ${line}`);

try {
  await withTreeLock(log, async () => {
    ensureInstalled({ log });
    ensureWebBuilt(log);
  });
} catch (error) {
  console.error(`giro: ${error.message}`);
  process.exit(1);
}
runServer();

function runServer() {
  const args = ['--import', join(ROOT, 'tools/end-with-parent.mjs'), join(ROOT, 'server/src/main.ts')];
  const server = spawn(PINNED_NODE, [...args, ...process.argv.slice(2)], {
    cwd: ROOT,
    // A session of its own: one Ctrl-C arrives once, through us, and not again from the terminal and from npm.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  server.on('error', (error) => {
    console.error(`giro: ${error.message}`);
    process.exit(1);
  });
  server.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));

  let lastSignal = 0;
  const forward = (signal) => {
    if (Date.now() - lastSignal < 1000) return;
    lastSignal = Date.now();
    server.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => forward(signal));
  if (process.env.npm_lifecycle_event) stopWithNpm(() => forward('SIGTERM'));
}

/** After a kill -9 of npm nobody would be left to end us. */
function stopWithNpm(stop) {
  const npm = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid !== npm) stop();
  }, 500);
  timer.unref();
}
