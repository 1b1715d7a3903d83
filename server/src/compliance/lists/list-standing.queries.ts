import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { ConfigurationValue } from '#domain/areas/configuration/configuration.keys.ts';
import { configurationKeys } from '#domain/areas/configuration/configuration.keys.ts';
import type { PublishedList } from '#domain/areas/compliance/lists.values.ts';
import type { Tables } from '#server/platform/db/tables.ts';

export interface SourceStanding {
  readonly code: PublishedList;
  readonly publishedOn: string;
  /** When the active version came; null: there is none. */
  readonly fetchedAt: Date | null;
  /** Up to when the active version is known to be the newest. */
  readonly freshAt: Date | null;
  readonly rows: number;
  readonly isStale: boolean;
  /** The newest version was refused, so an older one counts. */
  readonly refused: { readonly fault: string; readonly at: Date } | null;
}

export interface ListStanding {
  readonly isStale: boolean;
  /** Since when the first of them is. */
  readonly staleSince: Date | null;
  readonly sources: readonly SourceStanding[];
  /** US cents: while lists are stale nothing above is paid out. Null: the block is switched off. */
  readonly blocksAbove: bigint | null;
}

/** How old the lists are and what that stops; one query. */
export async function listStanding(db: Kysely<Tables>, now: Date): Promise<ListStanding> {
  const { rows } = await sql<StandingRow>`
    select s.code, s.fresh_at, s.max_age_hours, v.published_on, v.fetched_at, coalesce(v.rows, 0) as rows,
      r.fault, r.fetched_at as refused_at,
      (select c.value from configuration c where c.key = 'ListStaleness' order by c.version desc limit 1) as config
    from list_sources s
      left join list_versions v on v.source = s.code and v.status = 'active'
      left join lateral (
        select n.fault, n.fetched_at, n.status from list_versions n where n.source = s.code
        order by n.id desc limit 1) r on r.status = 'rejected'
    where s.code <> 'INTERNAL_BLOCK' order by s.place`.execute(db);
  const config = readStaleness(rows[0]?.config);
  const ends = rows.map((row) => endOf(row, config.hours));
  const sources = rows.map((row, place) => toSource(row, ends[place] ?? null, now));
  const past = ends.map((end) => end ?? new Date(0)).filter((end) => end <= now);
  return {
    isStale: past.length > 0,
    staleSince: past.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null,
    sources,
    blocksAbove: config.isBlockOn ? BigInt(config.payOutAbove) : null,
  };
}

interface StandingRow {
  readonly code: PublishedList;
  readonly fresh_at: Date | null;
  readonly max_age_hours: number | null;
  readonly published_on: string | null;
  readonly fetched_at: Date | null;
  readonly rows: number;
  readonly fault: string | null;
  readonly refused_at: Date | null;
  readonly config: unknown;
}

/** When the active version of a source becomes stale; null when there never was one. */
function endOf({ fresh_at, max_age_hours }: StandingRow, hours: number): Date | null {
  return fresh_at && new Date(fresh_at.getTime() + (max_age_hours ?? hours) * 3_600_000);
}

function toSource(row: StandingRow, end: Date | null, now: Date): SourceStanding {
  return {
    code: row.code,
    publishedOn: row.published_on ?? '',
    fetchedAt: row.fetched_at,
    freshAt: row.fresh_at,
    rows: row.rows,
    isStale: end === null || end <= now,
    refused: row.fault && row.refused_at ? { fault: row.fault, at: row.refused_at } : null,
  };
}

function readStaleness(value: unknown): ConfigurationValue<'ListStaleness'> {
  const { schema, initial } = configurationKeys.ListStaleness;
  const result = schema.safeParse(value);
  return result.success ? result.data : initial;
}
