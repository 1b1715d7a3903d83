import { execFile } from 'node:child_process';
import { chown, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';

import { StartupError } from '../startup-error.ts';
import { findPlace } from './cluster-place.ts';
import type { ClusterPlace } from './cluster-place.ts';
import { startProcess } from './cluster-process.ts';
import type { ClusterProcess, Settings } from './cluster-process.ts';
import { clusterUrl, createCredentials, readCredentials } from './credentials.ts';
import type { Credentials } from './credentials.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { stopOrphan } from './orphan.ts';
import { APP_ROLE, DATABASE_NAME, OWNER_ROLE, prepareCluster } from './roles.ts';

export type EmbeddedOptions = {
  dataDir: string;
  log?: (line: string) => void;
  /** Settings of PostgreSQL on top of ours. */
  settings?: Settings;
};

export type EmbeddedDatabase = {
  /** Address of the owner, who migrates. */
  migrateUrl: string;
  /** Address of the application's role. */
  appUrl: string;
  /** Address of the superuser: backups and tests only. */
  adminUrl: string;
  /** Whether this start created the cluster. */
  isNew: boolean;
  place: ClusterPlace;
  stop(): Promise<void>;
};

const SUPERUSER = 'postgres';
const MAJOR_VERSION = '18';
const RESTARTS_PER_MINUTE = 5;

/** Starts the PostgreSQL that comes with the program in a data directory, creating it at the first start. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { log = () => undefined } = options;
  const dataDir = resolve(options.dataDir);
  const lock = await lockDataDir(dataDir);
  let server: Awaited<ReturnType<typeof supervise>> | undefined;
  try {
    const place = await findPlace(dataDir, log);
    const { credentials, isNew } = await ensureCluster(dataDir, place, log);
    await stopOrphan(place.data, log);
    log('starting the database');
    server = await supervise(place, { ...settingsFor(place), ...options.settings }, log);
    await prepare(credentials, server.port);
    const { port, stop } = server;
    return {
      ...urls(credentials, port),
      isNew,
      place,
      stop: async () => {
        await stop();
        await lock.release();
      },
    };
  } catch (error) {
    await server?.stop();
    await lock.release();
    throw error;
  }
}

function settingsFor(place: ClusterPlace): Settings {
  const wal = quoteForShell(place.wal);
  return {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '100',
    shared_buffers: '256MB',
    maintenance_work_mem: '128MB',
    max_wal_size: '2GB',
    random_page_cost: '1.1',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    wal_level: 'replica',
    archive_mode: 'on',
    // The archive begins with the first backup: without one its segments would be of no use.
    archive_command: `test ! -d ${wal} || test -f ${wal}/%f || { cp '%p' ${wal}/%f.part && mv ${wal}/%f.part ${wal}/%f; }`,
  };
}

/** A path inside a command that PostgreSQL gives to the shell, where % stands for its own values. */
export function quoteForShell(path: string): string {
  return `'${path.replaceAll("'", String.raw`'\''`).replaceAll('%', '%%')}'`;
}

function urls(credentials: Credentials, port: number) {
  return {
    migrateUrl: clusterUrl({ user: OWNER_ROLE, password: credentials.owner }, port, DATABASE_NAME),
    appUrl: clusterUrl({ user: APP_ROLE, password: credentials.app }, port, DATABASE_NAME),
    adminUrl: clusterUrl({ user: SUPERUSER, password: credentials.superuser }, port, 'postgres'),
  };
}

async function ensureCluster(dataDir: string, place: ClusterPlace, log: (line: string) => void) {
  const version = await readFile(join(place.data, 'PG_VERSION'), 'utf8').catch(() => undefined);
  const known = await readCredentials(dataDir);
  if (version === undefined) {
    log('creating the database');
    const credentials = known ?? (await createCredentials(dataDir));
    await initialise(place, credentials.superuser);
    return { credentials, isNew: true };
  }
  if (version.trim() !== MAJOR_VERSION) {
    throw new StartupError(
      `The database in ${place.data} is of PostgreSQL ${version.trim()}, this program brings ${MAJOR_VERSION}.`,
    );
  }
  if (!known) {
    throw new StartupError(
      `${join(dataDir, 'postgres.json')} with the passwords of the database is missing. Bring it back from a backup.`,
    );
  }
  return { credentials: known, isNew: false };
}

/** Builds the cluster aside and moves it into place, so that an interrupted first start leaves nothing half-made. */
async function initialise(place: ClusterPlace, password: string): Promise<void> {
  const unfinished = `${place.data}.new`;
  const passwordFile = join(place.home, 'password');
  await rm(unfinished, { recursive: true, force: true });
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (place.user) await chown(passwordFile, place.user.uid, place.user.gid);
  const args = [
    '--auth=scram-sha-256',
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
  ];
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--no-instructions'];
  try {
    await promisify(execFile)(join(place.bin, 'initdb'), ['-D', unfinished, ...args, ...locale], {
      ...place.user,
      cwd: place.home,
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    });
  } catch (error) {
    const reason = (error as { stderr?: string }).stderr?.trim().split('\n').at(-1) ?? String(error);
    throw new StartupError(`The database could not be created: ${reason}`, { cause: error });
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(unfinished, place.data);
}

async function prepare(credentials: Credentials, port: number): Promise<void> {
  const client = new pg.Client({ connectionString: urls(credentials, port).adminUrl });
  await client.connect();
  try {
    await prepareCluster(client, credentials);
  } finally {
    await client.end();
  }
}

/** Starts the database again on the same port when it dies under us; connections of the pools come back by themselves. */
async function supervise(place: ClusterPlace, settings: Settings, log: (line: string) => void) {
  let isStopping = false;
  let current: ClusterProcess = await startProcess(place, settings, { log });
  const { port } = current;
  const restarts: number[] = [];

  const watch = async (): Promise<void> => {
    while (!isStopping) {
      await current.exited;
      if (isStopping) return;
      const now = Date.now();
      restarts.push(now);
      if (restarts.filter((moment) => now - moment < 60_000).length > RESTARTS_PER_MINUTE) {
        log('the database keeps ending; it is not started again');
        return;
      }
      log('the database ended unexpectedly and is started again');
      await sleep(200);
      await stopOrphan(place.data, log);
      current = await startProcess(place, settings, { port, log });
    }
  };
  const watching = watch().catch((error: Error) => log(error.message));

  return {
    port,
    async stop() {
      isStopping = true;
      await current.stop();
      await watching;
    },
  };
}
