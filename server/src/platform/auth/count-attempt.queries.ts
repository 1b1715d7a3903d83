import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../db/tables.ts';

export interface AttemptLimit {
  readonly bucket: string;
  readonly limit: number;
  readonly minutes: number;
  readonly now: Date;
}

export interface CountedAttempt {
  readonly hits: number;
  readonly isOver: boolean;
  readonly minutesLeft: number;
}

/**
 * Counts an attempt before it is made, so that many at once cannot pass together. The count starts again after a pause of
 * `minutes`; once over the limit, further attempts do not make the pause longer.
 */
export async function countAttempt(db: Kysely<Tables>, attempt: AttemptLimit): Promise<CountedAttempt> {
  const { bucket, limit, minutes, now } = attempt;
  const ends = new Date(now.getTime() + minutes * 60_000);
  const { rows } = await sql<{ hits: number; resets_at: Date }>`
    insert into rate_limits as r (bucket, hits, resets_at) values (${bucket}, 1, ${ends})
    on conflict (bucket) do update set
      hits = case when r.resets_at <= ${now} then 1 else least(r.hits + 1, ${limit + 1}::integer) end,
      resets_at = case when r.resets_at > ${now} and r.hits >= ${limit} then r.resets_at else ${ends} end
    returning hits, resets_at`.execute(db);
  const { hits, resets_at: resetsAt } = rows[0] ?? { hits: 1, resets_at: ends };
  const minutesLeft = Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 60_000));
  return { hits, isOver: hits > limit, minutesLeft };
}

/** An attempt that was right does not count. */
export async function giveAttemptBack(db: Kysely<Tables>, bucket: string): Promise<void> {
  await sql`update rate_limits set hits = hits - 1 where bucket = ${bucket} and hits > 0`.execute(db);
}

/** The next attempt is the first one again. */
export async function forgetAttempts(db: Kysely<Tables>, bucket: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('bucket', '=', bucket).execute();
}
