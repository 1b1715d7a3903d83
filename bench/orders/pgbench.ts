import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** pgbench of the newest PostgreSQL that is installed; null where there is none. */
export function findPgbench(): string | null {
  const installed = [...globSync('/usr/lib/postgresql/*/bin/pgbench').toSorted(), '/usr/bin/pgbench'];
  return installed.findLast((path) => existsSync(path)) ?? null;
}

/** Runs of a script per second, by so many clients at once with prepared statements. */
export async function runPgbench({
  url,
  script,
  seconds,
  clients,
}: {
  url: string;
  script: string;
  seconds: number;
  clients: number;
}): Promise<number> {
  const program = findPgbench();
  if (program === null) throw new Error('pgbench is missing.');
  const options = [
    '-n',
    '-M',
    'prepared',
    '-c',
    String(clients),
    '-j',
    '1',
    '-T',
    String(seconds),
    '-f',
    script,
  ];
  const { stdout, stderr } = await run(program, [...options, url]).catch((error: { stderr: string }) => {
    throw new Error(`pgbench: ${error.stderr}`);
  });
  const found = /tps = ([\d.]+) \(without/.exec(stdout)?.[1];
  const failed = /number of failed transactions: (\d+)/.exec(stdout)?.[1] ?? '0';
  if (found === undefined || failed !== '0' || /error/i.test(stderr))
    throw new Error(`pgbench: ${stdout}${stderr}`);
  return Number(found);
}
