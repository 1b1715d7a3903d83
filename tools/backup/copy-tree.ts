import { copyFile, lstat, mkdir, readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Copies a directory that may be in use: what vanishes meanwhile is left out, what is there unchanged is not copied
 * again. `skip` sees paths relative to the directory.
 */
export async function copyTree(
  from: string,
  to: string,
  skip: (path: string) => boolean = () => false,
): Promise<void> {
  await copyDirectory({ from, to, skip }, '');
}

type Job = { from: string; to: string; skip: (path: string) => boolean };

async function copyDirectory(job: Job, path: string): Promise<void> {
  await mkdir(join(job.to, path), { recursive: true, mode: 0o700 });
  for (const entry of await unlessGone(readdir(join(job.from, path), { withFileTypes: true }), [])) {
    const child = join(path, entry.name);
    if (job.skip(child)) continue;
    if (entry.isDirectory()) await copyDirectory(job, child);
    else if (entry.isFile())
      await unlessGone(copyChanged(join(job.from, child), join(job.to, child)), undefined);
  }
}

async function copyChanged(from: string, to: string): Promise<void> {
  const source = await lstat(from);
  const target = await unlessGone(lstat(to), undefined);
  if (target && target.size === source.size && target.mtimeMs === source.mtimeMs) return;
  await copyFile(from, to);
  await utimes(to, source.atime, source.mtime);
}

async function unlessGone<Value>(work: Promise<Value>, otherwise: Value): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return otherwise;
    throw error;
  }
}
