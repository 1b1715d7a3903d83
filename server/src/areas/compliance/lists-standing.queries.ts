import { mayCall } from '#domain/access/access.ts';
import { listsAccess } from '#domain/areas/compliance/lists.explorers.ts';
import type { ListSource, ListStandingReply } from '#domain/areas/compliance/lists.papers.ts';
import type { PublishedList } from '#domain/areas/compliance/lists.values.ts';
import type { SourceStanding } from '#server/compliance/lists/list-standing.queries.ts';
import { listStanding } from '#server/compliance/lists/list-standing.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';

/** The line above every page: everybody learns what waits, compliance also how old the lists are. */
export async function standingFor(context: OfficeContext): Promise<ListStandingReply> {
  const { services, user, office, now } = context;
  const { sources, ...standing } = await listStanding(services.db, now);
  const sees = mayCall(listsAccess, { ...user, office }).allowed;
  return {
    isStale: standing.isStale,
    staleSince: standing.staleSince?.toISOString() ?? null,
    blocksAbove: standing.blocksAbove?.toString() ?? null,
    sources: sees ? sources.map(ageOf) : [],
  };
}

type Age = ListStandingReply['sources'][number];

function ageOf({ fetchedAt, freshAt, refused, ...source }: SourceStanding): Age {
  return {
    ...source,
    fetchedAt: fetchedAt?.toISOString() ?? null,
    freshAt: freshAt?.toISOString() ?? null,
    refused: refused && {
      fault: refused.fault as NonNullable<Age['refused']>['fault'],
      at: refused.at.toISOString(),
    },
  };
}

export async function findSources({ services, now }: OfficeContext): Promise<ListSource[]> {
  const { db } = services;
  const { sources } = await listStanding(db, now);
  const rows = await db
    .selectFrom('list_sources as s')
    .leftJoin('list_versions as v', (join) =>
      join.onRef('v.source', '=', 's.code').on('v.status', '=', 'active'),
    )
    .selectAll('s')
    .select('v.id as versionId')
    .execute();
  const byCode = new Map(rows.map((row) => [row.code as PublishedList, row]));
  return sources.flatMap((source) => {
    const row = byCode.get(source.code);
    if (!row) return [];
    return [
      {
        ...ageOf(source),
        version: row.version,
        versionId: row.versionId,
        addresses: row.addresses,
        isDownloadOn: row.is_download_on,
        everyHours: row.every_hours,
        maxAgeHours: row.max_age_hours,
        minRows: row.min_rows,
        maxShrinkPct: Number(row.max_shrink_pct),
        checkedAt: row.checked_at?.toISOString() ?? null,
        nextCheckAt: row.next_check_at?.toISOString() ?? null,
        failures: row.failures,
        lastFailure: row.last_failure,
      },
    ];
  });
}
