import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

import { StartupError } from '../startup-error.ts';
import type { ClusterPlace } from './cluster-place.ts';

export type Settings = Record<string, string>;
export type ClusterProcess = {
  port: number;
  pid: number;
  /** Resolves when PostgreSQL has ended, wanted or not. */
  exited: Promise<void>;
  stop(): Promise<void>;
};

const MAX_LOG_BYTES = 10_000_000;
const FAST_SHUTDOWN = 'SIGINT';
const IMMEDIATE_SHUTDOWN = 'SIGQUIT';

// PostgreSQL ends with us, even after a kill -9: a watcher waits on a pipe that only we hold and asks for a fast
// shutdown when it breaks. A line on the pipe means that we stopped it ourselves. The shell becomes PostgreSQL by exec.
const WITH_WATCHER = '( ( read -r _ <&3 || kill -INT $$ ) & ); exec 3<&-; exec "$@"';

/** Starts PostgreSQL on a free port of the loopback, or on the given one, and waits until it answers. */
export async function startProcess(
  place: ClusterPlace,
  settings: Settings,
  options: { port?: number; log: (line: string) => void },
): Promise<ClusterProcess> {
  for (let attempt = 1; ; attempt += 1) {
    const port = options.port ?? (await findFreePort());
    const logStart = rotateLog(place.logFile);
    const started = launch(place, { ...settings, port: String(port) });
    if (await waitUntilReady(place, started, options.log)) return handle(started, port);
    const reason = readLogSince(place.logFile, logStart);
    // Another program may take the port in between, and children of a killed PostgreSQL need a moment to go.
    if (attempt >= 20 || !/Address already in use|shared memory block|lock file/.test(reason)) {
      throw new StartupError(`The database did not start: ${lastError(reason)} See ${place.logFile}.`);
    }
    await sleep(500);
  }
}

type Launched = { child: ChildProcess; pid: number; lifeline: Writable; exited: Promise<void> };

function launch(place: ClusterPlace, settings: Settings): Launched {
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const logFd = openSync(place.logFile, 'a', 0o600);
  const child = spawn(
    '/bin/sh',
    ['-c', WITH_WATCHER, 'sh', join(place.bin, 'postgres'), '-D', place.data, ...args],
    {
      ...place.user,
      cwd: place.home,
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
      // A session of its own: Ctrl-C in the terminal reaches us alone, and we end the database last.
      detached: true,
      stdio: ['ignore', logFd, logFd, 'pipe'],
    },
  );
  closeSync(logFd);
  const lifeline = child.stdio[3] as Writable;
  lifeline.on('error', () => undefined);
  // Not 'close': the watcher holds the other end of the pipe.
  const exited = once(child, 'exit').then(() => void lifeline.end('stopped\n'));
  if (!child.pid) throw new StartupError(`The database could not be started from ${place.bin}.`);
  return { child, pid: child.pid, lifeline, exited };
}

function handle({ child, pid, lifeline, exited }: Launched, port: number): ClusterProcess {
  child.unref();
  (lifeline as Writable & { unref(): void }).unref();
  return {
    port,
    pid,
    exited,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.ref();
      child.kill(FAST_SHUTDOWN);
      const impatience = setTimeout(() => child.kill(IMMEDIATE_SHUTDOWN), 30_000);
      await exited;
      clearTimeout(impatience);
    },
  };
}

/** PostgreSQL tells its state in the last line of its pid file; false when it ended instead. */
async function waitUntilReady(
  place: ClusterPlace,
  { child, pid }: Launched,
  log: (line: string) => void,
): Promise<boolean> {
  const pidFile = join(place.data, 'postmaster.pid');
  for (let waited = 0; child.exitCode === null && child.signalCode === null; waited += 20) {
    const lines = readIfThere(pidFile).split('\n');
    if (lines[0] === String(pid) && lines[7]?.trim() === 'ready') return true;
    if (waited > 0 && waited % 5000 === 0) log('the database is still recovering its last state');
    await sleep(20);
  }
  return false;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (!address || typeof address === 'string') throw new StartupError('No free port for the database.');
  return address.port;
}

function rotateLog(logFile: string): number {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size < MAX_LOG_BYTES) return size;
  renameSync(logFile, `${logFile}.1`);
  return 0;
}

function readLogSince(logFile: string, start: number): string {
  return readFileSync(logFile).subarray(start).toString('utf8');
}

function lastError(text: string): string {
  const lines = text.trim().split('\n');
  const line = lines.findLast((candidate) => candidate.includes('FATAL')) ?? lines.at(-1) ?? '';
  return line.replace(/^.*FATAL:\s*/, '') || 'it gave no reason.';
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
