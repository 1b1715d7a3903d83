import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/db/tables.ts';
import type { Services } from '#server/platform/services.ts';
import { readBasis } from '../lists/basis.queries.ts';
import type { ListEntry } from '../lists/list-entry.ts';
import { buildIndex } from '../screening/name-index.ts';
import type { Hit } from '../screening/screen.ts';
import { screen } from '../screening/screen.ts';
import { engineVersion } from '../screening/match-config.ts';
import type { Subject } from '../screening/subject.ts';
import type { KeptSubject, SealedIds } from './asked-subject.ts';
import { subjectOfKept } from './asked-subject.ts';
import { configOfVersion, configVersionOf } from './config-of-version.queries.ts';
import { indexFor } from './index-of-basis.queries.ts';

export interface RunAgain {
  /** The stored hits came out again: the same entries with the same scores. */
  readonly isSame: boolean;
  /** The engine of then; with another one scores may differ. */
  readonly engineVersion: string;
  readonly isSameEngine: boolean;
  readonly basis: string;
  readonly hits: readonly {
    source: string;
    entryId: string;
    name: string;
    before: number;
    after: number | null;
  }[];
  /** What the lists and the configuration of now say of the same subject. */
  readonly now: { readonly basis: string; readonly hits: readonly Hit[]; readonly unreadable: string | null };
}

/**
 * Runs a stored screening again: against its entries as they were listed then, with its configuration, and against the
 * lists of now. A score does not depend on what else is listed, so the entries of then are enough.
 */
export async function runAgain(
  db: Kysely<Tables>,
  services: Services,
  screeningId: string,
): Promise<RunAgain | undefined> {
  const stored = await db
    .selectFrom('screenings')
    .selectAll()
    .where('id', '=', screeningId)
    .executeTakeFirst();
  if (stored === undefined) return undefined;
  const kept = await db
    .selectFrom('screening_hits')
    .select(['source', 'entry_id', 'name', 'score', 'entry'])
    .where('screening_id', '=', screeningId)
    .orderBy('score', 'desc')
    .orderBy('id')
    .execute();
  const ids =
    stored.ids_sealed === null ? null : (JSON.parse(services.secrets.open(stored.ids_sealed)) as SealedIds);
  const subject = subjectOfKept(stored.subject as unknown as KeptSubject, ids);
  const config = await configOfVersion(db, services, stored.config_version);
  const then = screen(buildIndex(kept.map(({ entry }) => entry as ListEntry)), subject, config);
  const hits = kept.map(({ source, entry_id, name, score }) => {
    const again = then.hits.find(({ entry }) => entry.list === source && entry.id === entry_id);
    return {
      source,
      entryId: entry_id,
      name,
      before: Number(score),
      after: again === undefined ? null : Number(again.score.toFixed(4)),
    };
  });
  return {
    isSame:
      hits.every(({ before, after }) => before === after) &&
      (then.unreadable !== undefined) === (stored.result === 'unreadable'),
    engineVersion: stored.engine_version,
    isSameEngine: stored.engine_version === engineVersion,
    basis: stored.basis,
    hits,
    now: await screenNow(db, services, subject),
  };
}

async function screenNow(db: Kysely<Tables>, services: Services, subject: Subject): Promise<RunAgain['now']> {
  const basis = await readBasis(db);
  const config = await configOfVersion(db, services, configVersionOf(basis));
  const found = screen(await indexFor(db, services, basis), subject, config);
  return { basis, hits: found.hits.slice(0, config.maxHits), unreadable: found.unreadable ?? null };
}
