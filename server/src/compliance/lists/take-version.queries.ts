import { sql } from 'kysely';
import type { PublishedList } from '#domain/areas/compliance/lists.values.ts';
import { Problem } from '#domain/kernel/problem.ts';
import { publish } from '#server/platform/events/publish.queries.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { enqueue } from '#server/platform/jobs/enqueue.queries.ts';
import type { Services } from '#server/platform/services.ts';
import { bumpBasis } from './basis.queries.ts';
import type { Examined } from './examine-version.queries.ts';
import { examineVersion } from './examine-version.queries.ts';
import type { VersionFault } from './list-guards.ts';
import type { KeptFile } from './store-list-file.queries.ts';
import { insertVersion } from './insert-version.queries.ts';
import { noteFailure, noteSuccess } from './source-state.queries.ts';
import { removeEntries, writeChanges, writeEntries } from './write-entries.queries.ts';

/** Files of a source that somebody or something brings. Parts that are not given stay as they are. */
export interface OfferedVersion {
  readonly source: PublishedList;
  readonly files: readonly KeptFile[];
  readonly origin: 'shipped' | 'download' | 'upload';
  /** The user; null is the program. */
  readonly by: string | null;
  readonly reason?: string;
  /** The day the publisher gives, yyyy-MM-dd or yyyy-MM; empty when nobody knows. */
  readonly publishedOn: string;
  /** Up to when it is known to be the newest; now, but for what was shipped. */
  readonly freshAt?: Date;
  /** What a person has seen of it before; other files are refused. */
  readonly shownSha256?: string;
  /** The caches of the publisher's answers, by part. */
  readonly downloads?: Readonly<Record<string, object>>;
}

export interface TakenVersion {
  readonly outcome: 'unchanged' | 'rejected' | 'active';
  readonly versionId: string;
  readonly fault: VersionFault | null;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

type Known = Examined<KeptFile>;

/**
 * Makes files the active version of their source, with what they changed, the entries and the basis, in the caller's
 * transaction; or keeps them as refused, and everything stays as it is. Two at once come one after the other.
 */
export async function takeVersion(
  tx: Tx,
  services: Pick<Services, 'files' | 'clock'>,
  offered: OfferedVersion,
): Promise<TakenVersion> {
  const { source } = offered;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`list ${source}`}, 0))`.execute(tx);
  const known = await examineVersion(tx, services.files, offered);
  if ((offered.shownSha256 ?? known.sha256) !== known.sha256) throw new Problem('list-not-as-shown');
  const now = services.clock();
  if (known.isUnchanged) return await keepActive(tx, offered, { known, now });
  const fault = known.reading.fault;
  const taken = fault
    ? await reject(tx, offered, { known, now, fault: fault.fault })
    : await activate(tx, offered, { known, now });
  await publish(tx, { topic: 'list-versions', id: taken.versionId, change: 'created' });
  return taken;
}

interface Step {
  readonly known: Known;
  readonly now: Date;
}

/** The same files as before: nothing changes but that they are known to be the newest. */
async function keepActive(tx: Tx, offered: OfferedVersion, { known, now }: Step): Promise<TakenVersion> {
  await noteSuccess(tx, offered, now);
  const versionId = known.active?.id ?? '';
  return { outcome: 'unchanged', versionId, fault: null, added: 0, changed: 0, removed: 0 };
}

async function reject(
  tx: Tx,
  offered: OfferedVersion,
  { known, now, fault }: Step & { fault: VersionFault },
): Promise<TakenVersion> {
  await noteFailure(tx, offered.source, { what: fault, now });
  const counts = { added: 0, changed: 0, removed: 0 };
  const again = await sameRefused(tx, offered.source, known.sha256);
  if (again !== undefined) {
    await tx.updateTable('list_versions').set({ fetched_at: now }).where('id', '=', again).execute();
    return { outcome: 'rejected', versionId: again, fault, ...counts };
  }
  const versionId = await insertVersion(tx, offered, { known, now, fault, counts });
  return { outcome: 'rejected', versionId, fault, ...counts };
}

/** The newest version of the source, if it is this one and was refused: the publisher still gives the same. */
async function sameRefused(tx: Tx, source: string, sha256: string): Promise<string | undefined> {
  const newest = await tx
    .selectFrom('list_versions')
    .select(['id', 'sha256', 'status'])
    .where('source', '=', source)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.status === 'rejected' && newest.sha256 === sha256 ? newest.id : undefined;
}

async function activate(tx: Tx, offered: OfferedVersion, { known, now }: Step): Promise<TakenVersion> {
  const { source } = offered;
  const { active, changes, reading } = known;
  const count = (op: string): number => changes.filter((change) => change.op === op).length;
  const isFirst = active === undefined;
  const counts = {
    added: isFirst ? reading.entries.length : count('add'),
    changed: count('mod'),
    removed: count('del'),
  };
  if (!isFirst)
    await tx.updateTable('list_versions').set({ status: 'superseded' }).where('id', '=', active.id).execute();
  const versionId = await insertVersion(tx, offered, { known, now, fault: null, counts });
  const target = { source, versionId };
  const written = new Set(changes.map(({ id }) => id));
  await writeEntries(
    tx,
    target,
    isFirst ? reading.entries : reading.entries.filter(({ id }) => written.has(id)),
  );
  await removeEntries(
    tx,
    target,
    changes.filter(({ op }) => op === 'del').map(({ id }) => id),
  );
  await writeChanges(tx, target, changes);
  await noteSuccess(tx, offered, now);
  await bumpBasis(tx);
  await enqueue(tx, 'lists-changed', { versionId });
  return { outcome: 'active', versionId, fault: null, ...counts };
}
