import { execFileSync, spawnSync } from 'node:child_process';
import { stat } from 'node:fs/promises';

import { StartupError } from '../startup-error.ts';

/** PostgreSQL refuses to run as root: then it runs as this user. Nothing for an ordinary user, who runs it himself. */
export type PostgresUser = { uid: number; gid: number };

const NAMES = ['giro', 'postgres'];
const WAYS_TO_CREATE: [string, string[]][] = [
  ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'giro']],
  ['adduser', ['-S', '-D', '-H', '-s', '/sbin/nologin', 'giro']],
];

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Finds, or creates, the system user of the database when root starts the program. */
export function findPostgresUser(): PostgresUser | undefined {
  if (!isRoot()) return undefined;
  const user = lookUp('giro') ?? createUser() ?? NAMES.map(lookUp).find(Boolean);
  if (user) return user;
  throw new StartupError(
    'PostgreSQL does not run as root and no system user could be created. Run "useradd --system giro", start as an ordinary user, or set DATABASE_URL.',
  );
}

/** Root keeps running an existing cluster as the user it belongs to. */
export async function ownerOf(path: string): Promise<PostgresUser | undefined> {
  const { uid, gid } = await stat(path);
  if (isRoot()) return uid === 0 ? findPostgresUser() : { uid, gid };
  if (uid === process.getuid?.()) return undefined;
  throw new StartupError(
    `The database in ${path} belongs to the user ${uid}. Start as that user or as root.`,
  );
}

/** Whether the user gets through all parent directories and passes a `test` such as `-x` or `-w`. */
export function canUse(user: PostgresUser, path: string, test: '-x' | '-r' | '-w'): boolean {
  return spawnSync('test', [test, path], { ...user, cwd: '/' }).status === 0;
}

function createUser(): PostgresUser | undefined {
  for (const [command, args] of WAYS_TO_CREATE) {
    spawnSync(command, args, { stdio: 'ignore' });
    const user = lookUp('giro');
    if (user) return user;
  }
  return undefined;
}

function lookUp(name: string): PostgresUser | undefined {
  try {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })),
    );
    return uid && gid !== undefined ? { uid, gid } : undefined;
  } catch {
    return undefined;
  }
}
