import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '#server/platform/db/tables.ts';
import type { Services } from '#server/platform/services.ts';
import { readBasis } from '../lists/basis.queries.ts';
import { screen } from '../screening/screen.ts';
import type { Hit } from '../screening/screen.ts';
import type { KeptSubject, SealedIds } from './asked-subject.ts';
import { subjectOfKept } from './asked-subject.ts';
import type { ActiveConfig } from './config-of-version.queries.ts';
import { configOfVersion, configVersionOf } from './config-of-version.queries.ts';
import { indexFor } from './index-of-basis.queries.ts';

const DAYS = 30;
/** The newest so many; more would not change what an officer decides. */
const MOST_SUBJECTS = 20_000;
/** Changes that are listed one by one. */
const MOST_ROWS = 100;
/** Subjects between two pauses. */
const PACE = 100;

interface Found {
  readonly score: number;
  readonly status: string;
}

export interface ReplayRow {
  readonly name: string;
  readonly source: string;
  readonly entryId: string;
  readonly listed: string;
  readonly before: Found | null;
  readonly after: Found | null;
}

export interface Replay {
  readonly days: number;
  readonly subjects: number;
  readonly before: number;
  readonly after: number;
  readonly appear: number;
  readonly disappear: number;
  readonly rows: readonly ReplayRow[];
}

/**
 * Which alerts of the last 30 days another configuration would have made or spared, on the lists of now: everybody
 * screened in that time once, as they were at last.
 */
export async function replayConfig(db: Kysely<Tables>, services: Services, version: number): Promise<Replay> {
  const basis = await readBasis(db);
  const index = await indexFor(db, services, basis);
  const now = await configOfVersion(db, services, configVersionOf(basis));
  const then = await configOfVersion(db, services, version);
  const since = new Date(services.clock().getTime() - DAYS * 86_400_000);
  const subjects = await readSubjects(db, since);
  const sum = { before: 0, after: 0, appear: 0, disappear: 0, rows: [] as ReplayRow[] };
  for (const [place, { subject: kept, ids_sealed }] of subjects.entries()) {
    if (place % PACE === 0) await new Promise(setImmediate);
    const ids = ids_sealed === null ? null : (JSON.parse(services.secrets.open(ids_sealed)) as SealedIds);
    const subject = subjectOfKept(kept, ids);
    const alertsOf = (config: ActiveConfig) => alerts(screen(index, subject, config).hits);
    compareAlerts(kept.name, { before: alertsOf(now), after: alertsOf(then) }, sum);
  }
  return { days: DAYS, subjects: subjects.length, ...sum };
}

async function readSubjects(
  db: Kysely<Tables>,
  since: Date,
): Promise<readonly { subject: KeptSubject; ids_sealed: Buffer | null }[]> {
  const { rows } = await sql<{ subject: KeptSubject; ids_sealed: Buffer | null }>`
    select s.subject, s.ids_sealed from (
      select distinct on (subject_hash) id from screenings where at >= ${since}
      order by subject_hash, id desc) latest
    join screenings s using (id) order by s.id desc limit ${MOST_SUBJECTS}`.execute(db);
  return rows;
}

/** What would hold an order, by entry. */
function alerts(hits: readonly Hit[]): ReadonlyMap<string, Hit> {
  return new Map(
    hits
      .filter(({ status }) => status === 'block' || status === 'alert')
      .map((hit) => [`${hit.entry.list} ${hit.entry.id}`, hit]),
  );
}

function compareAlerts(
  name: string,
  { before, after }: Record<'before' | 'after', ReadonlyMap<string, Hit>>,
  sum: { before: number; after: number; appear: number; disappear: number; rows: ReplayRow[] },
): void {
  sum.before += before.size;
  sum.after += after.size;
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const [one, other] = [before.get(key), after.get(key)];
    if (one && other) continue;
    if (one) sum.disappear += 1;
    else sum.appear += 1;
    const hit = (one ?? other) as Hit;
    if (sum.rows.length < MOST_ROWS) {
      sum.rows.push({
        name,
        source: hit.entry.list,
        entryId: hit.entry.id,
        listed: hit.name,
        before: foundOf(one),
        after: foundOf(other),
      });
    }
  }
}

function foundOf(hit: Hit | undefined): Found | null {
  return hit === undefined ? null : { score: hit.score, status: hit.status };
}
