import { sql } from 'kysely';
import type { Services } from '../services.ts';

/** What is over: how long it is kept after its end, and what is then done with it. */
const rules = [
  ['1 hour', (limit: Date) => sql`delete from rate_limits where resets_at < ${limit}`],
  ['1 hour', (limit: Date) => sql`delete from tickets where expires_at < ${limit}`],
  ['1 day', (limit: Date) => sql`delete from login_challenges where expires_at < ${limit}`],
  ['30 days', (limit: Date) => sql`delete from user_tokens where expires_at < ${limit}`],
  ['30 days', (limit: Date) => sql`delete from idempotency_keys where created_at < ${limit}`],
  [
    '30 days',
    (limit: Date) =>
      sql`delete from sessions where least(expires_at, idle_expires_at, revoked_at) < ${limit}`,
  ],
  [
    '30 days', // bodies hold links; who got a mail about what stays known
    (limit: Date) =>
      sql`update mails set body_text = '', body_html = '' where created_at < ${limit} and body_text <> ''`,
  ],
] as const;

const durations = { '1 hour': 3_600_000, '1 day': 86_400_000, '30 days': 30 * 86_400_000 } as const; // ms

/** Removes what has expired; each rule by itself, so that one that fails does not hold up the others. */
export async function cleanUp({ db, clock, log }: Services): Promise<void> {
  const now = clock().getTime();
  let failure: unknown = null;
  for (const [kept, statement] of rules) {
    try {
      await statement(new Date(now - durations[kept])).execute(db);
    } catch (error) {
      log.error({ err: error }, 'cleaning up failed');
      failure = error;
    }
  }
  if (failure !== null) throw failure;
}
