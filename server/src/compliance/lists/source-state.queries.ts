import { sql } from 'kysely';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import type { OfferedVersion } from './take-version.queries.ts';

/** After the publisher was reached and what it gives is what we have. */
export async function noteSuccess(
  tx: Tx,
  { source, freshAt, downloads }: Pick<OfferedVersion, 'source' | 'freshAt' | 'downloads'>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('list_sources')
    .set({
      checked_at: now,
      fresh_at: freshAt ?? now,
      next_check_at: sql<Date>`${now}::timestamptz + make_interval(hours => every_hours)`,
      failures: 0,
      last_failure: null,
      downloads: JSON.stringify(downloads ?? {}),
    })
    .where('code', '=', source)
    .execute();
}

/** After a try that brought nothing that may be used; what is active stays and grows older. */
export async function noteFailure(
  tx: Tx,
  source: string,
  { what, now }: { what: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('list_sources')
    .set({
      checked_at: now,
      next_check_at: new Date(now.getTime() + 3_600_000), // an hour: the publisher may only be busy
      failures: sql`failures + 1`,
      last_failure: what.slice(0, 300),
    })
    .where('code', '=', source)
    .execute();
}
