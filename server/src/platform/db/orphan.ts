import { execFileSync } from 'node:child_process';
import { readFile, readlink, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Ends a PostgreSQL that outlived its program. Call it only while holding the lock of the data directory: then nobody
 * else can be using it. A pid file whose number meanwhile belongs to some other program is removed.
 */
export async function stopOrphan(data: string, log: (line: string) => void): Promise<void> {
  const pidFile = join(data, 'postmaster.pid');
  const pid = Number.parseInt(await readFile(pidFile, 'utf8').catch(() => ''), 10);
  if (!Number.isInteger(pid) || pid <= 1) return;
  if (!(await isPostgresOf(pid, data))) {
    await rm(pidFile, { force: true });
    return;
  }
  log(`ending the database process ${pid} that an earlier start left behind`);
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (await endsAfter(pid, signal)) return;
  }
}

async function endsAfter(pid: number, signal: NodeJS.Signals): Promise<boolean> {
  for (let waited = 0; waited < 10_000; waited += 50) {
    try {
      process.kill(pid, waited === 0 ? signal : 0);
    } catch {
      return true;
    }
    await sleep(50);
  }
  return false;
}

async function isPostgresOf(pid: number, data: string): Promise<boolean> {
  // PostgreSQL works inside its data directory.
  const workingDirectory = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
  if (workingDirectory) return workingDirectory === data;
  try {
    const command = execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return command.includes('postgres') && command.includes(data);
  } catch {
    return false;
  }
}
