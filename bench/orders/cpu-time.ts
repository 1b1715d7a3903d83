import { readFileSync } from 'node:fs';

/** Linux counts the CPU time of processes in hundredths of a second. */
const msOfTick = 10;

/** CPU time in ms of a process and of those it started and saw end; NaN where the system does not tell. */
export function cpuOf(pid: number | string): number {
  try {
    const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const times = after.split(' ').slice(11, 15).map(Number); // utime, stime, and both of ended children
    return times.reduce((sum, ticks) => sum + ticks, 0) * msOfTick;
  } catch {
    return Number.NaN;
  }
}

/** CPU time in ms of a database so far: its first process and all that it started. */
export function cpuOfDatabase(dataDirectory: string): number {
  try {
    const [first = ''] = readFileSync(`${dataDirectory}/postmaster.pid`, 'utf8').split('\n');
    const children = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8').trim().split(' ');
    return [first, ...children].reduce((sum, pid) => sum + (pid === '' ? 0 : cpuOf(pid)), 0);
  } catch {
    return Number.NaN;
  }
}
