import { sql } from 'kysely';
import { Problem } from '#domain/kernel/problem.ts';
import type { Services } from '../services.ts';

/**
 * Counts a hit in a fixed window shared by all server processes; refuses with `too-many-requests`.
 * The statement is one upsert, so that two processes cannot both take the last hit.
 */
export async function checkRate(
  services: Services,
  rate: { key: string; ip: string; hits: number; seconds: number },
): Promise<void> {
  const now = services.clock();
  const ends = new Date(now.getTime() + rate.seconds * 1000);
  const { rows } = await sql<{ hits: number; resets_at: Date }>`
    insert into rate_limits as r (bucket, hits, resets_at) values (${`${rate.key} ${rate.ip}`}, 1, ${ends})
    on conflict (bucket) do update set
      hits = case when r.resets_at <= ${now} then 1 else r.hits + 1 end,
      resets_at = case when r.resets_at <= ${now} then ${ends} else r.resets_at end
    returning hits, resets_at`.execute(services.db);
  const row = rows[0];
  if (row === undefined || row.hits <= rate.hits) return;
  throw new Problem('too-many-requests', {
    seconds: Math.max(1, Math.ceil((row.resets_at.getTime() - now.getTime()) / 1000)),
  });
}
