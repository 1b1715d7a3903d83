import { chown, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

import { StartupError } from '#server/platform/startup-error.ts';

import { copyTree } from './copy-tree.ts';
import { readManifest, writeManifest } from './manifest.ts';
import type { Manifest } from './manifest.ts';
import { openCluster } from './open-cluster.ts';
import { isComplete, isSegment } from './wal-segments.ts';

export type BackUpOptions = {
  dataDir: string;
  directory: string;
  log?: (line: string) => void;
  isFull?: boolean;
};
type Work = {
  client: pg.Client;
  data: string;
  archive: string;
  directory: string;
  log: (line: string) => void;
};

const FULL_AFTER_DAYS = 7;
/** Parts of a data directory that belong to the running server; empty directories stand in for them. */
const EMPTY = /^(pg_wal|pg_dynshmem|pg_notify|pg_replslot|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/./;
const LEFT_OUT = /(^|\/)(postmaster\.(pid|opts)|pgsql_tmp[^/]*|pg_internal\.init[^/]*)$/;
const NOT_A_FILE_OF_OURS = /^(postgres(\.replaced-.*)?|\.lock|giro\.pid|.*\.part)$/;

/**
 * Brings a backup directory up to the last commit. The first run copies the whole cluster while it works; later ones
 * add the WAL written since, and a new base once a week or when the WAL has a gap.
 */
export async function backUp(options: BackUpOptions): Promise<Manifest> {
  const { log = () => undefined } = options;
  const [dataDir, directory] = [resolve(options.dataDir), resolve(options.directory)];
  await assertOutside(dataDir, directory);
  const cluster = await openCluster(dataDir, log);
  const { client, home } = cluster;
  try {
    const work: Work = { client, data: join(home, 'data'), archive: join(home, 'wal'), directory, log };
    await mkdir(join(directory, 'wal'), { recursive: true, mode: 0o700 });
    await beginArchive(home, work.archive);
    const manifest = (options.isFull ? undefined : await continueBackup(work)) ?? (await takeBase(work));
    // The files come after the database: whatever it mentions is there by then.
    await copyTree(dataDir, join(directory, 'files'), (path) => NOT_A_FILE_OF_OURS.test(path));
    await writeManifest(directory, manifest);
    await removeOutdated(work, manifest);
    log(`backed up to ${directory}`);
    return manifest;
  } finally {
    await cluster.close();
  }
}

async function assertOutside(dataDir: string, directory: string): Promise<void> {
  if (`${directory}/`.startsWith(`${dataDir}/`)) {
    throw new StartupError(`The backup must lie outside of ${dataDir}.`);
  }
  await stat(join(dataDir, 'postgres')).catch(() => {
    throw new StartupError(`There is no database in ${dataDir}.`);
  });
}

/** PostgreSQL archives from the moment this directory exists. */
async function beginArchive(home: string, archive: string): Promise<void> {
  await mkdir(archive, { recursive: true, mode: 0o700 });
  const { uid, gid } = await stat(home);
  await chown(archive, uid, gid);
}

/** Adds what was written since the last run; nothing when that is not possible and a new base is needed. */
async function continueBackup(work: Work): Promise<Manifest | undefined> {
  const previous = await readManifest(work.directory);
  if (!previous || previous.systemIdentifier !== (await systemIdentifier(work.client))) return undefined;
  const age = Date.now() - Date.parse(previous.baseTakenAt);
  if (age > FULL_AFTER_DAYS * 86_400_000) return undefined;
  const lastSegment = await finishSegment(work);
  const names = [...(await segmentsIn(work.archive)), ...(await segmentsIn(join(work.directory, 'wal')))];
  if (!isComplete(names, { from: previous.firstSegment, to: lastSegment })) return undefined;
  work.log('adding what was written since the last backup');
  await copyTree(work.archive, join(work.directory, 'wal'), (path) => path.endsWith('.part'));
  return { ...previous, lastSegment };
}

async function takeBase(work: Work): Promise<Manifest> {
  const { client, data, directory, log } = work;
  const baseTakenAt = new Date().toISOString();
  const base = `base-${baseTakenAt.replaceAll(/[^0-9]/g, '')}`;
  log('copying the whole database');
  const firstSegment = await ask(
    client,
    "select pg_walfile_name(pg_backup_start('giro', fast => true)) as value",
  );
  await copyTree(data, join(directory, base), (path) => EMPTY.test(path) || LEFT_OUT.test(path));
  // Ends the backup and waits until the WAL that belongs to it is archived.
  const { rows } = await client.query<{ label: string; last: string }>(
    'select labelfile as label, pg_walfile_name(lsn) as last from pg_backup_stop(wait_for_archive => true)',
  );
  const end = rows[0];
  if (!end) throw new Error('pg_backup_stop gave no answer');
  await writeFile(join(directory, base, 'backup_label'), end.label, { mode: 0o600 });
  await copyTree(work.archive, join(directory, 'wal'), (path) => path.endsWith('.part'));
  return {
    format: 1,
    systemIdentifier: await systemIdentifier(client),
    base,
    baseTakenAt,
    firstSegment,
    lastSegment: end.last,
  };
}

/** Closes the segment that holds the last commit and waits until it is archived. */
async function finishSegment({ client, archive }: Work): Promise<string> {
  const name = await ask(client, 'select pg_walfile_name(pg_switch_wal()) as value');
  for (let waited = 0; waited < 60_000; waited += 50) {
    if ((await segmentsIn(archive)).includes(name)) return name;
    await sleep(50);
  }
  throw new StartupError(`The database does not archive its WAL to ${archive}; its log says why.`);
}

/** Bases and WAL that the manifest no longer needs, here and in the local archive. */
async function removeOutdated({ directory, archive }: Work, manifest: Manifest): Promise<void> {
  for (const name of await readdir(directory)) {
    if (name.startsWith('base-') && name !== manifest.base)
      await rm(join(directory, name), { recursive: true });
  }
  for (const name of await segmentsIn(join(directory, 'wal'))) {
    if (name < manifest.firstSegment) await rm(join(directory, 'wal', name));
  }
  for (const name of await segmentsIn(archive)) {
    if (name <= manifest.lastSegment) await rm(join(archive, name));
  }
}

async function segmentsIn(directory: string): Promise<string[]> {
  return (await readdir(directory)).filter(isSegment);
}

function systemIdentifier(client: pg.Client): Promise<string> {
  return ask(client, 'select system_identifier::text as value from pg_control_system()');
}

async function ask(client: pg.Client, question: string): Promise<string> {
  const { rows } = await client.query<{ value: string }>(question);
  if (!rows[0]) throw new Error(`no answer: ${question}`);
  return rows[0].value;
}
